import type { Locator, Page } from 'playwright-core';
import { hydrate, openPage, overflowOf } from '../../support/browser';

const endpoint = '/docs/campaigns/create-campaign-link';
const routes = [
  ...['/', endpoint, '/endpoints', '/endpoints/campaigns', '/docs/guides/from-upc-to-link'],
  ...['/changelog', '/downloads', '/search', '/nope'],
] as const;

it('text of twice the size fits into narrow and wide windows', async () => {
  const page = await openPage(null);
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const route of routes) {
    await page.goto(route);
    const size = () => getComputedStyle(document.documentElement).fontSize;
    expect(await page.evaluate(size)).toBe('32px');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([route, width, await overflowOf(page)]).toEqual([route, width, 0]);
      const box = page.getByRole('combobox', { name: 'Search documentation' });
      expect(await box.evaluate((element) => element.clientWidth)).toBeGreaterThan(80);
    }
  }
});

it.each([320, 1280])(
  'a word that is longer than the window breaks in texts of an endpoint, %i px wide',
  async (width) => {
    const page = await openPage(endpoint, { viewport: { width, height: 800 } });
    const texts = page.locator('main :is(p, dd, li > a, summary > span):not(:has(*))');
    await texts.evaluateAll((all) => all.forEach((one) => (one.textContent = 'w'.repeat(300))));
    expect(await texts.count()).toBeGreaterThan(20);
    expect(await overflowOf(page)).toBe(0);
  },
);

it('has room for the search and the bar of an endpoint, in a language with long words', async () => {
  const page = await openPage(`/de${endpoint}`, { viewport: { width: 768, height: 800 } });
  const [search, bar] = [page.getByRole('combobox').first(), page.getByRole('group').last()];
  expect((await search.boundingBox())?.width).toBeGreaterThan(230);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await bar.locator('a').textContent()).toBe('Code anzeigen');
  expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

/** The framework sets the direction once, when its scripts start. */
async function turn(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
}

it('a page from right to left is mirrored', async () => {
  const page = await openPage(endpoint);
  const measure = () =>
    page.evaluate(() =>
      ['#sidebar', 'main', 'header form[role=search]', 'h1'].map((selector) => {
        const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
  const before = await measure();
  await turn(page);
  const mirrored = before.map(([left = 0, right = 0]) => [1280 - right, 1280 - left]);
  expect(await measure()).toEqual(mirrored);
  expect(await overflowOf(page)).toBe(0);
  const code = page.locator('main :is(pre, code)');
  const directions = await code.evaluateAll((all) => all.map((e) => getComputedStyle(e).direction));
  expect(directions).not.toContain('rtl');
  const listWays = (parts: Locator) =>
    parts.evaluateAll((all) => [...new Set(all.map((e) => getComputedStyle(e).unicodeBidi))]);
  expect(await listWays(page.locator('main :is(option, .field)'))).toEqual(['plaintext']);
  expect(await listWays(page.locator('main [id$="-type"]'))).toEqual(['isolate']);
});

describe('a printed page', () => {
  it('shows the content in full, without what needs a screen', async () => {
    const page = await openPage(endpoint, { viewport: { width: 718, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header.navbar', '#sidebar', 'main input', 'main select', 'main nav']) {
      const visible = page.locator(hidden).filter({ visible: true });
      expect([hidden, await visible.count()]).toEqual([hidden, 0]);
    }
    const cut = await page.locator('main pre').evaluateAll(
      (all) =>
        all.filter((pre) => {
          const panel = pre.closest('section')?.getBoundingClientRect();
          const box = pre.getBoundingClientRect();
          return pre.scrollHeight > pre.clientHeight + 1 || box.bottom > (panel?.bottom ?? 0) + 1;
        }).length,
    );
    expect(cut).toBe(0);
    expect(await page.getByRole('tab', { name: 'cURL' }).isVisible()).toBe(true);
    expect(await page.getByRole('tab', { name: 'Python' }).isVisible()).toBe(false);
    await page.goto('/docs/errors');
    expect(await overflowOf(page)).toBe(0);
  });

  it('has as many sheets as with all nested fields open, and closes them again', async () => {
    const page = await openPage(endpoint);
    await hydrate(page);
    const closed = page.locator('main section section details:not([open])');
    const before = await closed.count();
    const sheets = countSheets(await page.pdf());
    expect(await closed.count()).toBe(before);
    const expand = page.getByRole('button', { name: 'Expand all' });
    while ((await expand.count()) > 0) await expand.first().click();
    expect(await closed.count()).toBe(0);
    expect([sheets, before > 0]).toEqual([countSheets(await page.pdf()), true]);
  });
});

/** The number of pages of a PDF file, which its page tree names. */
function countSheets(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
}
