import { screen, within } from '@testing-library/react';
import CategoryIndex from '@portal/src/components/CategoryIndex';
import CategoryOverview from '@portal/src/components/CategoryOverview';
import type { CategoriesPage } from '@portal/src/page-data';
import { hrefsOf, show, textsOf } from '../support/component';

const toCard = (id: string, section?: string) => ({
  ...{ id, title: id, description: '', route: `/endpoints/${id}`, operations: 1 },
  ...(section && { section }),
});

it.each([
  [
    ['Animals', undefined, 'Animals'],
    ['API Endpoints', 'Animals', 'Others'],
  ],
  [[undefined, undefined], ['API Endpoints']],
])('has a heading for each group of tags %j, and one for the others', (groups, headings) => {
  const categories = groups.map((group, index) => toCard(`a${index}`, group));
  show(<CategoryIndex page={{ categories }} />);
  expect(textsOf(screen.getAllByRole('heading'))).toEqual(headings);
});

it('names a webhook, which has no path', () => {
  const lost = { slug: 'lost', category: 'Pets', title: 'Lost', summary: '', path: '' };
  const sent = { method: 'POST', event: 'webhook', route: '/docs/pets/lost' } as const;
  const endpoints = [{ ...lost, ...sent }];
  show(<CategoryIndex page={{ categories: [], endpoints }} />);
  expect(screen.getByRole('row', { name: /Lost/ })).toHaveTextContent('POST Lost webhook');
});

it('folds the endpoints of each category if they are many, with all links', () => {
  const endpoints = Array.from({ length: 201 }, (_, index) => ({
    ...{ slug: `a${index}`, title: `A ${index}`, summary: '', method: 'GET', path: `a/${index}` },
    ...{ route: `/docs/a/${index}`, category: index < 101 ? 'Pets' : 'Orders' },
  })) as unknown as CategoriesPage['endpoints'];
  const { container } = show(<CategoryIndex page={{ categories: [], endpoints }} />);
  const folds = [...container.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelectorAll('a[href]').length)).toEqual([101, 100]);
  expect(screen.getByText('Orders (100)')).toBeTruthy();
});

it('an overview has the endpoints of each group below its heading, and marks deprecated ones', () => {
  const endpoints = ['Read', 'Write', 'Read'].map((group, index) => ({
    ...({ group, slug: 'a', title: `A ${index}`, summary: '', method: 'GET', path: 'a' } as const),
    route: `/docs/a/${index}`,
    ...(index === 2 && { deprecated: 'Since 1.1.' }),
  }));
  const category = { ...toCard('A'), groups: ['Read', 'Write'] };
  show(<CategoryOverview page={{ category, endpoints }} />);
  const groups = screen
    .getAllByRole('region')
    .map((region) => [
      within(region).getByRole('heading', { level: 2 }).textContent,
      ...hrefsOf(within(region).getAllByRole('link')),
    ]);
  expect(groups).toEqual([
    ['Read', '/docs/a/0', '/docs/a/2'],
    ['Write', '/docs/a/1'],
  ]);
  const [mark, ...others] = screen.getAllByText('Deprecated');
  expect(others).toEqual([]);
  expect(mark?.closest('article')).toHaveTextContent('A 2');
});
