/** Updates the content when a page is renamed: links to the page, its own links and its URL. */
import path from 'node:path/posix';
import { toDefaultSlug } from '../site-map/default-slug';
import { listFiles, isSource, readSource, type SourceFile } from './files';
import { listReferences, type Reference } from './link-targets';
import type { Page } from './pages/page';
import { parsePage } from './pages/parse';

/** The new files by old file. */
export type Moves = ReadonlyMap<string, string>;

/** The texts that change, by new file. Throws if a page has a syntax error. */
export async function buildMove(
  siteDir: string,
  moves: Moves,
): Promise<ReadonlyMap<string, string>> {
  const files = await listFiles(siteDir, 'docs', (name) => !name.startsWith('reference/'));
  const pages = await readPages(siteDir, files);
  const known = new Set(files);
  const routes = toRoutes(pages, moves);
  const changed = pages.map((page): readonly [string, string] => {
    const own = { page, moves, known, routes };
    const text = withReferences(page.text, listReferences(page), own);
    return [moves.get(page.file) ?? page.file, withAlias(withIds(text, moves), page, routes)];
  });
  const catalogue = await readSources(
    siteDir,
    await listFiles(siteDir, 'src/catalogue', (name) => name.endsWith('.ts')),
  );
  const sidebars = await readSources(siteDir, ['sidebars.ts']);
  const texts = [
    ...changed,
    ...catalogue.map(({ file, text }) => [file, withRoutes(text, routes)] as const),
    ...sidebars.map(({ file, text }) => [file, withQuotedIds(text, moves)] as const),
  ];
  const before = new Map(
    [...pages, ...catalogue, ...sidebars].map(({ file, text }) => [moves.get(file) ?? file, text]),
  );
  return new Map(texts.filter(([file, text]) => before.get(file) !== text));
}

interface Place {
  readonly page: Page;
  readonly moves: Moves;
  readonly known: ReadonlySet<string>;
  readonly routes: ReadonlyMap<string, string>;
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
      const isPartial = path.basename(file).startsWith('_');
      if (target === undefined || isPartial || frontMatter?.['slug'] !== undefined) return [];
      return [[toDefaultSlug(file), toDefaultSlug(target)]];
    }),
  );
}

function withReferences(text: string, references: readonly Reference[], place: Place): string {
  return references
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { start, end, target }) => {
      const moved = toMoved(target, place);
      return changed.slice(0, start) + moved + changed.slice(end);
    }, text);
}

/** The target as it must be written after the move. */
function toMoved(target: string, { page, moves, known, routes }: Place): string {
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
  if (!isThere || (newFile === named && newFrom === from)) return target;
  const relative = path.relative(newFrom, newFile);
  if (relative === path.relative(from, named)) return target;
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

/** Updates the URLs in the texts of the catalogue. */
function withRoutes(text: string, routes: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=\]\()\/[^)\s#?]*/g, (address) => routes.get(address) ?? address);
}

const toId = (file: string) => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

const toIds = (moves: Moves) =>
  new Map([...moves].map(([from, to]) => [toId(from), toId(to)] as const));

/** Updates the IDs of the previous and next page in front matter. */
function withIds(text: string, moves: Moves): string {
  const ids = toIds(moves);
  return text.replace(
    /^(pagination_(?:next|prev): *)(["']?)([^"'\n]+)\2$/gm,
    (line: string, key: string, quote: string, id: string) =>
      ids.has(id) ? `${key}${quote}${ids.get(id)}${quote}` : line,
  );
}

function withQuotedIds(text: string, moves: Moves): string {
  const ids = toIds(moves);
  return text.replace(/(["'])([\w/-]+)\1/g, (whole: string, quote: string, id: string) =>
    ids.has(id) ? `${quote}${ids.get(id)}${quote}` : whole,
  );
}

/** Adds the old URL of the page to its aliases, and removes the new one. */
function withAlias(text: string, page: Page, routes: ReadonlyMap<string, string>): string {
  const old = toDefaultSlug(page.file);
  const route = routes.get(old);
  if (route === undefined || route === old) return text;
  const present = page.frontMatter?.['aliases'];
  const aliases = [...(Array.isArray(present) ? present.map(String) : []), old];
  const line = `aliases: [${aliases.filter((alias) => alias !== route).join(', ')}]`;
  const without = text.replace(/^aliases:.*\n(?:[ \t]*- .*\n)*/m, '');
  return without.replace(/^(---\r?\n[^]*?)^---/m, (_, matter: string) => `${matter}${line}\n---`);
}
