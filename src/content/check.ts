/** One check of everything that editors write: the catalogue and the pages. */
import { checkCatalogue, isCatalogue, type CatalogueProblem } from '../catalogue/check';
import type { Catalogue, Endpoint } from '../catalogue/model';
import { buildSiteMap } from '../site-map';
import { toDefaultSlug } from '../site-map/default-slug';
import { referenceFolder, toDocId } from '../site-map/places';
import { catalogueFolder, loadCatalogue } from './catalogue/load';
import { findClosest } from './closest';
import type { Content } from './content';
import { checkGenerated } from './generated';
import { isProblem, isSource, listFiles, readSource, type SourceFile } from './files';
import { checkPageAliases } from './pages/aliases';
import { checkPage } from './pages/check';
import { parsePage } from './pages/page';
import { checkSlugs } from './pages/slugs';
import { suggest, type ContentProblem } from './problem';
import { checkSecrets } from './secrets';

export { toReport, type ContentProblem } from './problem';

export interface CheckedContent {
  /** By file and line; none where the content is sound. */
  readonly problems: readonly ContentProblem[];
  /** The catalogue, where none of the problems is one of its own. */
  readonly catalogue: Catalogue | undefined;
}

/** Checks everything that editors write for a site. Never throws for what they wrote. */
export async function checkContent(siteDir: string): Promise<CheckedContent> {
  const [loaded, written, foreign] = await Promise.all([
    loadCatalogue(siteDir),
    readPages(siteDir),
    checkGenerated(siteDir),
  ]);
  const { pages, files } = written;
  const isLoaded = loaded.problems.length === 0;
  const catalogue = isCatalogue(loaded.catalogue) ? toNamed(loaded.catalogue) : undefined;
  const made = catalogue ? buildSiteMap(catalogue) : [];
  const routes = new Set([...written.routes, ...made.map(({ route }) => route)]);
  const entries = isLoaded ? checkCatalogue(loaded.catalogue, routes) : [];
  const endpoints = catalogue?.categories.flatMap((category) => category.endpoints);
  const content: Content = {
    ...{ siteDir, pages, files, endpoints },
    errors: catalogue?.statusCodes.map(({ anchor }) => anchor),
    sound: findSound(endpoints ?? [], entries),
    generated: new Map(made.map((page) => [`docs/${toDocId(page)}.mdx`, page])),
  };
  const problems = [
    ...loaded.problems,
    ...(await placeProblems(entries, loaded.sources)),
    ...written.problems,
    ...foreign,
    ...checkSlugs(content),
    ...checkPageAliases(content),
    ...pages.flatMap((page) => checkPage(page, content)),
    ...[...loaded.sources, ...pages].flatMap(checkSecrets),
  ];
  return {
    problems: problems.sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
    ),
    catalogue: isLoaded && entries.length === 0 ? catalogue : undefined,
  };
}

/**
 * Generated pages are no pages of an editor, nor are files of which a part of the path begins with an
 * underscore, or with a dot as those do that editors leave while a page is open.
 */
async function readPages(siteDir: string) {
  const files = await listFiles(
    siteDir,
    'docs',
    (name) =>
      !name.startsWith(`${referenceFolder}/`) && /^([^._/][^/]*\/)*[^._/][^/]*\.mdx?$/.test(name),
  );
  const sources = await Promise.all(files.map((file) => readSource(siteDir, file)));
  const parsed = await Promise.all(sources.filter(isSource).map(parsePage));
  const unreadable = sources.filter(isProblem);
  return {
    files,
    pages: parsed.map(({ page }) => page),
    routes: [
      ...parsed.map(({ page }) => page.route),
      ...unreadable.map(({ file }) => toDefaultSlug(file)),
    ],
    problems: [...unreadable, ...parsed.flatMap(({ problems }) => problems)],
  };
}

/** The catalogue without entries that have no slug, which nothing can refer to. */
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

function findSound(endpoints: readonly Endpoint[], problems: readonly CatalogueProblem[]) {
  const unsound = new Set(problems.map(({ entry }) => entry));
  return new Set(endpoints.map(({ slug }) => slug).filter((slug) => !unsound.has(slug)));
}

/** The problems with the lines where they are written; the compiler that finds them takes a while to load. */
async function placeProblems(
  problems: readonly CatalogueProblem[],
  sources: readonly SourceFile[],
): Promise<readonly ContentProblem[]> {
  if (problems.length === 0) return [];
  const { buildLocator } = await import('./catalogue/locate');
  const locate = buildLocator(sources);
  const placed = withoutMissing(problems).map(
    ({ entry, category, field, found, expected, misspelt }) => ({
      ...(locate(entry, field) ?? { file: findFile(category, sources) }),
      where: field === '' ? entry : `${entry}: ${field}`,
      found,
      expected,
      ...(misspelt && suggest(misspelt.word, misspelt.known)),
    }),
  );
  return placed.filter((problem, index) => placed.findIndex(isSame(problem)) === index);
}

/** Where the entries of a category are written, a file or a folder; the catalogue's own file otherwise. */
function findFile(category: string | undefined, sources: readonly SourceFile[]): string {
  const files = sources.map(({ file }) => file);
  const own = [`${catalogueFolder}/${category}.ts`, `${catalogueFolder}/${category}/index.ts`];
  return own.find((file) => files.includes(file)) ?? `${catalogueFolder}/index.ts`;
}

/** A field that is missing because its name was misspelt is named by the problem of that name. */
function withoutMissing(problems: readonly CatalogueProblem[]): readonly CatalogueProblem[] {
  const meant = new Set(
    problems.flatMap(({ entry, field, misspelt }) => {
      const closest = misspelt && findClosest(misspelt.word, misspelt.known);
      return closest === undefined ? [] : [`${entry} ${field.replace(/[^.]*$/, closest)}`];
    }),
  );
  return problems.filter(
    ({ entry, field, found }) => found !== 'nothing' || !meant.has(`${entry} ${field}`),
  );
}

/** What several endpoints share is wrong once. */
function isSame({ file, line, where, found, expected }: ContentProblem) {
  // Without a line there is no telling whether two entries mean the same place.
  const toField = (place = '') => (line === undefined ? place : place.replace(/^.*[.:]/, ''));
  return (other: ContentProblem) =>
    other.file === file &&
    other.line === line &&
    other.found === found &&
    other.expected === expected &&
    toField(other.where) === toField(where);
}
