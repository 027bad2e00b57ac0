import { render, screen, within } from '@testing-library/react';
import CategoryOverview from '@site/src/components/CategoryOverview';
import { findCategory } from '../support/entries';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

it('an overview shows the endpoints of each group', () => {
  const { endpoints, ...category } = findCategory('campaigns');
  const cards = endpoints.map((endpoint) => ({ ...endpoint, route: `/docs/${endpoint.slug}` }));
  const page = { category: { ...category, route: '/x', operations: 1 }, endpoints: cards };
  render(<CategoryOverview page={page} />);
  const shown = screen.getAllByRole('region').map((region) => ({
    group: within(region).getByRole('heading', { level: 2 }).textContent,
    routes: within(region)
      .getAllByRole('link', { name: /View Documentation/ })
      .map((link) => link.getAttribute('href')),
  }));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(
    category.groups?.map((group) => ({
      group,
      routes: cards.filter((card) => card.group === group).map(({ route }) => route),
    })),
  );
});
