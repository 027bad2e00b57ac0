/** Checks everything that editors write: the catalogue or the given document, and the pages. */
import { checkEntries, readEntries, type ReadEntries } from '../check';
import { toDocument } from '../catalogue/compile';
import { toView } from '../openapi/read/index';
import type { Entries } from '../catalogue/model';
import type { ApiDocument } from '../openapi/document';
import { isAround, isWhole } from '../project/apis';
import { type Project, toContentDir } from '../project/index';
import { docsFolder } from '../routes/places';
import { listUnlisted, loadCatalogue, placeProblems } from './catalogue';
import { isAuthored } from './files';
import { checkGiven, toOriginal } from './given';
import { checkGenerated } from './generated';
import { checkPages, listUnshown, toTargets } from './pages/check';
import { checkSettings } from './settings';
import { listSites, readSiblings } from './siblings';
import { listAnchors } from './pages/headings';
import { type Content, withoutDrafts } from './pages/page';
import { readPages } from './pages/read';
import { checkTranslations, toPagesFolder } from './pages/translated';
import { checkSlots, listSlots } from './slots';
import { readSynonyms } from './synonyms';
import { fillPages } from './templates';
import { toOverlayFile, translate } from './translation';
import { type CheckedContent, type ContentProblem, toMessage } from '../check/messages';

/** Checks the content of a project. The problems are sorted. Never throws because of the content. */
export async function checkContent(project: Project): Promise<CheckedContent> {
  const { api } = project;
  const { problems: found, ...checked } = await ('document' in api
    ? checkGiven(project, api)
    : checkOwn(project, api.catalogue));
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

async function checkOwn(project: Project, catalogue: string): Promise<CheckedContent> {
  const { folder: siteDir, entries: settings } = project;
  const contentDir = toContentDir(project);
  const { translations } = project;
  const isTranslated = translations !== undefined;
  if (isTranslated)
    await fillPages(contentDir, [], { pages: toPagesFolder(project), translations });
  const [loaded, written, strays] = await Promise.all([
    loadCatalogue(siteDir, catalogue),
    readPages(contentDir, docsFolder, isAuthored),
    isTranslated ? [] : checkGenerated(siteDir),
  ]);
  const isLoaded = loaded.problems.length === 0;
  const read: ReadEntries = isLoaded
    ? readEntries(loaded.catalogue)
    : { entries: undefined, all: [], problems: [] };
  const { entries } = read;
  const document = entries && toDocument(entries);
  const view = document && toView(document);
  const targets: Content = {
    contentDir,
    siblings: await readSiblings(project, written.pages),
    sites: listSites(project),
    slots: [...listSlots(siteDir).keys()],
    ...written,
    ...toTargets(view, read.all, isAround(project)),
  };
  const ofEntries = checkEntries(read, view, listAnchorsByRoute(withoutDrafts(targets)));
  const broken = new Set(ofEntries.map(({ name }) => name));
  const name = (problem: ContentProblem) => (isTranslated ? toOriginal(problem, project) : problem);
  const problems = [
    ...loaded.problems,
    ...(entries ? listUnlisted(loaded.exported, (loaded.catalogue as Entries).categories) : []),
    ...placeProblems(ofEntries),
    ...written.problems.map(name),
    ...strays,
    ...checkSlots(siteDir),
    ...checkPages({ ...targets, broken }).map(name),
    ...checkSettings(settings, withoutDrafts(targets), project),
  ];
  return {
    problems,
    warnings: listUnshown(targets).map(name).map(toMessage),
    files: [],
    document: ofEntries.length === 0 ? document : undefined,
  };
}

function listAnchorsByRoute(targets: Content): ReadonlyMap<string, readonly string[] | undefined> {
  const { pages, generated } = targets;
  return new Map<string, readonly string[] | undefined>([
    ...pages.map((page) => [page.route, listAnchors(page, targets)] as const),
    ...[...generated.values()].map(({ route, anchors }) => [route, anchors] as const),
  ]);
}
