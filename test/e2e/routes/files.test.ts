import { openPage } from '../../support/browser';

describe('the scripts of a page', () => {
  it.each(['/endpoints', '/endpoints/campaigns', '/search', '/docs/design'])(
    'are all in the HTML of %s, so that none waits for another',
    async (route) => {
      const page = await openPage(null);
      const answer = await page.goto(route, { waitUntil: 'networkidle' });
      const html = (await answer?.text()) ?? '';
      const listed = [...html.matchAll(/<script src=([^ >]+)/g)].map(([, src]) => src);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js')),
      );
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter((name) => !listed.includes(name))).toEqual([]);
    },
  );
});
