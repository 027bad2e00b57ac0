import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/paths.mjs';
import { buildRequest } from '../../src/request/build';
import { type GivenRequest, toEnteredValues } from '../../src/request/values';
import { languages } from '../../src/samples';
import { toRoute } from '../../src/site-map/places';
import { readSite } from '../../src/site';
import { openPage, overflowOf } from '../support/browser';
import { findEndpoint } from '../support/entries';
import { readSiteMap } from '../support/pages';

const guide = '/docs/guides/from-upc-to-link';
const writing = '/docs/writing';

const text = readFileSync(path.join(root, 'docs/guides/from-upc-to-link.mdx'), 'utf8');

/** What the guide sends in each sample; the example request if it gives no values. */
const calls = [...text.matchAll(/<Sample\s+slug="(.+?)"(?:\s+values=\{(\{[^]*?\})\})?\s*\/>/g)].map(
  ([, slug = '', values]) => ({
    endpoint: findEndpoint(slug),
    values: values === undefined ? undefined : (vm.runInNewContext(`(${values})`) as GivenRequest),
  }),
);
const last = calls.length - 1;

function samplesIn(language: keyof typeof languages): readonly string[] {
  const { site } = readSite({});
  return calls.map(({ endpoint, values }) => {
    const entered = toEnteredValues(endpoint, values ?? endpoint.example);
    return languages[language].toSample(buildRequest(endpoint, entered, site));
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

  it('shows all samples in the selected language, also if it was selected on an endpoint page', async () => {
    const page = await openPage(guide);
    await page.getByRole('tab', { name: 'Python' }).last().click();
    await page.getByRole('tab', { name: 'Python', selected: true }).nth(last).waitFor();
    expect(await samplesOf(page)).toEqual(samplesIn('python'));
    await page.goto('/docs/settings/boards');
    await page.getByRole('tab', { name: 'Python', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Ruby', exact: true }).click();
    await page.goto(guide);
    await page.getByRole('tab', { name: 'Ruby', selected: true }).nth(last).waitFor();
    expect(await samplesOf(page)).toEqual(samplesIn('ruby'));
  });

  it('links to its endpoints, and copies the sample next to the button', async () => {
    const page = await openPage(guide);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).nth(1).click();
    await page.getByRole('status').getByText('Request code copied to clipboard').waitFor();
    expect(await page.getByRole('button', { name: 'Copied!' }).count()).toBe(1);
    const { endpoint } = calls[last]!;
    await page.getByRole('main').getByRole('link', { name: endpoint.title }).first().click();
    await page.waitForURL(toRoute(endpoint));
  });
});

describe('the page for editors', () => {
  it('is available at its URL and shows every component', async () => {
    const page = await openPage(writing);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: findEndpoint('create-campaign-link').title }).waitFor();
    expect(await main.getByRole('table').count()).toBe(6);
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
    await page.getByText('No title, path or parameter matches “writing”.').first().waitFor();
    await page.goto('/search?q=EndpointLink');
    await page.getByText('No page matches “EndpointLink”.').waitFor();
  });
});

it.each([guide, writing])('%s fits into a width of 320 px', async (route) => {
  const page = await openPage(route, { viewport: { width: 320, height: 800 } });
  expect(await overflowOf(page)).toBe(0);
});
