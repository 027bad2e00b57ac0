/**
 * `npm run check:content`: lists all problems in the catalogue and the pages, with file and line.
 */
import path from 'node:path';
import createJiti from 'jiti';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run check:content

Lists the problems in the catalogue and the pages, with file and line.`;

await main(usage, async () => {
  await ensureInstalled();
  /** @type {unknown} */
  const check = createJiti(path.join(root, 'scripts'))('../src/content/check.ts');
  const { checkContent, toReport } = /** @type {typeof import('../src/content/check')} */ (check);
  const { problems } = await checkContent(root);
  if (problems.length > 0) throw new Failure(toReport(problems));
  console.log('The content has no problems.');
});
