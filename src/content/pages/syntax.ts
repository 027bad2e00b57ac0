/** Explains what the parser reports, in words that editors understand. */
import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import type { SourceFile } from '../files';
import type { ContentProblem, PageProblem } from '../problem';
import { checkNodes, toSource, type Node } from './page';

/** The code fences that do not end where intended. All below the first one is misread. */
export function checkFences(source: SourceFile, nodes: readonly Node[]): readonly ContentProblem[] {
  return checkNodes({ file: source.file, nodes }, (node) =>
    node.type === 'code' ? checkFence(toSource(source, node), node) : [],
  );
}

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

/** The error of the page parser. */
export function toSyntaxError({ file, text }: SourceFile, error: unknown) {
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
type Rule = readonly [reason: RegExp, found: string, expected: string, hint?: string];

const rules: readonly Rule[] = [
  [
    /expression[^]*\n\s*#{1,6}\s.*\{#[^}]*\}\s*$/,
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
