/** `npm run check:content`: lists all problems of the content, with file and line. */
import { checkContent } from '../src/content/check';
import { printWarnings, toReport } from '../src/check/messages';
import { Failure } from '../src/failure';
import type { Project } from '../src/project';
import { root } from './lib/paths.mjs';
import { openProject } from './lib/project';

export const isOfProject = true;

export const usage = `npm run check:content

Lists the problems of the catalogue and the pages, with file and line.`;

export async function run(): Promise<void> {
  const project = openProject();
  const { problems, warnings } = await checkContent(root, project);
  printWarnings(warnings);
  if (problems.length > 0) throw new Failure(toReport(problems));
  for (const name of await listUnfinished(project)) {
    console.log(`${name} is not complete. Complete it, then remove the note "Not documented yet".`);
  }
  console.log('The content has no problems.');
}

/** The text of the note in `scripts/templates/endpoint.ts.txt`. */
const unfinished = 'Remove this note when the entry is complete.';

/** The endpoints that still have the note of `npm run new`, such as `batch/archive-batch`. */
export async function listUnfinished({ api }: Project): Promise<readonly string[]> {
  if ('document' in api) return [];
  // A catalogue that cannot run is a problem to report, so it is loaded after the check.
  const { catalogue } = await import('../src/catalogue');
  return catalogue.categories.flatMap(({ id, endpoints }) =>
    endpoints
      .filter(({ notes = [] }) => notes.some(({ text }) => text === unfinished))
      .map(({ slug }) => `${id}/${slug}`),
  );
}
