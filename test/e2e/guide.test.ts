import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { openPage } from '../support/browser';
import { readMain, readPage } from '../support/html';
import { readSiteMap } from '../support/pages';

const guide = '/docs/guides/from-upc-to-link';
const writing = '/docs/writing';

it('a guide has all its samples without scripts', () => {
  const text = readFileSync(path.join(root, `${guide.slice(1)}.mdx`), 'utf8');
  const samples = text.match(/<Sample\s/g) ?? [];
  expect(samples.length).toBeGreaterThan(3);
  expect(readMain(readPage(guide)).match(/curl --request/g)).toHaveLength(samples.length);
});

describe('the page for editors', () => {
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
