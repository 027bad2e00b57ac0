/** Updates the content when a page is renamed: links to the page, its own links and its URL. */
import path from 'node:path/posix';
import { toDefaultSlug } from '../site-map/default-slug';
import { listFiles, isSource, readSource, type SourceFile } from './files';
import { listReferences, type Reference } from './link-targets';
import type { Page } from './pages/page';
import { parsePage } from './pages/parse';

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
 * URL of another page. Throws if a page has a syntax error.
 */
export async function buildMove(
  siteDir: string,
  moves: Moves,
  isPublished: (file: string) => boolean,
): Promise<Move> {
  const files = await listFiles(siteDir, 'docs', (name) => !name.startsWith('reference/'));
  const pages = await readPages(siteDir, files);
  const known = new Set(files);
  const routes = toRoutes(pages, moves);
  const published = pages.filter(({ file }) => isPublished(file));
  const aliases = toRoutes(published, moves);
  const changed = pages.map((page): readonly [string, string] => {
    const own = { page, moves, known, routes };
    const text = withReferences(page.text, listReferences(page), own);
    const moved = withAliases(withIds(text, moves), page, { routes, aliases });
    return [moves.get(page.file) ?? page.file, moved];
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
  return { texts: new Map(texts.filter(([file, text]) => before.get(file) !== text)), aliases };
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
      const [from, to] = [toDefaultSlug(file), toDefaultSlug(target)];
      return from === to ? [] : [[from, to]];
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
function withAliases(
  text: string,
  { file, frontMatter }: Page,
  { routes, aliases }: Readonly<Record<'routes' | 'aliases', ReadonlyMap<string, string>>>,
): string {
  const old = toDefaultSlug(file);
  const present = [frontMatter?.['aliases'] ?? []].flat().map(String);
  const kept = present.filter((alias) => alias !== routes.get(old));
  const wanted = aliases.has(old) ? [...kept, old] : kept;
  if (wanted.join() === present.join()) return text;
  const line = wanted.length === 0 ? '' : `aliases: [${wanted.join(', ')}]\n`;
  const without = text.replace(/^aliases:.*\n(?:[ \t]*- .*\n)*/m, '');
  return without.replace(/^(---\r?\n[^]*?)^---/m, (_, matter: string) => `${matter}${line}---`);
}
