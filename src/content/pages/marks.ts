/** Marks of Markdown that mark nothing: readers see them as text. */
import type { ContentProblem, Problem } from '../problem';
import { isTextBlock, toMaskedBlock, toMaskedLine, type TextBlock } from './masked';
import type { Page } from './page';

type Rule = readonly [
  pattern: RegExp,
  toProblem: (match: readonly string[]) => Problem,
  /** Whether the first of a block says all. */
  isOnce?: true,
];

/** For each mark: what a text holds where the mark did not work. */
const rules: readonly Rule[] = [
  [
    /^(#{2,6}|#(?=\p{Lu}))(?=[^\s#]|\u00a0)\u00a0?(.*)$/dgmu,
    ([mark = '', hashes = '', title = '']) => ({
      found: toQuoted(mark),
      expected: `a space after ${toQuoted(hashes)}`,
      hint: `Write ${toQuoted(`${hashes === '#' ? '##' : hashes} ${title}`)}, or "\\#" for the character.`,
    }),
  ],
  [
    /^\[!(note|tip|important|warning|caution)\]/dgimu,
    ([mark = '', kind = '']) => ({
      found: toQuoted(mark),
      expected: `a line ":::${toKind(kind)}" above the text and a line ":::" below it`,
      hint: 'This portal does not draw the notes of GitHub.',
    }),
  ],
  [/(?<!`)`+(?!`)/dgu, ([mark = '']) => toUnpaired(mark)],
  ...['**', '__', '~~'].map(toEmphasisRule),
  [
    /(?<=\S[ (])\*(?=\p{L})/dgu,
    () => ({ ...toUnpaired('*'), hint: 'End the emphasis with "*", or write "\\*".' }),
  ],
  [
    /!?\]\([^)\n]*\)?|!\[[^\]\n]*\](?!\()/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'an address without spaces, then an optional title between quotes',
      hint: 'Write [label](address) or ![what it shows](address), with "%20" for a space.',
    }),
  ],
  [
    /!?\[[^\]\n]*\]\s\((?=[^)\s]*[./#:])[^)\s]*\)/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'no space between the label and the address of a link',
      hint: `Write ${toQuoted(mark.replace(/\]\s/, ']'))}.`,
    }),
  ],
  [
    /^\|.*\|[ \t]*$|^[ \t:|-]*-{3,}[ \t:]*\|[ \t:|-]*$/dgmu,
    ([mark = '']) => ({
      found: `a table row, ${toQuoted(mark.trim())}, outside of a table`,
      expected: 'a line such as "| --- | --- |" below the first row, with as many cells as it has',
      hint: 'Leave a blank line above the table.',
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
    /^\[\](?=\s)/dgmu,
    () => ({ found: '"[]"', expected: '"[ ]" for a task, with a space between the brackets' }),
  ],
  [
    /&(?:#?\w+;|(?:nbsp|amp|lt|gt|quot|copy|reg|trade|euro|hellip|[mn]dash)\b)/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'a character reference that HTML knows, with ";" at its end',
      hint: 'Write the character itself, or "\\&" for an ampersand.',
    }),
  ],
];

export function checkMarks(page: Page): readonly ContentProblem[] {
  return page.nodes.filter(isTextBlock).flatMap((block) => checkBlock(page, block));
}

function checkBlock(page: Page, block: TextBlock): readonly ContentProblem[] {
  const { masked, source } = toMaskedBlock(page, block);
  return rules.flatMap(([pattern, toProblem, isOnce]) =>
    [...masked.matchAll(pattern)]
      .slice(0, isOnce ? 1 : undefined)
      .filter(([mark]) => !isEscaped(mark, source))
      .map((match) => ({
        file: page.file,
        line: toMaskedLine(block, masked, match.index),
        ...toProblem(toWritten(match, source)),
      })),
  );
}

/** An editor who has escaped a mark, as in `\*both*`, means its partner as text, too. */
function isEscaped(mark: string, source: string): boolean {
  const [character = ''] = mark.replace(/^\]/, '[');
  return source.includes(`\\${character}`);
}

/** The mark and its groups, as they are written. */
function toWritten({ indices = [] }: RegExpExecArray, source: string): readonly string[] {
  return indices.map((range) => source.slice(...range));
}

/** At the edge of a word; `2 ** 3` and `a__b` are no emphasis. */
function toEmphasisRule(mark: string): Rule {
  const escaped = mark.replaceAll('*', '\\*');
  const opens = `(?<![\\p{L}\\p{N}${escaped}/])${escaped}(?=[\\p{L}\\p{N}\`"'([])`;
  const closes = `(?<=[\\p{L}\\p{N}.!?\`"')\\]])${escaped}(?![\\p{L}\\p{N}${escaped}/])`;
  return [new RegExp(`${opens}|${closes}`, 'dgu'), () => toUnpaired(mark)];
}

function toUnpaired(mark: string): Problem {
  return {
    found: `${toQuoted(mark)} without a partner`,
    expected: `${toQuoted(mark)} on both sides of the words, in one paragraph`,
    hint: `Write "${mark.replaceAll(/./g, '\\$&')}" for the characters.`,
  };
}

function toKind(kind: string): string {
  const kinds: Readonly<Record<string, string>> = { important: 'info', caution: 'warning' };
  return kinds[kind.toLowerCase()] ?? kind.toLowerCase();
}

function toQuoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
