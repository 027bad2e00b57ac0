/** Finds the new file of a renamed page, based on git and the existing pages. */
import { execFileSync } from 'node:child_process';
import path from 'node:path/posix';
import { toDefaultSlug } from '../site-map/default-slug';
import type { Page } from './pages/page';

/** The minimum share of the lines of a page that its new file must contain. */
const leastShared = 0.5;

/** The page that replaced a file, and the old URL of the file. */
export interface Rename {
  readonly page: Page;
  readonly oldRoute: string;
}

/** Undefined if git is missing or does not know the file, or if no page is similar to it. */
export function findRename(
  siteDir: string,
  file: string,
  pages: readonly Page[],
): Rename | undefined {
  const text = readFromGit(siteDir, file);
  if (text === undefined) return undefined;
  const ranked = pages
    .map((page) => ({ page, likeness: compare(text, page.text) }))
    .filter(({ likeness }) => likeness >= leastShared)
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = ranked;
  return best && { page: best.page, oldRoute: readKey(text, 'slug') ?? toDefaultSlug(file) };
}

/** A hint for a link to a deleted file: the path of the page that replaced it. */
export function suggestRename(
  siteDir: string,
  from: string,
  file: string,
  pages: readonly Page[],
): { readonly hint: string } | undefined {
  const rename = findRename(siteDir, file, pages);
  if (!rename) return undefined;
  const { page, oldRoute } = rename;
  const relative = path.relative(path.dirname(from), page.file);
  const link = JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`);
  const aliases = page.frontMatter?.['aliases'];
  const isKept = page.route === oldRoute || (Array.isArray(aliases) && aliases.includes(oldRoute));
  const alias = isKept ? '' : `, and add "aliases: [${oldRoute}]" to ${page.file}`;
  return { hint: `Was it renamed? Write ${link}${alias}.` };
}

/** The last text of a file in the history. The last commit that changed it may have deleted it. */
function readFromGit(siteDir: string, file: string): string | undefined {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const commit = git('rev-list', '--max-count=1', 'HEAD', '--', file).trim();
    const isThere = git('ls-tree', '--name-only', commit, '--', file) !== '';
    return git('show', `${commit}${isThere ? '' : '^'}:./${file}`);
  } catch {
    return undefined;
  }
}

/** The similarity of two texts, from 0 to 1. Pages with the same title have similarity 1. */
function compare(one: string, other: string): number {
  const title = readKey(one, 'title');
  if (title !== undefined && title === readKey(other, 'title')) return 1;
  const lines = toLines(one);
  const others = new Set(toLines(other));
  const shared = lines.filter((line) => others.has(line)).length;
  return shared / Math.max(lines.length, others.size, 1);
}

function toLines(text: string): readonly string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(
    (line) => line.length > 3,
  );
}

function readKey(text: string, key: string): string | undefined {
  return new RegExp(`^${key}: *(.+?) *$`, 'm').exec(text)?.[1];
}
