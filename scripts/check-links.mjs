/** `npm run check:links`: whether the addresses of other sites are still there. */
import { askAll } from './check-links/ask.mjs';
import { findLinks } from './check-links/find.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run check:links

Asks every address of another site that pages and catalogue link to, and lists those that are gone.`;

await main(usage, async () => {
  await ensureInstalled();
  const links = await findLinks(root);
  console.log(`Asking ${links.size} addresses …`);
  const problems = await askAll([...links.keys()]);
  if (problems.size === 0) {
    console.log('All of them are there.');
    return;
  }
  const lines = [...problems].flatMap(([address, problem]) =>
    (links.get(address) ?? []).map((place) => `${place}: ${address} ${problem}.`),
  );
  throw new Failure(lines.sort().join('\n'));
});
