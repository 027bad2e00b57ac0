import { catalogue } from '../../src/catalogue';
import { toOverviewPlace, toRoute } from '../../src/site-map/places';
import { openPage } from '../support/browser';

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
      ['/docs/introduction', 'Introduction'],
      ['/docs/authentication', 'Authentication'],
      ['/docs/errors', 'Errors'],
      ['https://status.example.com', 'System Status'],
      ['/docs/guides/from-upc-to-link', 'From a UPC to a link'],
      ['/downloads', expect.stringMatching(/For other formats, see Downloads\.$/)],
      ['/endpoints/authentication', 'Authentication1 endpoint'],
      ['/endpoints/settings', 'Settings4 endpoints'],
      ['/endpoints/batch', 'Batch Operations2 endpoints'],
      ['/endpoints/campaigns', 'Campaigns15 endpoints'],
      ['/endpoints/scheduled-scans', 'Scheduled Scans3 endpoints'],
      ['/endpoints', 'All endpoints25 endpoints'],
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

  it('groups campaigns under the four headings of the specification', async () => {
    const page = await openPage('/endpoints/campaigns');
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      'Release and content links',
      'Pre-release',
      'Ticket',
      'Cross-type operations',
    ]);
    const groups = await page
      .locator('main section')
      .evaluateAll((sections) =>
        sections.map((section) => section.querySelectorAll('article').length),
      );
    expect(groups).toEqual([8, 2, 2, 4]);
  });
});
