/** Explains errors of the page parser in words that editors understand. */
import type { ContentProblem, Problem } from '../problem';

/** An error of the parser. */
interface SyntaxFailure {
  readonly reason?: string;
  readonly line?: number;
}

type Rule = readonly [pattern: RegExp, toProblem: (match: RegExpExecArray) => Problem];

const brace: Problem = {
  found: 'an unmatched "{"',
  expected: 'text',
  hint:
    'Write "\\{" for a literal brace, or put code between backticks. In a component value, ' +
    'look for a missing comma, quote or brace.',
};

const ownId: Problem = {
  found: 'an ID in braces',
  expected: 'an ID in a comment, such as {/* #first-link */}',
  hint: 'Write "## Heading {/* #id */}".',
};

const openComment: Problem = {
  found: 'a comment without an end',
  expected: '"*/}" at the end of the comment',
};

const angle: Problem = {
  found: 'an unmatched "<"',
  expected: 'text',
  hint: 'Write "\\<" for a literal "<", or put code between backticks.',
};

const rules: readonly Rule[] = [
  [
    /parse import\/exports/,
    () => ({
      found: 'a line that starts with "import" or "export" but is not code',
      expected: 'text, or the import of a file',
      hint: 'Start the paragraph with another word.',
    }),
  ],
  [/expression with acorn|end of file in expression/, () => brace],
  [
    /to create a comment in MDX/,
    () => ({
      found: '"<!--"',
      expected: 'a comment such as {/* text */}',
      hint: 'Put the comment between {/* and */}.',
    }),
  ],
  [
    /to create a link in MDX/,
    () => ({
      found: 'a URL in angle brackets',
      expected: 'a link such as [label](https://example.com)',
      hint: 'Write [label](url).',
    }),
  ],
  [
    /^Expected a closing tag for `<(area|br|col|embed|hr|img|input|source|track|wbr)\b/,
    ([, name = '']) => ({
      found: `<${name}> without a slash`,
      expected: `<${name} />`,
      hint: 'Elements without content end with "/>".',
    }),
  ],
  [
    /^Expected a closing tag for `(<[a-z][\w-]*[_-][\w-]*>)`/,
    ([, tag = '']) => ({
      found: `${tag} as a tag`,
      expected: 'text, or a known element',
      hint: `If it is a placeholder, put it between backticks or write "\\${tag}".`,
    }),
  ],
  [
    /^Expected a closing tag for `(.+?)`/,
    ([, tag = '']) => ({
      found: `${tag} without a closing tag`,
      expected: `</${tag.slice(1)} or ${tag.slice(0, -1)} />`,
      hint: 'Close it in the same paragraph, or put both tags on separate lines. Elements without content end with "/>".',
    }),
  ],
  [
    /^Expected the closing tag `(.+?)` either (?:after|before) the (?:end|start) of `(?:list|listItem|blockQuote|paragraph)`/,
    ([, tag = '']) => ({
      found: `${tag} in a list, a quote or a paragraph that starts inside the element`,
      expected: `${tag} at the start of a separate line`,
      hint: 'Add a blank line above it.',
    }),
  ],
  [
    /^Expected the closing tag `(.+?)`/,
    ([, tag = '']) => ({
      found: `${tag} inside marks that overlap the element`,
      expected: `${tag} at the same level as the opening tag`,
      hint: 'Put the marks, such as "**", inside or outside the entire element.',
    }),
  ],
  [
    /^Unexpected attribute in closing tag/,
    () => ({ found: 'an attribute in a closing tag', expected: 'a closing tag such as </a>' }),
  ],
  [
    /^Unexpected closing (?:slash|tag)/,
    () => ({
      found: 'a closing tag without an opening tag',
      expected: 'an opening tag before it, in the same paragraph or outside',
      hint: 'Remove it, or add the opening tag.',
    }),
  ],
  [
    /^Unexpected empty expression/,
    () => ({
      found: 'braces without a value',
      expected: 'a value such as slug="boards" or values={{ query: { page: 2 } }}',
      hint: 'Add a value, or remove the attribute.',
    }),
  ],
  [
    /^Unexpected lazy line/,
    () => ({
      found: 'a line of a component with a different indentation than the line before',
      expected: 'the entire component in its list or quote',
      hint: 'Indent the line like the component, or start it with "> " in a quote.',
    }),
  ],
  [
    /attribute value|attribute name/,
    () => ({
      found: 'an attribute without quotes or without an end',
      expected: 'attributes such as slug="boards"',
      hint: 'Put the value in double quotes. One may be missing on a previous line.',
    }),
  ],
  [/before name|in name/, () => angle],
];

export function toSyntaxProblem(
  file: string,
  text: string,
  failure: SyntaxFailure,
): ContentProblem {
  const { reason = 'a syntax error' } = failure;
  const line = toLine(text, failure);
  if (/^\s*#{1,6}\s.*\{#[^}]*\}\s*$/.test(text.split('\n')[line - 1] ?? '')) {
    return { file, line, ...ownId };
  }
  const written = text.split('\n')[line - 1] ?? '';
  if (/expression/.test(reason) && /\{\s*\/\*/.test(written)) return { file, line, ...openComment };
  const [problem] = rules.flatMap(([pattern, toProblem]) => {
    const match = pattern.exec(reason);
    return match ? [toProblem(match)] : [];
  });
  return { file, line, ...(problem ?? toUnnamed(reason)) };
}

/** The message of the parser, if there is no better one. */
function toUnnamed(reason: string): Problem {
  return {
    found: `invalid MDX: ${JSON.stringify(reason)}`,
    expected: 'text or components',
  };
}

/**
 * The parser reports unclosed elements at the end of the text, so the cause is on an earlier line.
 */
function toLine(text: string, { reason = '', line = 1 }: SyntaxFailure): number {
  const [, opened] = /\((\d+):\d+-/.exec(reason) ?? [];
  if (opened !== undefined) return Number(opened);
  const sign = /^Unexpected end of file in (expression|attribute value)/.exec(reason)?.[1];
  if (sign === undefined) return line;
  const isOpen = (content: string) =>
    sign === 'expression' ? content.includes('{') : content.split('"').length % 2 === 0;
  const last = text.split('\n').slice(0, line).findLastIndex(isOpen);
  return last === -1 ? line : last + 1;
}
