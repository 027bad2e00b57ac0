import { catalogue } from '../../src/catalogue';
import { countOperations } from '../../src/catalogue/operations';
import { toOverviewPlace, toRoute } from '../../src/site-map/places';
import { openPage } from '../support/browser';
import { homeCards } from '../support/pages';

const isGuide = (route: string) => route.startsWith('/docs/guides/');
const toCount = (count: number) => `${count} ${count === 1 ? 'endpoint' : 'endpoints'}`;

describe('the home page', () => {
  it('links to the general pages and to all categories, with their numbers of endpoints', async () => {
    const page = await openPage('/');
    const links = await page.locator('main section a').evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('href'),
        // The count is next to the link.
        link.parentElement?.textContent,
      ]),
    );
    expect(links.filter(([href]) => !href?.startsWith('/assets/'))).toEqual([
      ...homeCards.filter(([route]) => !isGuide(route)),
      ['https://status.example.com', 'System Status'],
      ...homeCards.filter(([route]) => isGuide(route)),
      ['/downloads', expect.stringMatching(/For other formats, see Downloads\.$/)],
      ...catalogue.categories.map((category) => [
        toOverviewPlace(category).route,
        (category.cardTitle ?? category.title) + toCount(countOperations(category)),
      ]),
      [
        '/endpoints',
        `All endpoints${toCount(catalogue.categories.reduce((sum, category) => sum + countOperations(category), 0))}`,
      ],
    ]);
  });

  it('has a link to all downloads, inside the card that downloads the requests', async () => {
    const page = await openPage('/');
    await page.locator('main').getByRole('link', { name: 'Downloads', exact: true }).click();
    await page.waitForURL('/downloads');
  });
});

describe('the overview of a category', () => {
  it.each(catalogue.categories.map((category) => [category.title, category] as const))(
    '%s links to each of its endpoints once',
    async (_, category) => {
      const page = await openPage(toOverviewPlace(category).route);
      const links = await page
        .getByRole('link', { name: /^View Documentation/ })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.sort()).toEqual(category.endpoints.map(toRoute).sort());
    },
  );

  it.each(catalogue.categories.filter(({ groups }) => groups))(
    'groups $id under its headings',
    async (category) => {
      const page = await openPage(toOverviewPlace(category).route);
      const { groups = [], endpoints } = category;
      expect(await page.locator('main h2').allInnerTexts()).toEqual(groups);
      const counts = await page
        .locator('main section')
        .evaluateAll((sections) =>
          sections.map((section) => section.querySelectorAll('article').length),
        );
      expect(counts).toEqual(
        groups.map((name) => endpoints.filter(({ group }) => group === name).length),
      );
    },
  );
});
