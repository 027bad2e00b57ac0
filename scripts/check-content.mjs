/**
 * `npm run check:content`: lists all problems in the catalogue and the pages, with file and line.
 */
import { listUnfinished, loadContentCheck } from './lib/content.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run check:content

Lists the problems of the catalogue and the pages, with file and line.`;

await main(usage, async () => {
  await ensureInstalled();
  const { checkContent, toReport } = loadContentCheck();
  const { problems } = await checkContent(root);
  if (problems.length > 0) throw new Failure(toReport(problems));
  for (const name of listUnfinished()) {
    console.log(`${name} is not complete. Complete it, then remove the note "Not documented yet".`);
  }
  console.log('The content has no problems.');
});
