/** Reads the pages of a folder: `docs`, or the folder of a version. */
import path from 'node:path/posix';
import type { Code } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { expectedName, isVersionName } from '../../routes/arrangement';
import { isCommonMark, isPartial, isReleaseNotes, toDefaultSlug } from '../../routes/default-slug';
import { listFiles, readSources, type SourceFile } from '../files';
import type { ContentProblem, PageProblem } from '../../check/messages';
import { describeCommonMark, readCommonMark } from './commonmark';
import { parseFrontMatter } from './front-matter';
import { checkNodes, flatten, toSource, type Node, type Page } from './page';
import { findMdxComponent } from '../mdx-components';

/** `isWanted` filters paths relative to the folder. */
export async function readPages(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
) {
  // Temporary files and backups of text editors are not read.
  const names = await listFiles(
    siteDir,
    folder,
    (name) => isWanted(name) && !/(^|\/)[.#]|~$/.test(name),
  );
  const files = names.filter(isPage);
  const read = await readSources(siteDir, files);
  const parsed = read.sources.map(parsePage);
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
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Reports files that look like pages or release notes, but are not published. */
function checkName(file: string): readonly ContentProblem[] {
  const { base, name, ext } = path.parse(file);
  const isNotes = isReleaseNotes(file);
  const isPublished = isNotes ? ext === '.md' && isVersionName(name) : isPage(file);
  if (isPublished || !/\.(mdx?|markdown)(\.\w+)?$/i.test(file)) return [];
  const found = `${JSON.stringify(base)}, which is not published`;
  const expected = isNotes ? expectedName : JSON.stringify(base.replace(/\..*/s, '.mdx'));
  return [{ file, where: 'file name', found, expected }];
}

/** Reads a page and reports what cannot be read. The readable parts are checked further. */
export function parsePage(source: SourceFile) {
  const { frontMatter: written, problems: ofMatter } = isPartial(source.file)
    ? { frontMatter: undefined, problems: [] }
    : parseFrontMatter(source);
  const parse = isCommonMark(source.file) ? parseCommonMark : parseMdx;
  const { problems, texts, ...body } = parse(source);
  const frontMatter: Page['frontMatter'] = written && { ...texts, ...written };
  const { slug, aliases } = frontMatter ?? {};
  const route = typeof slug === 'string' ? slug : toDefaultSlug(source.file);
  // The front matter check reports values that are not a list of strings.
  const old = Array.isArray(aliases) ? aliases.filter((one) => typeof one === 'string') : [];
  const page: Page = { ...source, ...body, route, aliases: old, frontMatter };
  return { page, problems: [...ofMatter, ...checkCharacters(source), ...problems] };
}

/** Characters that nobody sees, and that some programs cannot read. */
function checkCharacters({ file, text }: SourceFile): readonly ContentProblem[] {
  return text.split('\n').flatMap((line, index) => {
    const [character] = /[^\P{Cc}\t\r]/u.exec(line) ?? [];
    if (character === undefined) return [];
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const found = `the control character U+${code}`;
    return [{ file, line: index + 1, found, expected: 'a line without it' }];
  });
}

const commonMark = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** The parsers of the build: of CommonMark with GFM, and of MDX. Both know front matter and notes. */
export const parsers = { commonMark, mdx: commonMark().use(remarkMdx).freeze() };

/** What only CommonMark has. */
const noTexts = { texts: {}, unshown: [] };

/** Reads CommonMark, which has no syntax errors. */
export function parseCommonMark(source: SourceFile) {
  const { file } = source;
  const root = parsers.commonMark.parse(source.text);
  const components = checkNodes({ file, nodes: flatten(root) }, checkTag);
  const unshown = readCommonMark(root, source.text);
  const nodes = flatten(root);
  const problems = [...components, ...checkFences(nodes, source)];
  const texts = describeCommonMark(root, file);
  return { nodes, unshown, texts, unread: '', problems };
}

/** Components are elements that no browser knows. */
function checkTag(node: Node): readonly PageProblem[] {
  const [, name = ''] = (node.type === 'html' && /^<([A-Z]\w*)/.exec(node.value)) || [];
  if (!findMdxComponent(name)) return [];
  return [
    { where: `<${name}>`, found: 'a component in CommonMark', expected: 'the ending ".mdx"' },
  ];
}

/** Leaves out each block with a syntax error, so that all of them and the rest can be checked. */
function parseMdx(source: SourceFile) {
  const lines = source.text.split('\n');
  const problems: ContentProblem[] = [];
  let unread = '';
  let isTrying = false;
  for (;;) {
    const text = lines.join('\n');
    try {
      const nodes = flatten(parsers.mdx.parse(text));
      const [fence] = checkFences(nodes, { ...source, text });
      if (!fence) return { nodes, unread, problems, ...noTexts };
      // Below a wrong fence, code is text and text is code.
      const at = fence.line ?? 1;
      const above = nodes.filter(({ position }) => (position?.end.line ?? at) < at);
      unread += lines.slice(at - 1).join('\n');
      return { nodes: above, unread, problems: [...problems, fence], ...noTexts };
    } catch (thrown) {
      const { problem, isAtEnd, closed } = toSyntaxError({ ...source, text }, thrown);
      // The parser reports an open brace at the end, so earlier ones may be tried in vain.
      if (isAtEnd && isTrying) problems.pop();
      isTrying = isAtEnd;
      if (!closed || !unread.includes(`<${closed}`)) problems.push(problem);
      const block = takeBlock(lines, problem.line);
      if (block === '') return { nodes: [], unread: source.text, problems, ...noTexts };
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

function checkFences(nodes: readonly Node[], source: SourceFile): readonly ContentProblem[] {
  return checkNodes({ file: source.file, nodes }, (node) =>
    node.type === 'code' ? checkFence(toSource(source, node), node) : [],
  );
}

/** A code fence must end where intended. */
function checkFence(written: string, { value }: Code): readonly PageProblem[] {
  const where = 'code block';
  const [mark = ''] = /^(`{3,}|~{3,})/.exec(written) ?? [];
  const [, end = ''] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written) ?? [];
  const inner = value.split('\n').find((line) => isOpening(line, mark));
  if (inner !== undefined) {
    const found = `another block that starts inside it, ${JSON.stringify(inner.trim())}`;
    const hint = `For code that contains a fence, use a longer fence: ${mark}${mark.charAt(0)}.`;
    return [{ where, found, expected: `a line ${mark} above that one`, hint }];
  }
  if (end.startsWith(mark)) return [];
  const hint = 'Without it, the block continues to the end of the page.';
  return [{ where, found: 'no end', expected: `a line ${mark} below the code`, hint }];
}

/** Whether a line of code looks like the start of the next code block. */
function isOpening(line: string, mark: string): boolean {
  const [, opened = ''] = /^ {0,3}(`{3,}(?= *[a-z][^`]*$)|~{3,}(?= *[a-z]))/i.exec(line) ?? [];
  return mark !== '' && opened.startsWith(mark);
}

/** The error of the page parser, in words that editors understand. */
function toSyntaxError({ file, text }: SourceFile, error: unknown) {
  const { reason = String(error), line: stop = 1 } = error as Partial<VFile['messages'][number]>;
  const lines = text.split('\n');
  // An element that is not closed is reported at its end, with the place where it starts.
  const [, opened] = /`<[^`]*>` \((\d+):/.exec(reason) ?? [];
  const line = Number(opened ?? toCauseLine(lines, reason, stop));
  const written = lines[line - 1] ?? '';
  const rule = rules.find(([pattern]) => pattern.test(`${reason}\n${written}`));
  const [name = 'a'] = /(?<=<)[\w.-]+/.exec(reason) ?? /(?<=<)[\w.-]+/.exec(written) ?? [];
  const [, found = reason, expected = 'valid Markdown', hint] = rule ?? [];
  const toText = (words: string) => words.replaceAll('NAME', name);
  const texts = { found: toText(found), expected: toText(expected), hint: hint && toText(hint) };
  return {
    problem: { file, line, ...texts } satisfies ContentProblem,
    /** Whether the text ends before a brace is closed. */
    isAtEnd: /^Unexpected end of file in expression/.test(reason),
    /** The element that is closed without being open. */
    closed: /open tag first/.test(reason) ? /(?<=<\/)[\w.-]+/.exec(written)?.[0] : undefined,
  };
}

/** An unmatched brace is reported at the end of the text, and a tag without an end where it fails. */
function toCauseLine(lines: readonly string[], reason: string, line: number): number {
  const isBrace = /^Unexpected end of file in expression/.test(reason);
  if (!isBrace && !/attribute|self-closing|lazy line/.test(reason)) return line;
  const cause = isBrace ? /\{/ : /<[A-Za-z][^>]*$/;
  return lines.findLastIndex((text, index) => index < line && cause.test(text)) + 1 || line;
}

/** What the parser reports, above the line, and what it means. NAME is the name of the element. */
const rules: readonly [reason: RegExp, found: string, expected: string, hint?: string][] = [
  [
    /expression.*\n\s*#{1,6}\s.*\{#[^{}]*\}\s*$/,
    'an ID in braces',
    'an ID in a comment, as in "## Heading {/* #first-link */}"',
  ],
  [
    /(expression|attribute value|attribute name)[^]*\n.*\{/,
    'an unmatched "{"',
    'text',
    'Write "\\{" for a literal brace, or put code between backticks. In a value, look for a missing comma, quote or brace.',
  ],
  [
    /parse import\/exports/,
    'a line that starts with "import" or "export" but is not code',
    'text, or the import of a file',
    'Start the paragraph with another word.',
  ],
  [/`<(br|hr|img|input|wbr)\b/, '<NAME> without a slash', '<NAME />'],
  [
    /losing tag/,
    '<NAME> without a closing tag at the same level',
    '</NAME> or <NAME />',
    'Close it in the same paragraph, or put both tags on separate lines. If it is a placeholder, put it between backticks or write "\\<NAME>".',
  ],
  [
    /attribute|self-closing|lazy line/,
    '<NAME> without an end, or an attribute without quotes',
    '"/>" or ">" after its last attribute, and the indentation of its first line',
  ],
  [
    // The parser explains how to write comments and links.
    /^(?!.*to create).*name/,
    'an unmatched "<"',
    'text',
    'Write "\\<" for a literal "<", or put code between backticks.',
  ],
];
