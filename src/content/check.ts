/** Checks everything that editors write: the catalogue and the pages. */
import { checkCatalogue, isCatalogue, isEndpoint, type CatalogueProblem } from '../catalogue/check';
import type { Catalogue, Endpoint } from '../catalogue/model';
import { buildSiteMap, type SitePage } from '../site-map';
import { listAnchors as listGeneratedAnchors } from '../site-map/anchors';
import { docsFolder, toDocId } from '../site-map/places';
import { listCatalogueProblems, loadCatalogue } from './catalogue';
import { checkGenerated } from './generated';
import { isAuthored, listFiles, type SourceFile } from './files';
import { checkAddresses } from './pages/addresses';
import { checkCode } from './pages/code';
import { checkComponents } from './pages/components';
import { checkFrontMatter } from './pages/front-matter';
import { readPages } from './pages/read';
import { checkHeadings, listAnchors } from './pages/headings';
import { checkHtml } from './pages/html';
import { checkLinks } from './pages/links';
import { checkMarks } from './pages/marks';
import type { Content, Page } from './pages/page';
import { toMessage, type ContentProblem } from './problem';

export { toReport, type ContentProblem } from './problem';

export interface CheckedContent {
  /** The problems, sorted by file and line. */
  readonly problems: readonly ContentProblem[];
  /** The catalogue, if it has no problems. */
  readonly catalogue: Catalogue | undefined;
}

/** Checks the content of a site. Never throws because of the content. */
export async function checkContent(siteDir: string): Promise<CheckedContent> {
  const [loaded, written, strays] = await Promise.all([
    loadCatalogue(siteDir),
    readPages(siteDir, docsFolder, isAuthored),
    checkGenerated(siteDir),
  ]);
  const isLoaded = loaded.problems.length === 0;
  const catalogue = isCatalogue(loaded.catalogue) ? toNamed(loaded.catalogue) : undefined;
  const sitePages = catalogue ? buildSiteMap(catalogue) : [];
  const endpoints = catalogue?.categories.flatMap((category) => category.endpoints);
  const targets: Content = {
    ...{ siteDir, folder: docsFolder, ...written, endpoints, valid: new Set() },
    errors: catalogue?.statusCodes.map(({ anchor }) => anchor),
    generated: new Map(sitePages.map((page) => [`${docsFolder}/${toDocId(page)}.mdx`, page])),
    generatedAnchors: new Map(
      sitePages.filter(isReadable).map((page) => [page, listGeneratedAnchors(page)]),
    ),
  };
  const entries = isLoaded ? checkCatalogue(loaded.catalogue, listAnchorsByRoute(targets)) : [];
  const content: Content = { ...targets, valid: findValid(endpoints ?? [], entries) };
  const { pages, partials } = written;
  const problems = [
    ...loaded.problems,
    ...(isLoaded ? listCatalogueProblems(loaded, entries) : []),
    ...written.problems,
    ...strays,
    ...checkAddresses(content),
    ...[...pages, ...partials].flatMap((page) => checkPage(page, content)),
    ...[...loaded.sources, ...pages, ...partials].flatMap(checkSecrets),
  ];
  return {
    problems: problems.toSorted(
      (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
    ),
    catalogue: isLoaded && entries.length === 0 ? catalogue : undefined,
  };
}

/** All problems of a page, except those of its file and its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkLinks(page, content),
    ...checkComponents(page, content),
    ...checkCode(page, content),
    ...checkHtml(page),
    ...checkMarks(page),
  ];
}

/**
 * Checks the pages of a version during the cut. They must not change later, or link outside it.
 * Returns a line for each problem.
 */
export async function checkFrozen(siteDir: string, folder: string): Promise<readonly string[]> {
  const { problems, ...written } = await readPages(siteDir, folder, isAuthored);
  const content: Content = {
    ...{ siteDir, folder, ...written, endpoints: [], valid: new Set() },
    files: await listFiles(siteDir, folder, () => true),
    // Anchors were checked in the original pages, which the version copies.
    ...{ errors: undefined, generated: new Map(), generatedAnchors: new Map() },
  };
  const checked = [...written.pages, ...written.partials].flatMap((page) => [
    ...checkLinks(page, content),
    ...checkCode(page, content),
    ...checkHtml(page),
  ]);
  return [...problems, ...checked].map(toMessage);
}

/** Whether the content of a page is known. An endpoint with a malformed entry also has a page. */
function isReadable(page: SitePage): boolean {
  return page.kind !== 'endpoint' || isEndpoint(page.endpoint);
}

/** The anchors of all pages by route. */
function listAnchorsByRoute(targets: Content): ReadonlyMap<string, readonly string[] | undefined> {
  const { pages, generated, generatedAnchors } = targets;
  return new Map<string, readonly string[] | undefined>([
    ...pages.map((page) => [page.route, listAnchors(page, targets)] as const),
    ...[...generated.values()].map((page) => [page.route, generatedAnchors.get(page)] as const),
  ]);
}

/** The catalogue without entries that have no slug. */
function toNamed(catalogue: Catalogue): Catalogue {
  const hasSlug = (endpoint: Partial<Endpoint> | null | undefined) =>
    typeof endpoint?.slug === 'string';
  return {
    ...catalogue,
    categories: catalogue.categories.map((category) => ({
      ...category,
      endpoints: category.endpoints.filter(hasSlug),
    })),
  };
}

function findValid(endpoints: readonly Endpoint[], problems: readonly CatalogueProblem[]) {
  const invalid = new Set(problems.map(({ entry }) => entry));
  return new Set(endpoints.map(({ slug }) => slug).filter((slug) => !invalid.has(slug)));
}

/** What a real credential looks like. */
const credentials: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_\w{36}|github_pat_\w{30,})/],
];

/** Reports lines with possible credentials, without repeating them in the message. */
function checkSecrets({ file, text }: SourceFile): readonly ContentProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const [name] = credentials.find(([, pattern]) => pattern.test(content)) ?? [];
    if (name === undefined) return [];
    const hint = 'If it is real, revoke it, because it remains in the history of the repository.';
    const expected = 'a placeholder such as YOUR_ACCESS_TOKEN';
    return [{ file, line: index + 1, found: `what looks like ${name}`, expected, hint }];
  });
}
