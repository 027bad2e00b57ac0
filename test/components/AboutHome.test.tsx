import { screen, within } from '@testing-library/react';
import AboutHome from '@portal/src/components/AboutHome';
import type { AboutPage, CategoryCard } from '@portal/src/page-data';
import type { Call } from '@portal/src/request/call';
import { show, textsOf } from '../support/component';

type About = AboutPage & { readonly start?: { readonly call?: Call } };

const bare: About = { version: '1', summary: '', introduction: [], authentication: [], errors: [] };
const toCategory = (id: string, counts: Partial<CategoryCard> = {}): CategoryCard => ({
  ...{ id, title: id, description: '', route: `/endpoints/${id}`, operations: 1 },
  ...counts,
});

function open(about: Partial<About> = {}, ...categories: readonly CategoryCard[]) {
  return show(<AboutHome page={{ categories }} about={{ ...bare, ...about }} download="/a.zip" />);
}

const linksOf = (element: HTMLElement) => textsOf(within(element).getAllByRole('link'));

it('has the categories with their counts and first endpoints, what the API sends apart', () => {
  const first = [{ method: 'GET', title: 'Read a tide', route: '/docs/a/tide' }] as const;
  const a = toCategory('A', { operations: 2, webhooks: 1, first });
  open({}, a, toCategory('B', { callbacks: 2 }));
  const list = screen.getByRole('region', { name: 'API endpoints' });
  expect(list).toHaveTextContent('A2 endpoints, 1 webhookGET Read a tideB1 endpoint, 2 callbacks');
  expect(linksOf(list)).toEqual(['All endpoints', 'A', 'Read a tide', 'B']);
});

it.each([
  [undefined, ['Read the introduction', 'All endpoints']],
  [{ actions: [{ label: 'Start', href: '/docs/a' }], guides: [] }, ['Start']],
])('has the buttons of the settings, or two of its own: %j', (home, labels) => {
  const { container } = open({ ...(home && { home }) });
  const title = within(container).getByRole('heading', { level: 1 });
  expect(linksOf(title.parentElement!)).toEqual(labels);
});

const toUrl = (name: string) => ({ url: `https://${name}.test`, description: `Of ${name}` });

it.each([
  [{ baseUrls: [], access: '' }, []],
  [{ baseUrls: ['a'].map(toUrl), access: '' }, ['Base URL']],
  [{ baseUrls: ['a', 'b'].map(toUrl), access: 'OAuth 2.0' }, ['Base URLs', 'Authentication']],
])('says what the first request needs, if the document says it: %j', (start, terms) => {
  const { container } = open({ start });
  expect(textsOf(container.querySelectorAll('dt'))).toEqual(terms);
});

it('leads to more than three base URLs', () => {
  open({ start: { baseUrls: ['a', 'b', 'c', 'd'].map(toUrl), access: '' } });
  expect(screen.queryByText('https://d.test')).toBeNull();
  expect(screen.getByRole('link', { name: 'All 4 base URLs' })).toBeTruthy();
});

it('shows a request with its response', () => {
  const call: Call = {
    ...{ title: 'GET /tides', method: 'GET', route: '/docs/a/tides' },
    request: { method: 'GET', baseUrl: 'https://a.test', path: '/tides', query: [], headers: [] },
    response: { status: '200', example: { high: true } },
  };
  open({ start: { baseUrls: [], access: '', call } });
  const panel = screen.getByRole('region', { name: 'Example request' });
  expect(linksOf(panel)).toEqual(['/tides']);
  const toCode = (name: string) => within(panel).getByRole('group', { name });
  expect(toCode('cURL sample')).toHaveTextContent('https://a.test/tides');
  expect(toCode('Example response')).toHaveTextContent('"high": true');
});
