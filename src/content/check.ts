/** Checks everything that editors write: the catalogue and the pages. */
import { checkEntries, readEntries, type ReadEntries } from '../check';
import { toDocument } from '../catalogue/compile';
import type { ApiDocument } from '../api/document';
import { toView, type Catalogue } from '../api/view';
import type { Entries } from '../catalogue/model';
import { buildSiteMap } from '../site-map';
import { listAnchors as listGeneratedAnchors } from '../site-map/anchors';
import { docsFolder, toDocId, toEndpointPlace, type Place } from '../site-map/places';
import { listUnlisted, loadCatalogue, placeProblems } from './catalogue';
import { checkGenerated } from './generated';
import { isAuthored } from './files';
import { checkAddresses } from './pages/addresses';
import { checkCode } from './pages/code';
import { checkComponents } from './pages/components';
import { checkFrontMatter } from './pages/front-matter';
import { readPages } from './pages/read';
import { checkHeadings, listAnchors } from './pages/headings';
import { checkLinks } from './pages/links';
import { checkMarks } from './pages/marks';
import type { Content, GeneratedPage, Page } from './pages/page';
import type { ContentProblem } from './problem';

export interface CheckedContent {
  /** The problems, sorted by file and line. */
  readonly problems: readonly ContentProblem[];
  /** The document that the entries make, if they have no problems. */
  readonly document: ApiDocument | undefined;
}

/** Checks the content of a site. Never throws because of the content. */
export async function checkContent(siteDir: string): Promise<CheckedContent> {
  const [loaded, written, strays] = await Promise.all([
    loadCatalogue(siteDir),
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
    ...{ siteDir, ...written, broken: new Set() },
    endpoints: view?.categories.flatMap((category) => category.endpoints),
    errors: view?.statusCodes.map(({ anchor }) => anchor),
    generated: listGenerated(view, read),
  };
  const ofEntries = checkEntries(read, view, listAnchorsByRoute(targets));
  const broken = new Set(ofEntries.map(({ name }) => name));
  const content: Content = { ...targets, broken };
  const { pages, partials } = written;
  const problems = [
    ...loaded.problems,
    ...(entries ? listUnlisted(loaded.exported, (loaded.catalogue as Entries).categories) : []),
    ...placeProblems(ofEntries),
    ...written.problems,
    ...strays,
    ...checkAddresses(content),
    ...[...pages, ...partials].flatMap((page) => checkPage(page, content)),
  ];
  return {
    problems: problems.toSorted(
      (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
    ),
    document: ofEntries.length === 0 ? document : undefined,
  };
}

/** The pages of entries. Those of malformed entries have unknown anchors. */
function listGenerated(view: Catalogue | undefined, { all }: ReadEntries) {
  const pages = view ? buildSiteMap(view) : [];
  const places = all.flatMap(({ entry, isWhole }) =>
    !isWhole && 'slug' in entry && entry.slug !== '' ? [toEndpointPlace(entry)] : [],
  );
  return new Map<string, GeneratedPage>([
    ...places.map(
      (place) => [toFile(place), { ...place, aliases: [], anchors: undefined }] as const,
    ),
    ...pages.map(
      (page) => [toFile(page), { ...page, anchors: listGeneratedAnchors(page) }] as const,
    ),
  ]);
}

function toFile(place: Place): string {
  return `${docsFolder}/${toDocId(place)}.mdx`;
}

/** All problems of a page, except those of its file and its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkLinks(page, content),
    ...checkComponents(page, content),
    ...checkCode(page, content),
    ...checkMarks(page),
  ];
}

/** The anchors of all pages by route. */
function listAnchorsByRoute(targets: Content): ReadonlyMap<string, readonly string[] | undefined> {
  const { pages, generated } = targets;
  return new Map<string, readonly string[] | undefined>([
    ...pages.map((page) => [page.route, listAnchors(page, targets)] as const),
    ...[...generated.values()].map(({ route, anchors }) => [route, anchors] as const),
  ]);
}
