/** Updates the content when pages are renamed: links to them, their own links, and their URLs. */
import path from 'node:path/posix';
import { isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { isPartial, toDefaultSlug } from '../site-map/default-slug';
import { listFiles, isSource, readSource, type SourceFile } from './files';
import type { Page } from './pages/page';
import { parsePage } from './pages/parse';
import { listRoutes } from './pages/code';

/** The new files by old file. */
export type Moves = ReadonlyMap<string, string>;

export interface Move {
  /** The texts that change, by new file. */
  readonly texts: ReadonlyMap<string, string>;
  /** The new URLs by old URL, for the old URLs that become aliases. */
  readonly aliases: ReadonlyMap<string, string>;
}

/**
 * Builds the edit for a move. Only pages that `isPublished` get an alias, since nobody knows the old
 * URL of another page. Throws if a page has a syntax error, or if code links to an old URL.
 */
export async function buildMove(
  siteDir: string,
  moves: Moves,
  isPublished: (file: string) => boolean,
): Promise<Move> {
  const files = await listFiles(siteDir, 'docs', (name) => !name.startsWith('reference/'));
  const pages = await readPages(siteDir, files);
  const routes = toRoutes(pages, moves);
  const aliases = toRoutes(
    pages.filter(({ file }) => isPublished(file)),
    moves,
  );
  const code = await readSources(siteDir, await listCode(siteDir));
  const isCatalogue = ({ file }: SourceFile) => file.startsWith('src/catalogue/');
  validateCode(
    code.filter((source) => !isCatalogue(source)),
    [...routes.keys()],
  );
  const known = new Set(files);
  const changes = [
    ...pages.map((page) => {
      const body = withReferences(page, { page, moves, known, routes });
      return [page, withFrontMatter(body, page, { moves, routes, aliases })] as const;
    }),
    ...code.filter(isCatalogue).map((source) => [source, withRoutes(source, routes)] as const),
  ];
  const texts = changes.flatMap(([{ file, text }, changed]) =>
    changed === text ? [] : [[moves.get(file) ?? file, changed] as const],
  );
  return { texts: new Map(texts), aliases };
}

async function readPages(siteDir: string, files: readonly string[]): Promise<readonly Page[]> {
  const sources = await readSources(
    siteDir,
    files.filter((file) => /\.mdx?$/.test(file)),
  );
  const parsed = await Promise.all(sources.map(parsePage));
  return parsed.map(({ page }) => {
    if (page.nodes.length > 0) return page;
    throw new Error(`${page.file} has a syntax error, so its links cannot be read. Fix it first.`);
  });
}

async function listCode(siteDir: string): Promise<readonly string[]> {
  const isCode = (name: string) => /\.(tsx?|mjs|js)$/.test(name);
  const lists = ['src', 'plugins'].map((folder) => listFiles(siteDir, folder, isCode));
  return (await Promise.all(lists)).flat();
}

async function readSources(
  siteDir: string,
  files: readonly string[],
): Promise<readonly SourceFile[]> {
  return (await Promise.all(files.map((file) => readSource(siteDir, file)))).filter(isSource);
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

/** A target as written in a page, and its position in the text. */
interface Reference {
  readonly start: number;
  readonly target: string;
}

/** Links, images, attributes, imports and routes in lists. Code and text are not references. */
function listReferences(page: Page): readonly Reference[] {
  const routes = listRoutes(page).map(({ start, route }) => ({ start, target: route }));
  const references = page.nodes.flatMap((node) => {
    switch (node.type) {
      case 'link':
      case 'image':
        return findTarget(page, node.position, node.url, /\]\(\s*<?/g);
      case 'definition':
        return findTarget(page, node.position, node.url, /\]:\s*<?/g);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' &&
          ['to', 'href', 'src'].includes(attribute.name) &&
          typeof attribute.value === 'string'
            ? findTarget(page, attribute.position, attribute.value, /=\s*["']/g)
            : [],
        );
      case 'mdxjsEsm':
        return (node.data?.estree?.body ?? []).flatMap((statement) => {
          if (!('source' in statement) || !statement.source?.range) return [];
          const [start] = statement.source.range;
          return [{ start: start + 1, target: String(statement.source.value) }];
        });
      default:
        return [];
    }
  });
  return [...references, ...routes];
}

interface Span {
  readonly start: { readonly offset?: number };
  readonly end: { readonly offset?: number };
}

/** The target after the last mark that it follows. A label can also contain the mark. */
function findTarget(
  { text }: Page,
  position: Span | undefined,
  target: string,
  mark: RegExp,
): readonly Reference[] {
  const from = position?.start.offset ?? 0;
  const written = text.slice(from, position?.end.offset);
  const starts = [...written.matchAll(mark)].map(({ index, 0: found }) => index + found.length);
  const start = starts.findLast((index) => written.startsWith(target, index));
  return start === undefined ? [] : [{ start: from + start, target }];
}

interface Context {
  readonly page: Page;
  readonly moves: Moves;
  readonly known: ReadonlySet<string>;
  readonly routes: ReadonlyMap<string, string>;
}

function withReferences(page: Page, context: Context): string {
  return listReferences(page)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, target }) => {
      return text.slice(0, start) + toMoved(target, context) + text.slice(start + target.length);
    }, page.text);
}

