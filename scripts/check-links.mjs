/** `npm run check:links`: finds broken links to other sites. */
import { askAll, findLinks } from './lib/links.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';

const usage = `npm run check:links

Requests every external URL that pages and the catalogue link to, and lists the broken links.`;

await main(usage, async () => {
  const links = await findLinks(root);
  console.log(`Checking ${links.size} URLs …`);
  const problems = await askAll(links.keys());
  if (problems.size === 0) {
    console.log('No broken links.');
    return;
  }
  const lines = [...problems].flatMap(([url, problem]) =>
    (links.get(url) ?? []).map((location) => `${location}: ${url} ${problem}.`),
  );
  throw new Failure(lines.sort().join('\n'));
});
