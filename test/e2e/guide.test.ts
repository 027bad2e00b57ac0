import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/paths.mjs';
import { buildRequest } from '../../src/request/build';
import { type GivenRequest, toEnteredValues } from '../../src/request/values';
import { languages } from '../../src/samples';
import { openPage } from '../support/browser';
import { findEndpoint } from '../support/entries';
import { readSiteMap } from '../support/pages';

const guide = '/docs/guides/from-upc-to-link';
const writing = '/docs/writing';

const text = readFileSync(path.join(root, 'docs/guides/from-upc-to-link.mdx'), 'utf8');

/** What the guide sends in each sample; the example request if it gives no values. */
const calls = [
  ...text.matchAll(/<Sample\s+slug="(.+?)"(?:\s+values=\{(\{[^]*?\})\})?(?:\s+response)?\s*\/>/g),
].map(([, slug = '', values]) => ({
  endpoint: findEndpoint(slug),
  values: values === undefined ? undefined : (vm.runInNewContext(`(${values})`) as GivenRequest),
}));

function samplesIn(language: keyof typeof languages): readonly string[] {
  return calls.map(({ endpoint, values }) => {
    const entered = toEnteredValues(endpoint, values ?? endpoint.example);
    return languages[language].toSample(buildRequest(endpoint, entered));
  });
}

const samplesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /sample$/ })
    .allTextContents();

describe('the guide', () => {
  it('shows the requests of the catalogue without scripts', async () => {
    const page = await openPage(guide, { javaScriptEnabled: false });
    expect(await samplesOf(page)).toEqual(samplesIn('curl'));
  });
});

describe('the page for editors', () => {
  it('is available at its URL and shows every component', async () => {
    const page = await openPage(writing);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: findEndpoint('create-campaign-link').title }).waitFor();
    expect(await main.getByRole('table').count()).toBe(8);
    expect(await samplesOf(page)).toEqual([
      expect.stringContaining('curl --request GET'),
      expect.stringContaining('4711/links?title=Lanterns&pageSize=10'),
    ]);
    await main.getByText('https://auth.example.com', { exact: true }).waitFor();
    await main.getByRole('link', { name: 'api-support@example.com' }).waitFor();
  });

  it('is excluded from search engines, from both searches and from the sidebar', async () => {
    const page = await openPage(writing);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(readSiteMap()).not.toContain(writing);
    // The version menu in the header has the displayed page.
    expect(await page.locator(`nav a[href="${writing}"], main a[href="${writing}"]`).count()).toBe(
      0,
    );
    await page.getByRole('combobox', { name: 'Search documentation' }).fill('writing');
    await page.getByText('No title, path or field matches “writing”.').first().waitFor();
    await page.goto('/search?q=EndpointLink');
    await page.getByText('No page matches “EndpointLink”.').waitFor();
  });
});