/** The target as it must be written after the move. */
function toMoved(target: string, { page, moves, known, routes }: Context): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const route = routes.get(address);
  if (route !== undefined) return route + rest;
  const isAlias = address.startsWith('@site/');
  if (address === '' || /^(\/|[a-z][a-z+.-]*:)/i.test(address)) return target;
  const from = path.dirname(page.file);
  const named = isAlias ? address.slice('@site/'.length) : path.join(from, decode(address));
  // Imports can omit the extension.
  const extension = extensions.find((one) => known.has(named + one)) ?? '';
  const file = named + extension;
  const newFile = (moves.get(file) ?? file).slice(0, -extension.length || undefined);
  if (isAlias) return newFile === named ? target : `@site/${newFile}${rest}`;
  const newFrom = path.dirname(moves.get(page.file) ?? page.file);
  // Files outside docs are not listed, and never move.
  const isThere =
    known.has(file) || !file.startsWith('docs/') || file.startsWith('docs/reference/');
  const relative = path.relative(newFrom, newFile);
  if (!isThere || relative === path.relative(from, named)) return target;
  const prefix = relative.startsWith('.') || !/^\.{1,2}\//.test(address) ? '' : './';
  return prefix + (address === decode(address) ? relative : encodeURI(relative)) + rest;
}

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'];

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Updates the links in the texts of the catalogue. */
function withRoutes({ text }: SourceFile, routes: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=\]\()\/[^)\s#?]*/g, (address) => routes.get(address) ?? address);
}

type Urls = Readonly<Record<'moves' | 'routes' | 'aliases', ReadonlyMap<string, string>>>;

/** Updates the aliases, and the IDs of the previous and next page. Keeps everything else as it is. */
function withFrontMatter(text: string, { file }: Page, urls: Urls): string {
  const [whole = '', start = '---\n', matter = '', end = '---\n\n'] =
    /^(---\r?\n)([^]*?)(?<=\n)(---)/.exec(text) ?? [];
  const document = parseDocument(matter);
  const before = String(document);
  updateIds(document, urls.moves);
  updateAliases(document, toDefaultSlug(file), urls);
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
function updateAliases(document: Document, old: string, { routes, aliases }: Urls): void {
  const own = routes.get(old);
  const node: unknown = document.get('aliases', true);
  const list = isSeq(node) ? node : document.createNode(isScalar(node) ? [node.value] : []);
  if (!isSeq(list)) return;
  list.items = list.items.filter((item) => own === undefined || String(item) !== own);
  if (aliases.has(old)) list.add(document.createNode(old));
  if (list.items.length === 0) document.delete('aliases');
  else if (list !== node) {
    list.flow = true;
    document.set('aliases', list);
  }
}
