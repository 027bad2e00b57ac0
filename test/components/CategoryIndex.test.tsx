import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import CategoryIndex from '@site/src/components/CategoryIndex';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

const toCard = (id: string, section?: string) => ({
  ...{ id, title: id, description: '', route: `/endpoints/${id}`, operations: 1 },
  ...(section && { section }),
});

const listHeadings = (...categories: readonly ReturnType<typeof toCard>[]) => {
  render(<CategoryIndex page={{ categories }} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
};

it('has a heading for each group of tags, and one for the others', () => {
  const headings = listHeadings(toCard('a', 'Animals'), toCard('b'), toCard('c', 'Animals'));
  expect(headings).toEqual(['API Endpoints', 'Animals', 'Others']);
});

it('has no headings without groups', () => {
  expect(listHeadings(toCard('a'), toCard('b'))).toEqual(['API Endpoints']);
});

it('names a webhook, which has no path', () => {
  const lost = { slug: 'lost', title: 'Lost', summary: '', method: 'POST', path: '' } as const;
  const endpoints = [{ ...lost, event: 'webhook', route: '/docs/pets/lost' }] as const;
  render(<CategoryIndex page={{ categories: [], endpoints }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('row', { name: /Lost/ })).toHaveTextContent('POSTwebhookLost');
});
