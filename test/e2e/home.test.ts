import { catalogue, findCategory } from '../support/entries';
import { countOperations } from '../../src/openapi/shapes';
import { toOverviewPlace, toRoute } from '../../src/routes/places';
import { openPage } from '../support/browser';
import { homeCards } from '../support/pages';

const isGuide = ([route]: readonly [string, string]) => route.startsWith('/docs/guides/');
const [steps, others] = [homeCards.slice(0, 3), homeCards.slice(3)];
const all = catalogue.categories.reduce((sum, category) => sum + countOperations(category), 0);
const toCount = (count: number) => `${count} ${count === 1 ? 'endpoint' : 'endpoints'}`;

const sections: readonly (readonly [string, readonly (readonly [string, unknown])[]])[] = [
  ['Get started', steps],
  ['Guides', others.filter(isGuide)],
  [
    'API endpoints',
    [
      ...catalogue.categories.map((category): [string, string] => [
        toOverviewPlace(category).route,
        (category.cardTitle ?? category.title) + toCount(countOperations(category)),
      ]),
      ['/endpoints', `All endpoints${toCount(all)}`],
    ],
  ],
  [
    'Documentation',
    [
      ...others.filter((card) => !isGuide(card)),
      ['https://status.example.com', 'System Status'],
      [expect.stringMatching(/^\/assets\/.*\.zip$/), 'Download the example requests'],
      ['/downloads', expect.stringMatching(/For other formats, see Downloads\.$/)],
    ],
  ],
];

describe('the home page', () => {
  it('has a section for each kind of page, with the numbers of endpoints', async () => {
    const page = await openPage('/');
    for (const [name, expected] of sections) {
      const links = page.getByRole('region', { name }).getByRole('link');
      const found = await links.evaluateAll((list) =>
        list.map((link) => {
          // The count is next to the link.
          const { parentElement } = link;
          const text = parentElement?.matches('li') ? link.textContent : parentElement?.textContent;
          return [link.getAttribute('href'), text];
        }),
      );
      expect([name, found]).toEqual([name, expected]);
    }
  });

  it('begins with a request, its response, and what is needed for it', async () => {
    const page = await openPage('/');
    const request = page.getByRole('region', { name: 'Example request' });
    expect(await request.locator('pre').first().innerText()).toContain('"upc": "00198765432109"');
    await request.getByRole('tab', { name: 'Response 200' }).click();
    const response = request.getByRole('group', { name: 'Example response' });
    expect(await response.innerText()).toContain('https://links.example.com/paper-lanterns');
    const access = page.locator('main').getByRole('link', { name: 'Request access' }).first();
    expect(await access.getAttribute('href')).toBe('/docs/introduction#request-access');
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
