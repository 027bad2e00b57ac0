/** Checks everything that editors write: the catalogue or the given document, and the pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkEntries, type ReadEntries } from '../check';
import type { ApiDocument } from '../openapi/document';
import type { View } from '../openapi/model';
import { toView } from '../openapi/read/index';
import { isAround, isWhole } from '../project/apis';
import { toShownFile } from '../project/folder';
import { type DocumentApi, type Project, toContentDir } from '../project/index';
import { docsFolder, referenceFolder } from '../routes/places';
import { toCounted } from '../check/problem';
import { loadDocument } from '../load/load';
import { placeProblems, readCatalogue } from './catalogue';
import { isAuthored, listNames } from './files';
import { copyOutside } from './outside';
import { checkPages, listUnshown, toTargets } from './pages/check';
import { checkSettings } from './settings';
import { listSites, readSiblings } from './siblings';
import { listAnchors } from './pages/headings';
import { type Content, withoutDrafts } from './pages/page';
import { readPages } from './pages/read';
import { checkTranslations, toPagesFolder } from './pages/translated';
import { checkSlots, listSlots } from './mdx-components';
import { readSynonyms } from './synonyms';
import { fillPages, listTemplates } from './templates';
import { toOverlayFile, translate } from './translation';
import { type CheckedContent, type ContentProblem, toMessage } from '../check/messages';

/** Checks the content of a project. The problems are sorted. Never throws because of the content. */
export async function checkContent(project: Project): Promise<CheckedContent> {
  const { problems: found, ...checked } = await checkOriginal(project);
  const translated = await translateContent(project, checked.document);
  const problems = [...found, ...readSynonyms(project).problems, ...translated.problems];
  return {
    ...checked,
    ...translated,
    problems: problems.toSorted(
      (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
    ),
  };
}

/** The document in the language of the project, with what only its translation has to say. */
async function translateContent(
  project: Project,
  original: ApiDocument | undefined,
): Promise<Pick<CheckedContent, 'problems'> & Partial<CheckedContent>> {
  if (project.translations === undefined || !original) return { problems: [] };
  const compared = await checkTranslations(project);
  if (isWhole(project.api)) return compared;
  const file = toOverlayFile(project, project.locale);
  const { warnings, ...translated } = translate(original, file);
  return {
    ...translated,
    problems: [...compared.problems, ...translated.problems],
    original,
    warnings: [...compared.warnings, ...warnings],
  };
}

/** What is known of an API before its pages are read. */
export interface ReadApi extends CheckedContent {
  readonly view: View | undefined;
  /** The entries of a catalogue. */
  readonly entries?: ReadEntries;
}

/** Writes the folder of the pages first, unless that is the one of the editors. */
async function checkOriginal(project: Project): Promise<CheckedContent> {
  const { api, folder, translations, entries: settings } = project;
  const contentDir = toContentDir(project);
  const isCopied = contentDir !== folder;
  const pages = toPagesFolder(project);
  if (isCopied) await fillPages(contentDir, listTemplates(project), { pages, translations });
  const [read, written] = await Promise.all([
    'document' in api ? readGiven(api) : readCatalogue(project, api.catalogue),
    readPages(contentDir, docsFolder, isAuthored),
  ]);
  const all = [...written.pages, ...written.partials];
  const copied = isCopied && pages ? await copyOutside(folder, pages, contentDir, all) : [];
  const { view, entries } = read;
  const content: Content = {
    contentDir,
    isCopied,
    siblings: await readSiblings(project, all),
    sites: listSites(project),
    slots: [...listSlots(folder).keys()],
    ...written,
    ...(isWhole(api)
      ? { ...toTargets(undefined, []), endpoints: [] }
      : toTargets(view, entries?.all ?? [], isAround(project))),
  };
  const shown = withoutDrafts(content);
  const ofEntries = entries ? checkEntries(entries, view, listAnchorsByRoute(shown)) : [];
  const broken = new Set(ofEntries.map(({ name }) => name));
  const name = (problem: ContentProblem) => (isCopied ? toOriginal(problem, project) : problem);
  return {
    document: ofEntries.length === 0 ? read.document : undefined,
    problems: [
      ...read.problems,
      ...placeProblems(ofEntries),
      ...checkSlots(folder),
      ...[...written.problems, ...checkPages({ ...content, broken })].map(name),
      ...checkSettings(settings, shown, project),
    ],
    warnings: [...read.warnings, ...listUnshown(content).map(name).map(toMessage)],
    files: [...read.files, ...copied],
  };
}

/** Reads the document, with what is wrong in it and could not be a page of it. */
async function readGiven(given: DocumentApi): Promise<ReadApi> {
  const { document: read, files, ...loaded } = await loadDocument(given.document, given.overlay);
  const document = read && withoutTables(read);
  const strays = given.pages ? await listStrays(given.pages) : [];
  return {
    ...loaded,
    problems: [...loaded.problems, ...strays],
    document: loaded.problems.length > 0 ? undefined : document,
    files: [given.document, given.overlay ?? [], files].flat(),
    view: document && toView(document),
  };
}

/** The tables of status codes and methods are on pages that only the catalogue has. */
function withoutTables(document: ApiDocument): ApiDocument {
  // The same object, whose view is known.
  if (!document['x-portal']) return document;
  const { statusCodes: _codes, verbs: _verbs, ...others } = document['x-portal'];
  return { ...document, 'x-portal': others };
}

/** Generated pages have this folder. */
async function listStrays(pages: string): Promise<readonly ContentProblem[]> {
  const folder = path.join(pages, referenceFolder);
  const names = await listNames(folder, () => true);
  if (names.length === 0) return [];
  const found = `a folder with ${toCounted(names.length, 'file[s]')}, which is that of generated pages`;
  const hint = 'Pages keep their addresses with the front matter key "slug".';
  return [{ file: toShownFile(folder), found, expected: 'another name', hint }];
}

/** Names the file of the editor, or of its translation, instead of its copy. */
function toOriginal(problem: ContentProblem, project: Project): ContentProblem {
  const name = path.relative(docsFolder, problem.file);
  const folders = [project.translations, toPagesFolder(project)].filter((one) => one !== undefined);
  const [pages] = [...folders.filter((one) => existsSync(path.join(one, name))), ...folders];
  return pages === undefined ? problem : { ...problem, file: toShownFile(path.join(pages, name)) };
}

function listAnchorsByRoute(targets: Content): ReadonlyMap<string, readonly string[] | undefined> {
  const { pages, generated } = targets;
  return new Map<string, readonly string[] | undefined>([
    ...pages.map((page) => [page.route, listAnchors(page, targets)] as const),
    ...[...generated.values()].map(({ route, anchors }) => [route, anchors] as const),
  ]);
}
