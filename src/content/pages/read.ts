/** Reads the pages of a folder: `docs`, or the folder of a version. */
import path from 'node:path/posix';
import type { Root } from 'mdast';
import { expectedName, isVersionName } from '../../site-map/arrangement';
import { isPartial, isReleaseNotes, toDefaultSlug } from '../../site-map/default-slug';
import { listFiles, readSources, type SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { parseFrontMatter } from './front-matter';
import { flatten, type Content, type Page } from './page';
import { loadParser } from '../packages';
import { checkFences, toSyntaxError } from './syntax';

interface ReadPages extends Pick<Content, 'pages' | 'partials' | 'files'> {
  readonly problems: readonly ContentProblem[];
}

/** `isWanted` filters paths relative to the folder. */
export async function readPages(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<ReadPages> {
  // Temporary files and backups of text editors are not read.
  const names = await listFiles(
    siteDir,
    folder,
    (name) => isWanted(name) && !/(^|\/)[.#]|~$/.test(name),
  );
  const files = names.filter(isPage);
  const read = await readSources(siteDir, files);
  const parsed = await Promise.all(read.sources.map(parsePage));
  const readable = parsed.map(({ page }) => page);
  return {
    pages: readable.filter(({ file }) => !isPartial(file)),
    partials: readable.filter(({ file }) => isPartial(file)),
    files,
    problems: [
      ...read.problems,
      ...parsed.flatMap(({ problems }) => problems),
      ...names.flatMap(checkName),
    ],
  };
}

/** The file names that Docusaurus reads. */
function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Reports files that look like pages or release notes, but are not published. */
function checkName(file: string): readonly ContentProblem[] {
  const { base, name, ext } = path.parse(file);
  const isNotes = isReleaseNotes(file);
  const isPublished = isNotes ? ext === '.md' && isVersionName(name) : isPage(file);
  if (isPublished || !/\.(mdx?|markdown)(\.\w+)?$/i.test(file)) return [];
  const found = `${JSON.stringify(base)}, which is not published`;
  const expected = isNotes ? expectedName : JSON.stringify(base.replace(/\..*$/, '.mdx'));
  return [{ file, where: 'file name', found, expected }];
}

/** Reads a page and reports what cannot be read. The readable parts are checked further. */
export async function parsePage(source: SourceFile) {
  const { frontMatter, problems: ofMatter } = isPartial(source.file)
    ? { frontMatter: undefined, problems: [] }
    : parseFrontMatter(source);
  const { problems, ...body } = await parseText(source);
  const slug = frontMatter?.['slug'];
  const route = typeof slug === 'string' ? slug : toDefaultSlug(source.file);
  const page: Page = { ...source, ...body, route, frontMatter };
  return { page, problems: [...ofMatter, ...problems] };
}

/** Leaves out each block with a syntax error, so that all of them and the rest can be checked. */
async function parseText(source: SourceFile) {
  const parser = await loadParser();
  const lines = source.text.split('\n');
  const problems: ContentProblem[] = [];
  let unread = '';
  let isTrying = false;
  for (;;) {
    const text = lines.join('\n');
    try {
      const nodes = flatten(parser.parse(text) as Root);
      const [fence] = checkFences({ ...source, text }, nodes);
      if (!fence) return { nodes, unread, problems };
      // Below a wrong fence, code is text and text is code.
      const at = fence.line ?? 1;
      const above = nodes.filter(({ position }) => (position?.end.line ?? at) < at);
      unread += lines.slice(at - 1).join('\n');
      return { nodes: above, unread, problems: [...problems, fence] };
    } catch (thrown) {
      const { problem, isAtEnd, closed } = toSyntaxError({ ...source, text }, thrown);
      // The parser reports an open brace at the end, so earlier ones may be tried in vain.
      if (isAtEnd && isTrying) problems.pop();
      isTrying = isAtEnd;
      if (!closed || !unread.includes(`<${closed}`)) problems.push(problem);
      const block = takeBlock(lines, problem.line);
      if (block === '') return { nodes: [], unread: source.text, problems };
      unread += `${block}\n`;
    }
  }
}

/** Replaces a paragraph, list item or table row with spaces, so that all places stay the same. */
function takeBlock(lines: string[], line: number): string {
  const isEnd = (text = '') => text.trim() === '' || /^\s*(`{3}|~{3}|:{3})/.test(text);
  const isStart = (text = '') => /^\s*([-*+|#>]|\d+[.)]\s)/.test(text);
  let first = line - 1;
  let end = line;
  while (!isStart(lines[first]) && !isEnd(lines[first - 1])) first -= 1;
  while (!isStart(lines[end]) && !isEnd(lines[end])) end += 1;
  const block = lines.slice(first, end);
  lines.splice(first, block.length, ...block.map((text) => ' '.repeat(text.length)));
  return block.join('\n').trim();
}
