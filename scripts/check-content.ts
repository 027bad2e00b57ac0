/** `npm run check:content`: lists all problems of the content, with file and line. */
import type { Entries } from '../src/catalogue/model';
import { loadCatalogue } from '../src/content/catalogue';
import { checkContent } from '../src/content/check';
import { type ContentProblem, printWarnings, toMessage, toReport } from '../src/check/messages';
import { Failure } from '../src/failure';
import { inLocale, type Project } from '../src/project';
import { toCommandLine } from '../src/project/command-line';
import { openNamed } from './lib/project';

export const scope = 'api';

export const usage = `${toCommandLine('check')}

Lists the problems of the API's document or catalogue, of the pages, and of their translations, with
file and line.`;

export async function run(): Promise<void> {
  const all: ContentProblem[] = [];
  const projects = openNamed().flatMap((one) =>
    one.lists.locales.map((locale) => inLocale(one, locale)),
  );
  for (const project of projects) {
    const { problems, warnings } = await checkContent(project);
    all.push(...problems);
    printWarnings(warnings);
    // Languages share the entries.
    const isListed = project.translations === undefined && problems.length === 0;
    for (const name of isListed ? await listUnfinished(project) : []) {
      console.log(
        `${name} is not complete. Complete it, then remove the note "Not documented yet".`,
      );
    }
  }
  // Languages share what is wrong in the originals.
  const distinct = new Map(all.map((problem) => [toMessage(problem), problem]));
  if (all.length > 0) throw new Failure(toReport([...distinct.values()]));
  console.log('The content has no problems.');
}

/** The text of the note in `scripts/templates/endpoint.ts.txt`. */
const unfinished = 'Remove this note when the entry is complete.';

/** The endpoints that still have the note of `npm run new`, such as `batch/archive-batch`. */
export async function listUnfinished({ folder, api }: Project): Promise<readonly string[]> {
  if ('document' in api) return [];
  const { catalogue } = await loadCatalogue(folder, api.catalogue);
  // The check reports a catalogue that cannot run.
  const { categories = [] } = (catalogue ?? {}) as Partial<Entries>;
  return categories.flatMap(({ id, endpoints }) =>
    endpoints
      .filter(({ notes = [] }) => notes.some(({ text }) => text === unfinished))
      .map(({ slug }) => `${id}/${slug}`),
  );
}
