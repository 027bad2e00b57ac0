import { catalogue, findCategory } from '../support/entries';
import { countOperations } from '../../src/openapi/shapes';
import { toOverviewPlace, toRoute } from '../../src/routes/places';
import { openPage } from '../support/browser';
import { homeCards } from '../support/pages';

const isGuide = (route: string) => route.startsWith('/docs/guides/');
/** The steps come first. */
const [steps, cards] = [homeCards.slice(0, 3), homeCards.slice(3)];
const all = catalogue.categories.reduce((sum, category) => sum + countOperations(category), 0);
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
      ...cards.filter(([route]) => !isGuide(route)),
      ['https://status.example.com', 'System Status'],
      ['/downloads', expect.stringMatching(/For other formats, see Downloads\.$/)],
      ...catalogue.categories.map((category) => [
        toOverviewPlace(category).route,
        (category.cardTitle ?? category.title) + toCount(countOperations(category)),
      ]),
      ['/endpoints', `All endpoints${toCount(all)}`],
      ...cards.filter(([route]) => isGuide(route)),
    ]);
  });

  it('begins with the first call and the steps to it', async () => {
    const page = await openPage('/');
    const links = page.locator('main ol').getByRole('listitem').getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.textContent])),
    ).toEqual(steps);
    expect(await page.locator('main pre').innerText()).toContain('connect/token');
    const start = page.locator('main').getByRole('link', { name: 'Get a token' });
    expect(await start.getAttribute('href')).toBe('/docs/authentication/generate-token');
  });
});

it('an overview links to each of its endpoints once, under the headings of its groups', async () => {
  const category = findCategory('campaigns');
  const page = await openPage(toOverviewPlace(category).route, { javaScriptEnabled: false });
  const links = await page
    .getByRole('link', { name: /^View Documentation/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual(category.endpoints.map(toRoute).sort());
  const { groups = [], endpoints } = category;
  expect(await page.locator('main h2').allInnerTexts()).toEqual(groups);
  for (const name of groups) {
    const section = page.locator('main section', { has: page.getByRole('heading', { name }) });
    const inGroup = endpoints.filter(({ group }) => group === name);
    expect(await section.getByRole('article').count()).toBe(inGroup.length);
  }
});
