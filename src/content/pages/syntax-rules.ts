/** What the errors of the page parser mean, in words that editors understand. */
import type { Problem } from '../problem';
import type { OpenTag } from './open-tag';

/** Where the parser stopped. */
export interface Stop {
  readonly line: number;
  readonly isAfterBlank: boolean;
  /** The tag that starts with the character before. */
  readonly closing: string;
  /** The tag in which the parser stopped. */
  readonly tag: OpenTag | undefined;
}

/** A problem, and its line if the parser stopped at another one. */
type PlacedProblem = Problem & { readonly line?: number };

type Rule = readonly [
  pattern: RegExp,
  toProblem: (match: readonly string[], stop: Stop) => PlacedProblem,
];

const brace: Problem = {
  found: 'an unmatched "{"',
  expected: 'text',
  hint:
    'Write "\\{" for a literal brace, or put code between backticks. In a component value, ' +
    'look for a missing comma, quote or brace.',
};

export const ownId: Problem = {
  found: 'an ID in braces',
  expected: 'an ID in a comment, such as {/* #first-link */}',
  hint: 'Write "## Heading {/* #id */}".',
};

export const openComment: Problem = {
  found: 'a comment without an end',
  expected: '"*/}" at the end of the comment',
};

const angle: Problem = {
  found: 'an unmatched "<"',
  expected: 'text',
  hint: 'Write "\\<" for a literal "<", or put code between backticks.',
};

/** Elements that never have content. */
const voidNames = 'area|br|col|embed|hr|img|input|source|track|wbr';

export const rules: readonly Rule[] = [
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
    new RegExp(`^Expected a closing tag for \`<(${voidNames})\\b`),
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
    /^Expected the closing tag `(.+?)` .* start of `directiveContainer` \((\d+):/,
    ([, tag = '', line = '']) => ({
      line: Number(line),
      found: `a note without an end before ${tag}`,
      expected: 'a line ":::" below its text',
    }),
  ],
  [
    /^Expected the closing tag `(.+?)` either (?:after|before) the (?:end|start) of `(?:list|listItem|blockQuote|paragraph)`/,
    ([, tag = '']) => ({
      found: `${tag} in a list, a quote or a paragraph that starts inside the element`,
      expected: `${tag} at the start of a separate line`,
      hint: 'Add a blank line above it, and indent it like the opening tag.',
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
    /^Unexpected closing slash/,
    (_, { closing }) => ({
      found: `${closing} without an opening tag`,
      ...(isVoid(closing)
        ? { expected: `<${closing.slice(2, -1)} />` }
        : {
            expected: `${closing.replace('/', '')} before it, in the same paragraph or outside`,
            hint: 'Remove it, or add the opening tag.',
          }),
    }),
  ],
  [
    /^Unexpected closing tag `(.+?)`.* for `(.+?)`/,
    ([, closing = '', tag = ''], { line }) => ({
      found: `${tag}, which is not closed before ${closing} on line ${line}`,
      expected: `</${tag.slice(1)} before it, or ${tag.slice(0, -1)} />`,
      hint: `If ${closing} has no opening tag, ${isVoid(closing) ? `write <${closing.slice(2, -1)} />` : 'remove it'}.`,
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
    (_, { tag, isAfterBlank }) =>
      tag && isAfterBlank
        ? toUnended(tag)
        : {
            found: 'a line of a component with a different indentation than the line before',
            expected: 'the entire component in its list or quote',
            hint: 'Indent the line like the component, or start it with "> " in a quote.',
          },
  ],
  [
    /^Unexpected character .* before attribute value/,
    () => ({
      found: 'an attribute without quotes',
      expected: 'attributes such as slug="boards"',
      hint: 'Put the value in double quotes.',
    }),
  ],
  [/attribute value|attribute name|self-closing slash/, (_, { tag }) => toUnended(tag)],
  [/before name|in name/, () => angle],
];

function isVoid(closing: string): boolean {
  return new RegExp(`^</(${voidNames})>$`).test(closing);
}

function toUnended(tag: OpenTag | undefined): PlacedProblem {
  return {
    ...(tag && { line: tag.line }),
    found: `${tag ? `<${tag.name}>` : 'a tag'} without an end`,
    expected: '"/>" or ">" after its last attribute',
    hint: 'If it has an end, an attribute lacks a quote, as in slug="boards".',
  };
}
