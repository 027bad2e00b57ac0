/** Rules for the marks of Markdown that have no effect. */
import { toQuoted } from '../../catalogue/check/problem';
import type { Problem } from '../problem';

export type Rule = readonly [
  pattern: RegExp,
  toProblem: (match: readonly string[]) => Problem,
  /** Whether to report only the first match in a block. */
  isOnce?: true,
];

/** For each mark, the text that remains if the mark has no effect. */
export const markRules: readonly Rule[] = [
  [
    /^(#{1,6})\u00a0[ \u00a0]*(.*)$/dgmu,
    ([, hashes = '', title = '']) => ({
      found: `a no-break space after ${toQuoted(hashes)}`,
      expected: 'a normal space',
      hint: `Retype the space in ${toQuoted(`${hashes} ${title}`)}.`,
    }),
  ],
  [
    /^(#{2,6}|#(?=\p{Lu}))(?=[^\s#])(.*)$/dgmu,
    ([mark = '', hashes = '', title = '']) => ({
      found: toQuoted(mark),
      expected: `a space after ${toQuoted(hashes)}`,
      hint: `Write ${toQuoted(`${hashes === '#' ? '##' : hashes} ${title}`)}, or "\\#" for a literal "#".`,
    }),
  ],
  [/(?<!`)`+(?!`)/dgu, ([mark = '']) => toUnpaired(mark)],
  ...['**', '__', '~~'].map(toEmphasisRule),
  [
    /(?<=^|[.!?:;,(] ?)(\*\*|__) +(\S[^*_\n]*?) +\1(?![\p{L}\p{N}])|(?<=\p{L}{2} )(\*\*) +(\p{L}{2}[^*\n]*?) +\3(?= \p{L}{2}|[.,:;!?]|$)/dgmu,
    ([mark = '', sign = '', words = '', inside = '', more = '']) =>
      toSpaced(mark, sign || inside, words || more),
  ],
  [
    /(~~) +(\S[^~\n]*?) +\1/dgu,
    ([mark = '', sign = '', words = '']) => toSpaced(mark, sign, words),
  ],
  [
    /(?<=\S[ (])\*(?=\p{L})/dgu,
    () => ({ ...toUnpaired('*'), hint: 'End the emphasis with "*", or write "\\*".' }),
  ],
  [
    /!?\]\([^)\n]*\)?|!\[[^\]\n]*\](?!\()/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'a URL without spaces, then an optional title in quotes',
      hint: 'Write [label](url) or ![description](url), with "%20" for a space.',
    }),
  ],
  [
    /!?\[[^\]\n]*\]\s\((?=[^)\s]*[./#:])[^)\s]*\)/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'no space between the label and the URL of a link',
      hint: `Write ${toQuoted(mark.replace(/\]\s/, ']'))}.`,
    }),
  ],
  [
    /^\|.*\|[ \t]*$|^[ \t:|-]*-{3,}[ \t:]*\|[ \t:|-]*$/dgmu,
    ([mark = '']) => ({
      found: `a table row, ${toQuoted(mark.trim())}, outside a table`,
      expected: 'a line such as "| --- | --- |" with the same number of cells below the first row',
      hint: 'Add a blank line above the table.',
    }),
    true,
  ],
  [
    /^([-*+]|\d{1,2}[.)])(?=\p{L}).*\n\s*([-*+]|\d{1,2}[.)])(?=\p{L})/dgmu,
    ([, mark = '']) => ({
      found: `a list item without a space after ${toQuoted(mark)}`,
      expected: `a space after ${toQuoted(mark)}`,
    }),
  ],
  [
    /^[\u00a0\u3000\u200b\ufeff ]*(?:[\u00a0\u3000\u200b\ufeff]([-*+>]|\d{1,2}[.)]|#{1,6}) |([-*+]|\d{1,2}[.)])[\u00a0\u3000\u200b]|#{1,6}[\u3000\u200b])/dgmu,
    ([mark = '']) => ({
      found: `an invisible character next to ${toQuoted(mark.trim())}`,
      expected: 'a normal space',
      hint: 'Retype the start of the line.',
    }),
  ],
  [
    /^(?:import .*\bfrom ['"].*|export (?:const|let|default|function) .*|(?:const|let|var) \w+ = .*;)$/dgmu,
    ([mark = '']) => ({
      found: `code as text, ${toQuoted(mark)}`,
      expected: 'an "import" or "export" after a blank line, or code between backticks',
    }),
  ],
  [
    /\([^()\n]+\)\[[^\]\n]*[./#][^\]\n]*\]/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'the label in square brackets and the URL in parentheses',
      hint: 'Write [label](url).',
    }),
  ],
  [
    /(?<=:\n)(\d{1,2})[.)] \S|^[•‣▪◦] /dgmu,
    ([mark = '']) => ({
      found: `${toQuoted(mark.trim())}, which starts no list here`,
      expected: 'a blank line above, and "-" or "1." before the items',
    }),
  ],
  [
    /(?:(?<![\p{L}\p{N}])&#?\w+;|&[a-z]{3,};)|&(?:(?:nbsp|amp|lt|gt|quot|copy|reg|trade|euro|hellip|[mn]dash)\b)/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'a valid HTML character reference that ends with ";"',
      hint: 'Write the character, or "\\&" for an ampersand.',
    }),
  ],
];

/** Matches at the edge of a word. `2 ** 3` and `a__b` are not emphasis. */
function toEmphasisRule(mark: string): Rule {
  const escaped = mark.replaceAll('*', '\\*');
  const opens = `(?<![\\p{L}\\p{N}${escaped}/])${escaped}(?=[\\p{L}\\p{N}\`"'([])`;
  const closes = `(?<=[\\p{L}\\p{N}.,:;!?\`"')\\]])${escaped}(?![\\p{L}\\p{N}${escaped}/])`;
  return [new RegExp(`${opens}|${closes}`, 'dgu'), () => toUnpaired(mark)];
}

export function toUnpaired(mark: string): Problem {
  return {
    found: `${toQuoted(mark)} without a matching mark`,
    expected: `${toQuoted(mark)} on both sides of the text, in one paragraph`,
    hint: `Write "${mark.replaceAll(/./g, '\\$&')}" for literal characters.`,
  };
}

function toSpaced(mark: string, sign: string, words: string): Problem {
  return {
    found: toQuoted(mark),
    expected: `no spaces between ${toQuoted(sign)} and the text`,
    hint: `Write ${toQuoted(sign + words + sign)}.`,
  };
}
