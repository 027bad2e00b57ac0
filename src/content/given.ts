/** Checks a given document and its pages: those that every API has, and those of editors. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiDocument } from '../openapi/document';
import { toView } from '../openapi/read/index';
import { type DocumentApi, type Project, toContentDir } from '../project/index';
import { isAround, isWhole } from '../project/apis';
import { docsFolder, referenceFolder } from '../routes/places';
import { type ContentProblem, toMessage } from '../check/messages';
import { toCounted } from '../check/problem';
import { loadDocument } from '../load/load';
import { toShownFile } from '../project/folder';
import { isAuthored, listFiles } from './files';
import { copyOutside } from './outside';
import { checkPages, listUnshown, toTargets } from './pages/check';
import { withoutDrafts } from './pages/page';
import { toPagesFolder } from './pages/translated';
import { readPages } from './pages/read';
import { checkSlots, listSlots } from './slots';
import { checkSettings } from './settings';
import { listSites, readSiblings } from './siblings';
import { fillPages, listTemplates } from './templates';

/** Writes the folder of the pages first. */
export async function checkGiven(project: Project, given: DocumentApi) {
  const { folder: siteDir, entries: settings } = project;
  const contentDir = toContentDir(project);
  const loaded = await loadDocument(given.document, given.overlay);
  const { problems, warnings, files } = loaded;
  const document = loaded.document && withoutTables(loaded.document);
  const { translations } = project;
  await fillPages(contentDir, listTemplates(project), { pages: given.pages, translations });
  const written = await readPages(contentDir, docsFolder, isAuthored);
  const all = [...written.pages, ...written.partials];
  const copied = given.pages ? await copyOutside(siteDir, given.pages, contentDir, all) : [];
  const view = document && toView(document);
  const targets = isWhole(given)
    ? { ...toTargets(undefined, []), endpoints: [] }
    : toTargets(view, [], isAround(project));
  const siblings = await readSiblings(project, all);
  const sites = listSites(project);
  const slots = [...listSlots(siteDir).keys()];
  const content = { contentDir, isCopied: true, slots, siblings, sites, ...written, ...targets };
  const name = (problem: ContentProblem) => toOriginal(problem, project);
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

/** Names the file of the editor, or of its translation, instead of its copy. */
export function toOriginal(problem: ContentProblem, project: Project): ContentProblem {
  const name = path.relative(docsFolder, problem.file);
  const folders = [project.translations, toPagesFolder(project)].filter((one) => one !== undefined);
  const [pages] = [...folders.filter((one) => existsSync(path.join(one, name))), ...folders];
  return pages === undefined ? problem : { ...problem, file: toShownFile(path.join(pages, name)) };
}

/** Generated pages have this folder. */
async function listStrays(pages: string): Promise<readonly ContentProblem[]> {
  const folder = path.join(pages, referenceFolder);
  const names = await listFiles(folder, '.', () => true);
  if (names.length === 0) return [];
  const found = `a folder with ${toCounted(names.length, 'file[s]')}, which is that of generated pages`;
  const hint = 'Pages keep their addresses with the front matter key "slug".';
  return [{ file: toShownFile(folder), found, expected: 'another name', hint }];
}
