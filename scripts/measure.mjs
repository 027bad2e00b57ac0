/** `npm run measure`: the weight and the speed of the portal, compared with bare Docusaurus. */
import process from 'node:process';
import { loadSource } from './lib/load-source.mjs';
import { main } from './lib/main.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run measure [-- keys | search | scale [ENDPOINTS] | budget [update] [--no-build]]

Builds the portal, and compares it with a bare page that is measured in the same run.

  (nothing)  what an endpoint page loads, and how long it blocks the browser
  keys       from a key in a form to the painted sample
  search     from a key to the painted results of both searches
  scale      as with nothing, and how long a build takes, with 1040 endpoints or another multiple
  budget     whether pages load more than scripts/measure/budget.json allows; update writes what they
             load now, and --no-build uses the last build`;

await main(usage, async () => {
  await ensureInstalled();
  const { measure } = /** @type {typeof import('./measure/index')} */ (
    loadSource('./measure/index.ts', import.meta.url)
  );
  await measure(process.argv.slice(2));
});
