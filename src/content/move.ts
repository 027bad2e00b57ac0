/** Updates the content when pages are renamed: links to them, their own links, and their URLs. */
import path from 'node:path/posix';
import { isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { isPartial, toDefaultSlug } from '../site-map/default-slug';
import { docsFolder } from '../site-map/places';
import { isAuthored, listAuthored, listFiles, readSources, type SourceFile } from './files';
import type { Page } from './pages/page';
import { readPages } from './pages/read';
import { toFileName } from './pages/targets';

/** The new files by old file. */
export type Moves = ReadonlyMap<string, string>;

export interface Move {
  /** The texts that change, by new file. */
  readonly texts: ReadonlyMap<string, string>;
  /** The new URLs by old URL, which becomes an alias. */
  readonly routes: ReadonlyMap<string, string>;
}

/** Builds the edit for a move. Throws if a page has a syntax error, or if code links to an old URL. */
export async function buildMove(siteDir: string, moves: Moves): Promise<Move> {
  const files = await listAuthored(siteDir);
  const pages = await readAuthored(siteDir);
  const routes = toRoutes(pages, moves);
  const code = await readSources(siteDir, await listCode(siteDir));
  const isCatalogue = ({ file }: SourceFile) => file.startsWith('src/catalogue/');
  validateCode(
    code.filter((source) => !isCatalogue(source)),
    [...routes.keys()],
  );
  const known = new Set(files);
  const changes = [
    ...pages.map((page) => {
      const body = withReferences({ page, moves, known, routes });
      return [page, withFrontMatter(body, page, moves, routes)] as const;
    }),
    ...code.filter(isCatalogue).map((source) => [source, withRoutes(source, routes)] as const),
  ];
  const texts = changes.flatMap(([{ file, text }, changed]) =>
    changed === text ? [] : [[moves.get(file) ?? file, changed] as const],
  );
  return { texts: new Map(texts), routes };
}

async function readAuthored(siteDir: string): Promise<readonly Page[]> {
  const { pages, partials } = await readPages(siteDir, docsFolder, isAuthored);
  const broken = [...pages, ...partials].find(({ nodes }) => nodes.length === 0);
  if (!broken) return [...pages, ...partials];
  throw new Error(`${broken.file} has a syntax error, so its links cannot be read. Fix it first.`);
}

async function listCode(siteDir: string): Promise<readonly string[]> {
  const isCode = (name: string) => /\.(tsx?|mjs|js)$/.test(name);
  const lists = ['src', 'plugins'].map((folder) => listFiles(siteDir, folder, isCode));
  return (await Promise.all(lists)).flat();
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

interface Context {
  readonly page: Page;
  readonly moves: Moves;
  readonly known: ReadonlySet<string>;
  readonly routes: ReadonlyMap<string, string>;
}

/** The targets of links, images, attributes and imports, and routes in lists of components. */
const targets =
  /(?<=\]\(\s*<?|\]:\s*<?|\b(?:to|href|src)=["']|\b(?:from|import) ["']|\bto: ["'])[^\s"'<>)]+/g;

/** Updates the targets in a page, except in code. */
function withReferences(context: Context): string {
  const { text, nodes } = context.page;
  const verbatim = nodes.filter(({ type }) => ['yaml', 'code', 'inlineCode'].includes(type));
  const isVerbatim = (at: number) =>
    verbatim.some(({ position }) => {
      const { start, end } = position ?? {};
      return at >= (start?.offset ?? 0) && at < (end?.offset ?? 0);
    });
  return text.replaceAll(targets, (target, at: number) =>
    isVerbatim(at) ? target : toMoved(target, context),
  );
}

/** The target as it must be written after the move. */
function toMoved(target: string, { page, moves, known, routes }: Context): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const route = routes.get(address);
  if (route !== undefined) return route + rest;
  if (address === '' || /^(\/|@|[a-z][a-z+.-]*:)/i.test(address)) return target;
  const folder = path.dirname(page.file);
  const name = toFileName(address);
  const file = path.join(folder, name);
  const newFolder = path.dirname(moves.get(page.file) ?? page.file);
  const relative = path.relative(newFolder, moves.get(file) ?? file);
  // Generated files and files outside docs are not listed, and never move.
  const isThere =
    known.has(file) || !file.startsWith('docs/') || file.startsWith('docs/reference/');
  if (!isThere || relative === path.relative(folder, file)) return target;
  const prefix = relative.startsWith('.') || !/^\.{1,2}\//.test(address) ? '' : './';
  return prefix + (address === name ? relative : encodeURI(relative)) + rest;
}

/** Updates the links in the texts of the catalogue. */
function withRoutes({ text }: SourceFile, routes: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=\]\()\/[^)\s#?]*/g, (address) => routes.get(address) ?? address);
}

/** Updates the aliases, and the IDs of the previous and next page. Keeps everything else as it is. */
function withFrontMatter(
  text: string,
  { file }: Page,
  moves: Moves,
  routes: ReadonlyMap<string, string>,
): string {
  const [whole = '', start = '---\n', matter = '', end = '---\n\n'] =
    /^(---\r?\n)([^]*?)(?<=\n)(---)/.exec(text) ?? [];
  const document = parseDocument(matter);
  const before = String(document);
  updateIds(document, moves);
  updateAliases(document, toDefaultSlug(file), routes);
  if (String(document) === before) return text;
  const changed = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const newline = start.slice('---'.length);
  return start + changed.replaceAll('\n', newline) + end + text.slice(whole.length);
}

function updateIds(document: Document, moves: Moves): void {
  const toId = (file: string) => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const ids = new Map([...moves].map(([from, to]) => [toId(from), toId(to)]));
  for (const key of ['pagination_next', 'pagination_prev']) {
    const id = ids.get(String(document.get(key)));
    if (id !== undefined) document.set(key, id);
  }
}

/** Adds the old URL of the page, and removes the new one. */
function updateAliases(document: Document, old: string, routes: ReadonlyMap<string, string>): void {
  const own = routes.get(old);
  if (own === undefined) return;
  const node: unknown = document.get('aliases', true);
  const list = isSeq(node) ? node : document.createNode(isScalar(node) ? [node.value] : []);
  if (!isSeq(list)) return;
  list.items = list.items.filter((item) => String(item) !== own);
  list.add(document.createNode(old));
  if (list !== node) {
    list.flow = true;
    document.set('aliases', list);
  }
}
