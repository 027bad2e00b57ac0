/** Pictures and downloads of a project that pages link to, and that stand outside of its folder of pages. */
import fs from 'node:fs/promises';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../openapi/document';
import { docsFolder } from '../routes/places';
import { listFiles } from './files';
import { writeChanged } from './generated';
import { isExternal, type Node, type Page } from './pages/page';

/** The folder in `docs` for the folder around `docs`. */
export const outsideFolder = '_up';

/** The place in `docs` of a file: `docs/_up/img/a.png` of `img/a.png`, which is beside `docs`. */
export function toInside(file: string): string {
  const name = path.posix.relative(docsFolder, file);
  if (!name.startsWith('../')) return file;
  const parts = name.split('/').map((part) => (part === '..' ? outsideFolder : part));
  return [docsFolder, ...parts].join('/');
}

/** The file that a relative URL of a page leads to. Both start at the folder around `docs`. */
export function toLinkedFile(page: string, url: string): string {
  return path.posix.join(page, '..', decode(url.replace(/[?#].*/s, '')));
}

/** The nodes that link to a file outside, and its place in `docs`. */
export function listOutside({ file, nodes }: Pick<Page, 'file' | 'nodes'>) {
  return nodes.filter(isLink).flatMap((node) => {
    const linked = toLinkedFile(file, node.url);
    const inside = toInside(linked);
    return isExternal(node.url) || inside === linked ? [] : [{ node, linked, inside }];
  });
}

function isLink(node: Node) {
  return node.type === 'link' || node.type === 'image' || node.type === 'definition';
}

/**
 * Copies the files, so that they are a part of each version. Returns their paths.
 * @param folder of the project, which contains all of them
 */
export async function copyOutside(
  folder: string,
  pages: string,
  contentDir: string,
  read: readonly Page[],
): Promise<readonly string[]> {
  const sources = new Map<string, string>();
  for (const { linked, inside } of read.flatMap(listOutside)) {
    const source = path.join(pages, path.posix.relative(docsFolder, linked));
    if (isPublic(source, folder)) sources.set(inside, source);
  }
  const place = `${docsFolder}/${outsideFolder}`;
  for (const name of await listFiles(contentDir, place, () => true)) {
    if (!sources.has(name)) await fs.rm(path.join(contentDir, name));
  }
  for (const [name, source] of sources) {
    await writeChanged(path.join(contentDir, name), await fs.readFile(source));
  }
  return [...sources.values()];
}

/** A file of the project, but no page, and nothing that is hidden. */
function isPublic(file: string, folder: string): boolean {
  if (/\.mdx?$/.test(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const name = path.relative(realpathSync(folder), realpathSync(file));
  return !path.isAbsolute(name) && name.split(path.sep).every((part) => !part.startsWith('.'));
}
