/** Says in an editor's words what the parser of pages says in its own. */
import type { ContentProblem, Problem } from '../problem';

/** What the parser throws. */
interface SyntaxFailure {
  readonly reason?: string;
  readonly line?: number;
}

type Rule = readonly [pattern: RegExp, toProblem: (match: RegExpExecArray) => Problem];

const brace: Problem = {
  found: 'a brace "{" that begins no expression',
  expected: 'text',
  hint:
    'Write "\\{" for a brace in a text, or put code between backticks; in a value of a component, ' +
    'look for a comma, a quote or a brace that is missing.',
};

const ownId: Problem = {
  found: 'an id between braces',
  expected: 'an id in a comment, such as {/* #first-link */}',
  hint: 'Write "## Heading {/* #id */}".',
};

const angle: Problem = {
  found: 'a "<" that begins no component',
  expected: 'text',
  hint: 'Write "\\<" for the character in a text, or put code between backticks.',
};

const rules: readonly Rule[] = [
  [
    /parse import\/exports/,
    () => ({
      found: 'a line that begins with "import" or "export" and is no code',
      expected: 'text, or the import of a file',
      hint: 'Begin the paragraph with another word.',
    }),
  ],
  [/expression with acorn|end of file in expression/, () => brace],
  [
    /to create a comment in MDX/,
    () => ({
      found: '"<!--"',
      expected: 'a comment such as {/* text */}',
      hint: 'Write {/* and */} around the comment.',
    }),
  ],
  [
    /to create a link in MDX/,
    () => ({
      found: 'an address between angle brackets',
      expected: 'a link such as [label](https://example.com)',
      hint: 'Write [label](address).',
    }),
  ],
  [
    /^Expected a closing tag for `<(area|br|col|embed|hr|img|input|source|track|wbr)\b/,
    ([, name = '']) => ({
      found: `<${name}> without a slash`,
      expected: `<${name} />`,
      hint: 'An element that holds nothing ends with "/>".',
    }),
  ],
  [
    /^Expected a closing tag for `(.+?)`/,
    ([, tag = '']) => ({
      found: `${tag} without an end`,
      expected: `</${tag.slice(1)} or ${tag.slice(0, -1)} />`,
      hint: 'Close it in the same paragraph, or put both tags on lines of their own; one that holds nothing ends with "/>".',
    }),
  ],
  [
    /^Expected the closing tag `(.+?)` either (?:after|before) the (?:end|start) of `(?:list|listItem|blockQuote|paragraph)`/,
    ([, tag = '']) => ({
      found: `${tag} in a list, a quote or a paragraph that began inside of its element`,
      expected: `${tag} at the beginning of a line of its own`,
      hint: 'Leave a blank line above it.',
    }),
  ],
  [
    /^Expected the closing tag `(.+?)`/,
    ([, tag = '']) => ({
      found: `${tag} inside of marks that began before its element, or ended after it`,
      expected: `${tag} where the element began`,
      hint: 'Put the marks, such as "**", inside or outside of the whole element.',
    }),
  ],
  [
    /^Unexpected attribute in closing tag/,
    () => ({ found: 'an attribute in a closing tag', expected: 'a closing tag such as </a>' }),
  ],
  [
    /^Unexpected closing (?:slash|tag)/,
    () => ({
      found: 'a closing tag without its beginning',
      expected: 'a tag that was opened before, in the same paragraph or outside of it',
      hint: 'Remove it, or open it first.',
    }),
  ],
  [
    /^Unexpected empty expression/,
    () => ({
      found: 'braces without a value',
      expected: 'a value such as slug="boards" or values={{ query: { page: 2 } }}',
      hint: 'Write the value, or remove the attribute.',
    }),
  ],
  [
    /^Unexpected lazy line/,
    () => ({
      found: 'a line of a component that is not indented as the line before',
      expected: 'the whole component inside of the list or quote that holds it',
      hint: 'Indent the line as far as the component, or begin it with "> " in a quote.',
    }),
  ],
  [
    /attribute value|attribute name/,
    () => ({
      found: 'an attribute that does not end, or has no quotes',
      expected: 'attributes such as slug="boards"',
      hint: 'Put the value between double quotes; one may be missing on a line before.',
    }),
  ],
  [/before name|in name/, () => angle],
];

export function toSyntaxProblem(
  file: string,
  text: string,
  failure: SyntaxFailure,
): ContentProblem {
  const { reason = 'a mistake' } = failure;
  const line = toLine(text, failure);
  if (/^\s*#{1,6}\s.*\{#[^}]*\}\s*$/.test(text.split('\n')[line - 1] ?? '')) {
    return { file, line, ...ownId };
  }
  const [problem] = rules.flatMap(([pattern, toProblem]) => {
    const match = pattern.exec(reason);
    return match ? [toProblem(match)] : [];
  });
  return { file, line, ...(problem ?? toUnnamed(reason)) };
}

/** The parser's own words, where the portal has none that are better. */
function toUnnamed(reason: string): Problem {
  return {
    found: `what MDX cannot read: ${JSON.stringify(reason)}`,
    expected: 'text or components',
  };
}

/** What is never closed is reported at the end of the text: it stands on a line before. */
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
