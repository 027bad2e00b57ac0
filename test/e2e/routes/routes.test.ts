import { openPage } from '../../support/browser';
import { homeHeading, pageHeadings, wrongPaths } from '../../support/pages';
import { readSiteMap } from '../../support/walk';

describe('the site map', () => {
  it('contains exactly the pages of the catalogue and of editors', () => {
    expect([...readSiteMap()].sort()).toEqual(Object.keys(pageHeadings).sort());
  });
});

describe('the not-found page', () => {
  it.each([wrongPaths[0], wrongPaths[9]])('links to home from %s', async (route) => {
    const page = await openPage(route);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL('/');
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
  });

  it('is excluded from search engines', async () => {
    const page = await openPage('/nope');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});
