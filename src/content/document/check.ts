/** Checks a given document and the pages for it. */
import path from 'node:path';
import type { ApiDocument } from '../../api/document';
import { toView } from '../../api/view';
import { type GivenApi, toContentDir } from '../../given-api';
import { docsFolder } from '../../site-map/places';
import { isAuthored } from '../files';
import { checkPages, toTargets } from '../pages/check';
import { readPages } from '../pages/read';
import type { ContentProblem } from '../problem';
import { loadDocument } from './load';
import { writePages } from './pages';
import { toShownFile } from './problems';

/** Writes the folder of the pages first. */
export async function checkGiven(siteDir: string, given: GivenApi) {
  const contentDir = toContentDir(siteDir);
  const loaded = await loadDocument(given.document, given.overlay);
  const { problems, warnings, files } = loaded;
  const document = loaded.document && withoutPortal(loaded.document);
  await writePages(siteDir, given);
  const written = await readPages(contentDir, docsFolder, isAuthored);
  const view = document && toView(document);
  const content = { siteDir, contentDir, ...written, ...toTargets(view, []) };
  const ofPages = [...written.problems, ...checkPages(content)];
  return {
    document: problems.length > 0 ? undefined : document,
    problems: [...problems, ...ofPages.map((problem) => toOriginal(problem, given))],
    files: [given.document, given.overlay ?? [], files].flat(),
    warnings,
  };
}

/** On the document, it marks the built-in API. */
function withoutPortal({ 'x-portal': _, ...document }: ApiDocument): ApiDocument {
  return document;
}

/** Names the file of the editor instead of its copy. */
function toOriginal(problem: ContentProblem, { pages }: GivenApi): ContentProblem {
  const name = path.relative(docsFolder, problem.file);
  return pages === undefined ? problem : { ...problem, file: toShownFile(path.join(pages, name)) };
}
