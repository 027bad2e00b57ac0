/** Says in an editor's words what the parser of pages says in its own. */
import type { ContentProblem, Problem } from '../problem';

/** What the parser throws. */
interface SyntaxFailure {
  readonly ruleId?: string;
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
    /^Expected a closing tag for `(.+?)`/,
    ([, tag = '']) => ({
      found: `${tag} without an end`,
      expected: `</${tag.slice(1)} or ${tag.slice(0, -1)} />`,
      hint: 'Close it behind what it holds; one that holds nothing ends with "/>".',
    }),
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
    /attribute value|attribute name/,
    () => ({
      found: 'an attribute that does not end, or has no quotes',
      expected: 'attributes such as slug="boards"',
      hint: 'Put the value between double quotes; one may be missing on a line before.',
    }),
  ],
  [/./, () => angle],
];

export function toSyntaxProblem(
  file: string,
  text: string,
  failure: SyntaxFailure,
): ContentProblem {
  const { reason = 'a mistake' } = failure;
  const [problem] = rules.flatMap(([pattern, toProblem]) => {
    const match = pattern.exec(reason);
    return match ? [toProblem(match)] : [];
  });
  return { file, line: toLine(text, failure), ...(problem ?? angle) };
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
