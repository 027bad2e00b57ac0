import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';

/** Downloads the example requests of a page. Returns the files of the archive by name. */
export async function downloadExamples(page: Page): Promise<Readonly<Record<string, string>>> {
  const coming = page.waitForEvent('download');
  await page
    .locator('main')
    .getByRole('link', { name: /^Download the/ })
    .click();
  const download = await coming;
  const files = unzipSync(await buffer(await download.createReadStream()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
