/** Finds Markdown marks that have no effect and appear as text. */
import { toQuoted } from '../../catalogue/check/problem';
import type { ContentProblem, Problem } from '../problem';
import { listMaskedBlocks, toMaskedLine, type MaskedBlock } from './masked';
import type { Page } from './page';

type Rule = readonly [
  pattern: RegExp,
  toProblem: (match: readonly string[]) => Problem,
  /** Whether to report only the first match in a block. */
  isOnce?: true,
];

/** For each mark, the text that remains if the mark has no effect. */
const rules: readonly Rule[] = [
  [
    /^(#{2,6}|#(?=\p{Lu}))(?=[^\s#]|\u00a0)\u00a0?(.*)$/dgmu,
    ([mark = '', hashes = '', title = '']) => ({
      found: toQuoted(mark),
      expected: `a space after ${toQuoted(hashes)}`,
      hint: `Write ${toQuoted(`${hashes === '#' ? '##' : hashes} ${title}`)}, or "\\#" for a literal "#".`,
    }),
  ],
  [
    /^\[!(note|tip|important|warning|caution)\]/dgimu,
    ([mark = '', kind = '']) => ({
      found: toQuoted(mark),
      expected: `a line ":::${toKind(kind)}" above the text and a line ":::" below it`,
      hint: 'This portal does not support GitHub notes.',
    }),
  ],
  [/(?<!`)`+(?!`)/dgu, ([mark = '']) => toUnpaired(mark)],
  ...['**', '__', '~~'].map(toEmphasisRule),
  [
    /(?<=^|[.!?:;,(] ?)(\*\*|__) +(\S[^*_\n]*?) +\1(?![\p{L}\p{N}])/dgmu,
    ([mark = '', sign = '', words = '']) => toSpaced(mark, sign, words),
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
    /&(?:#?\w+;|(?:nbsp|amp|lt|gt|quot|copy|reg|trade|euro|hellip|[mn]dash)\b)/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'a valid HTML character reference that ends with ";"',
      hint: 'Write the character, or "\\&" for an ampersand.',
    }),
  ],
];

export function checkMarks(page: Page): readonly ContentProblem[] {
  return listMaskedBlocks(page).flatMap((block) => checkBlock(page, block));
}

function checkBlock(page: Page, block: MaskedBlock): readonly ContentProblem[] {
  const { masked, source } = block;
  return rules.flatMap(([pattern, toProblem, isOnce]) =>
    [...masked.matchAll(pattern)]
      .slice(0, isOnce ? 1 : undefined)
      .filter(([mark]) => !isEscaped(mark, source))
      .map((match) => ({
        file: page.file,
        line: toMaskedLine(block, match.index),
        ...toProblem(toWritten(match, source)),
      })),
  );
}

/** If a mark is escaped, as in `\*both*`, its partner is also meant as text. */
function isEscaped(mark: string, source: string): boolean {
  const [character = ''] = mark.replace(/^\]/, '[');
  return source.includes(`\\${character}`);
}

/** The source text of the mark and its groups. */
function toWritten({ indices = [] }: RegExpExecArray, source: string): readonly string[] {
  // A group that did not take part has no range.
  return indices.map((range: [number, number] | undefined) =>
    range ? source.slice(...range) : '',
  );
}

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

function toKind(kind: string): string {
  const kinds: Readonly<Record<string, string>> = { important: 'info', caution: 'warning' };
  return kinds[kind.toLowerCase()] ?? kind.toLowerCase();
}
