/** Checks a given document and its pages: those that every API has, and those of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiDocument } from '../openapi/document';
import { toView } from '../openapi/read/index';
import { type DocumentApi, type Project, toContentDir } from '../project/index';
import { isAround, isWhole } from '../project/apis';
import { docsFolder, referenceFolder } from '../routes/places';
import { type ContentProblem, toMessage } from '../check/messages';
import { loadDocument } from '../load/load';
import { toShownFile } from '../project/folder';
import { isAuthored, listFiles } from './files';
import { writeChanged } from './generated';
import { copyOutside, outsideFolder } from './outside';
import { checkPages, listUnshown, toTargets } from './pages/check';
import { withoutDrafts } from './pages/page';
import { readPages } from './pages/read';
import { checkSlots, listSlots } from './slots';
import { checkSettings } from './settings';
import { readSiblings } from './siblings';
import { fillTemplate, listNames, listSources, listTemplates } from './templates';

/** Writes the folder of the pages first. */
export async function checkGiven(project: Project, given: DocumentApi) {
  const { folder: siteDir, entries: settings } = project;
  const contentDir = toContentDir({ folder: siteDir, api: given });
  const loaded = await loadDocument(given.document, given.overlay);
  const { problems, warnings, files } = loaded;
  const document = loaded.document && withoutTables(loaded.document);
  await writePages(project, contentDir, given.pages);
  const written = await readPages(contentDir, docsFolder, isAuthored);
  const all = [...written.pages, ...written.partials];
  const copied = given.pages ? await copyOutside(siteDir, given.pages, contentDir, all) : [];
  const view = document && toView(document);
  const targets = isWhole(given)
    ? { ...toTargets(undefined, []), endpoints: [] }
    : toTargets(view, [], isAround(project));
  const siblings = await readSiblings(project, all);
  const slots = [...listSlots(siteDir).keys()];
  const content = { contentDir, isCopied: true, slots, siblings, ...written, ...targets };
  const name = (problem: ContentProblem) => toOriginal(problem, given);
  const ofPages = [...written.problems, ...checkPages(content)].map(name);
  const strays = given.pages ? await listStrays(given.pages) : [];
  return {
    document: problems.length > 0 ? undefined : document,
    problems: [
      ...problems,
      ...strays,
      ...checkSlots(siteDir),
      ...ofPages,
      ...checkSettings(settings, withoutDrafts(content), project),
    ],
    files: [given.document, given.overlay ?? [], files, copied].flat(),
    warnings: [...warnings, ...listUnshown(content).map(name).map(toMessage)],
  };
}

/** The tables of status codes and methods are on pages that only the catalogue has. */
function withoutTables(document: ApiDocument): ApiDocument {
  // The same object, whose view is known.
  if (!document['x-portal']) return document;
  const { statusCodes: _codes, verbs: _verbs, ...others } = document['x-portal'];
  return { ...document, 'x-portal': others };
}

/** Names the file of the editor instead of its copy. */
function toOriginal(problem: ContentProblem, { pages }: DocumentApi): ContentProblem {
  const name = path.relative(docsFolder, problem.file);
  return pages === undefined ? problem : { ...problem, file: toShownFile(path.join(pages, name)) };
}

/** Generated pages have this folder. */
async function listStrays(pages: string): Promise<readonly ContentProblem[]> {
  const folder = path.join(pages, referenceFolder);
  const names = await listFiles(folder, '.', () => true);
  if (names.length === 0) return [];
  const count = names.length === 1 ? '1 file' : `${names.length} files`;
  const found = `a folder with ${count}, which is that of generated pages`;
  const hint = 'Pages keep their addresses with the front matter key "slug".';
  return [{ file: toShownFile(folder), found, expected: 'another name', hint }];
}

/** Fills the folder of the pages. */
async function writePages(project: Project, contentDir: string, pages?: string): Promise<void> {
  const docs = path.join(contentDir, docsFolder);
  const templates = listTemplates(project);
  const sources = await listSources(project, pages);
  for (const name of await listNames(docs)) {
    const isCopy = name.startsWith(outsideFolder + path.sep);
    if (!sources.has(name) && !isCopy) await fs.rm(path.join(docs, name));
  }
  for (const [name, source] of sources) {
    const content = await fs.readFile(source);
    const isTemplate = templates.some((folder) => source.startsWith(folder + path.sep));
    const written = isTemplate ? Buffer.from(fillTemplate(content)) : content;
    await writeChanged(path.join(docs, name), written);
  }
}
