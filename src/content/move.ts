/** Updates the content when pages are renamed: links to them, their own links, and their URLs. */
import path from 'node:path/posix';
import { isSeq, parseDocument, type Document } from 'yaml';
import { isPartial, toDefaultSlug } from '../site-map/default-slug';
import { docsFolder } from '../site-map/places';
import { catalogueFolder } from './catalogue';
import { isAuthored, listFiles, readSources, type SourceFile } from './files';
import type { Page } from './pages/page';
import { readPages } from './pages/read';
import { toFileName } from './pages/targets';

/** The new files by old file. */
export type Moves = ReadonlyMap<string, string>;

interface Changes {
  readonly moves: Moves;
  /** The new URLs by old URL, which becomes an alias. */
  readonly routes: ReadonlyMap<string, string>;
}

/** The texts that change, by new file, and the new URLs. */
type Move = Pick<Changes, 'routes'> & { readonly texts: ReadonlyMap<string, string> };

/** Builds the edit for a move. Throws if a page has a syntax error, or if code links to an old URL. */
export async function buildMove(siteDir: string, moves: Moves): Promise<Move> {
  const pages = await readAuthored(siteDir);
  const routes = toRoutes(pages, moves);
  const isCode = (name: string) => /\.(tsx?|mjs|js)$/.test(name);
  const lists = ['src', 'plugins'].map((folder) => listFiles(siteDir, folder, isCode));
  const code = await readSources(siteDir, (await Promise.all(lists)).flat());
  const other = code.filter(({ file }) => !file.startsWith(`${catalogueFolder}/`));
  validateCode(other, [...routes.keys()]);
  const changes = [
    ...pages.map((page) => {
      const body = withReferences(page, { moves, routes });
      return [page, withFrontMatter(body, page, { moves, routes })] as const;
    }),
    ...code.map((source) => [source, withRoutes(source, routes)] as const),
  ];
  const texts = changes.flatMap(([{ file, text }, changed]) =>
    changed === text ? [] : [[moves.get(file) ?? file, changed] as const],
  );
  return { texts: new Map(texts), routes };
}

async function readAuthored(siteDir: string): Promise<readonly Page[]> {
  const { pages, partials } = await readPages(siteDir, docsFolder, isAuthored);
  const broken = [...pages, ...partials].find(({ unread }) => unread !== '');
  if (!broken) return [...pages, ...partials];
  throw new Error(`${broken.file} has a syntax error, so its links cannot be read. Fix it first.`);
}

/** The new URLs by old URL. Pages with a slug keep their URL. */
function toRoutes(pages: readonly Page[], moves: Moves): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ file, frontMatter }) => {
      const target = moves.get(file);
      const hasRoute = !isPartial(file) && frontMatter?.['slug'] === undefined;
      if (target === undefined || !hasRoute) return [];
      const [from, to] = [toDefaultSlug(file), toDefaultSlug(target)];
      return from === to ? [] : [[from, to]];
    }),
  );
}

/** Links in code are not updated. The build would report them late and without a line. */
function validateCode(code: readonly SourceFile[], routes: readonly string[]): void {
  for (const route of routes) {
    const link = new RegExp(`["'\`(]${route}["'\`)#?]`);
    const files = code.filter(({ text }) => link.test(text)).map(({ file }) => file);
    if (files.length === 0) continue;
    throw new Error(
      `Nothing was changed, because code names ${route}: ${files.join(', ')}. Add "slug: ${route}" ` +
        'to the front matter of the page to keep its URL.',
    );
  }
}

/** The targets of links, images, attributes and imports, and routes in lists of components. */
const targets =
  /(?<=\]\(\s*<?|\]:\s*<?|\b(?:to|href|src)=["']|\b(?:from|import) ["']|\b(?:to|href): ["'])[^\s"'<>)]+/g;

/** The nodes that have targets. In texts and code, a target is text. */
const linking = /^(link|image|definition|mdxJsx\w+|mdxjsEsm)$/;

/** Updates the targets in a page. The last node around a place is the innermost one. */
function withReferences(page: Page, changes: Changes): string {
  const { text, nodes } = page;
  return text.replaceAll(targets, (target, at: number) => {
    const node = nodes.findLast(({ position }) => {
      const { start, end } = position ?? {};
      return at >= (start?.offset ?? 0) && at < (end?.offset ?? 0);
    });
    return linking.test(node?.type ?? '') ? toMoved(target, page, changes) : target;
  });
}

/** The target as it must be written after the move. */
function toMoved(target: string, page: Page, { moves, routes }: Changes): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const route = routes.get(address);
  if (route !== undefined) return route + rest;
  if (address === '' || /^(\/|@|[a-z][a-z+.-]*:)/i.test(address)) return target;
  const folder = path.dirname(page.file);
  const name = toFileName(address);
  const file = path.join(folder, name);
  const newFolder = path.dirname(moves.get(page.file) ?? page.file);
  const relative = path.relative(newFolder, moves.get(file) ?? file);
  if (relative === path.relative(folder, file)) return target;
  const prefix = relative.startsWith('.') || !/^\.{1,2}\//.test(address) ? '' : './';
  return prefix + (address === name ? relative : encodeURI(relative)) + rest;
}

/** Updates the links in the texts of the catalogue. */
function withRoutes({ text }: SourceFile, routes: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=\]\()\/[^)\s#?]*/g, (address) => routes.get(address) ?? address);
}

/** Updates the aliases, and the IDs of the previous and next page. Keeps everything else as it is. */
function withFrontMatter(text: string, { file }: Page, { moves, routes }: Changes): string {
  const [whole = '', start = '', matter = ''] = /^(---\r?\n)([^]*?)(?<=\n)(?=---)/.exec(text) ?? [];
  const document = parseDocument(matter);
  const before = String(document);
  for (const key of ['pagination_next', 'pagination_prev']) {
    const moved = [...moves].find(([from]) => toId(from) === document.get(key));
    if (moved) document.set(key, toId(moved[1]));
  }
  const route = routes.get(toDefaultSlug(file));
  if (route !== undefined) updateAliases(document, toDefaultSlug(file), route);
  if (String(document) === before) return text;
  const changed = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const newline = start.slice('---'.length);
  return start + changed.replaceAll('\n', newline) + text.slice(whole.length);
}

function toId(file: string): string {
  return file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
}

/** Adds the old URL of the page, and removes the new one. */
function updateAliases(document: Document, old: string, own: string): void {
  const list = document.get('aliases');
  if (isSeq(list)) {
    list.items = list.items.filter((item) => String(item) !== own);
    list.add(document.createNode(old));
  } else {
    document.set('aliases', document.createNode([old], { flow: true }));
  }
}
