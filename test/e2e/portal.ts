/** The shared site with other settings, which loads a script of its operator. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { root } from '../../scripts/lib/paths.mjs';
import { openPage } from '../support/browser';
import type { SharedSite } from '../support/sites';

export const baseUrl = '/portal/';
export const statistics = 'https://stats.example.com';

/** The script in OPERATING.md. */
const documented = /(?<=```js\n)const send [^]*?(?=```)/.exec(
  readFileSync(path.join(root, 'OPERATING.md'), 'utf8'),
)![0];

/** Opens a page, or a blank one, that can load the script. */
export async function openOn(
  site: SharedSite,
  route: string | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(null, { baseURL: site.url, ...options });
  await page.route(`${statistics}/**`, (request) =>
    request.fulfill({ contentType: 'text/javascript', body: documented }),
  );
  if (route !== null) await page.goto(route.slice(1));
  return page;
}
