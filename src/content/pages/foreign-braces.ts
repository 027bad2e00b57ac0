/** Notation of other tools in braces, which the parser reads as code, and what to write instead. */
import { toQuoted } from '../../catalogue/check/problem';
import type { Problem } from '../problem';
import { toNote } from './foreign-rules';

type Rule = readonly [pattern: RegExp, toProblem: (match: readonly string[]) => Problem];

const rules: readonly Rule[] = [
  [
    /^\s*\{%\s*hint(?:\s+style="(\w+)")?\s*%\}/,
    ([mark = '', kind = 'note']) =>
      toNote(mark, kind, 'This portal does not support GitBook hints.'),
  ],
  [
    /\{%.*?%\}/,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'a part of this portal, such as <Tabs>',
      hint: 'This portal does not support template tags.',
    }),
  ],
  [
    /\{(?:code|noformat)(?::(?:language=)?(\w+))?[^}\n]*\}/,
    ([mark = '', language = '']) => ({
      found: toQuoted(mark),
      expected: `a line \`\`\`${language} above the code and a line \`\`\` below it`,
      hint: 'This portal does not support Jira notation.',
    }),
  ],
  [
    /\{(panel|info|note|warning|tip)(?::[^}\n]*)?\}/,
    ([mark = '', kind = '']) =>
      toNote(mark, kind === 'panel' ? 'note' : kind, 'This portal does not support Jira notation.'),
  ],
  [
    /!\[[^\]\n]*\]\([^)\n]*\)(\{[^}\n]*\})/,
    ([, mark = '']) => ({
      found: `attributes of an image, ${toQuoted(mark)}`,
      expected: 'only ![description](./image.png)',
      hint: 'Images have their own size, up to the width of the text. Resize the file, and remove the braces.',
    }),
  ],
  [
    /^\s*#{1,6}\s.*(\{:?\s*[.#][^}\n]*\})\s*$/,
    ([, mark = '']) => ({
      found: `attributes of a heading, ${toQuoted(mark)}`,
      expected: 'only the heading, or its ID in a comment such as {/* #first-link */}',
      hint: 'Remove the braces.',
    }),
  ],
];

/** The problems of a line that the parser could not read, or whose code has no value. */
export function listForeign(line: string): readonly Problem[] {
  return rules.flatMap(([pattern, toProblem]) => {
    const match = pattern.exec(line);
    return match ? [toProblem(match)] : [];
  });
}
