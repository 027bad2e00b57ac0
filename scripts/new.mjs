/** `npm run new -- page guides/first-link`, `npm run new -- endpoint campaigns/archive-link`. */
import process from 'node:process';
import { Failure, main } from './lib/main.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run new -- page FOLDER/NAME
npm run new -- endpoint CATEGORY/SLUG

Adds a page to docs, or an endpoint to the catalogue. It passes the check, and explains what to fill
in.

  npm run new -- page guides/first-link
  npm run new -- endpoint campaigns/archive-link`;

await main(usage, async () => {
  const [kind, name = '', ...others] = process.argv.slice(2);
  if (others.length > 0 || (kind !== 'page' && kind !== 'endpoint')) {
    const words = process.argv.slice(2).join(' ').trim();
    const found = words === '' ? 'nothing to create' : JSON.stringify(words);
    throw new Failure(`Found ${found}, expected a page or an endpoint:\n\n${usage}`);
  }
  await ensureInstalled();
  if (kind === 'page') await (await import('./new/page.mjs')).newPage(name);
  else await (await import('./new/endpoint.mjs')).newEndpoint(name);
});
