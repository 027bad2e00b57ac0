/** Checks everything that editors write: the catalogue or the given document, and the pages. */
import { checkEntries, readEntries, type ReadEntries } from '../check';
import { toDocument } from '../catalogue/compile';
import { toView } from '../openapi/read/index';
import type { Entries } from '../catalogue/model';
import { isAround } from '../project/apis';
import type { Project } from '../project/index';
import { docsFolder } from '../routes/places';
import { listUnlisted, loadCatalogue, placeProblems } from './catalogue';
import { isAuthored } from './files';
import { checkGiven } from './given';
import { checkGenerated } from './generated';
import { checkPages, listUnshown, toTargets } from './pages/check';
import { checkSettings } from './settings';
import { readSiblings } from './siblings';
import { listAnchors } from './pages/headings';
import { type Content, withoutDrafts } from './pages/page';
import { readPages } from './pages/read';
import { checkSlots, listSlots } from './slots';
import { readSynonyms } from './synonyms';
import { type CheckedContent, toMessage } from '../check/messages';

/** Checks the content of a project. The problems are sorted. Never throws because of the content. */
export async function checkContent(project: Project): Promise<CheckedContent> {
  const { api } = project;
  const { problems: found, ...checked } = await ('document' in api
    ? checkGiven(project, api)
    : checkOwn(project, api.catalogue));
  const problems = [...found, ...readSynonyms(project).problems];
  return {
    ...checked,
    problems: problems.toSorted(
      (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
    ),
  };
}

async function checkOwn(project: Project, catalogue: string): Promise<CheckedContent> {
  const { folder: siteDir, entries: settings } = project;
  const [loaded, written, strays] = await Promise.all([
    loadCatalogue(siteDir, catalogue),
    readPages(siteDir, docsFolder, isAuthored),
    checkGenerated(siteDir),
  ]);
  const isLoaded = loaded.problems.length === 0;
  const read: ReadEntries = isLoaded
    ? readEntries(loaded.catalogue)
    : { entries: undefined, all: [], problems: [] };
  const { entries } = read;
  const document = entries && toDocument(entries);
  const view = document && toView(document);
  const targets: Content = {
    contentDir: siteDir,
    siblings: await readSiblings(project, written.pages),
    slots: [...listSlots(siteDir).keys()],
    ...written,
    ...toTargets(view, read.all, isAround(project)),
  };
  const ofEntries = checkEntries(read, view, listAnchorsByRoute(withoutDrafts(targets)));
  const broken = new Set(ofEntries.map(({ name }) => name));
  const problems = [
    ...loaded.problems,
    ...(entries ? listUnlisted(loaded.exported, (loaded.catalogue as Entries).categories) : []),
    ...placeProblems(ofEntries),
    ...written.problems,
    ...strays,
    ...checkSlots(siteDir),
    ...checkPages({ ...targets, broken }),
    ...checkSettings(settings, withoutDrafts(targets), project),
  ];
  return {
    problems,
    warnings: listUnshown(targets).map(toMessage),
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
