import type { SearchMatch } from '@site/src/framework/client/search-index';
import { joinRanges, type Range } from './excerpt';

/**
 * The words of a query without the characters that the index trims: `/boards/` becomes `boards`.
 */
export function toWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/^\W+|\W+$/g, ''))
    .filter((word) => word !== '');
}

/**
 * An index pattern for text that contains the word. The index contains stems, so the end of the
 * word is open: `*linkaffiliat*` finds the stem of `/linkaffiliateprograms`.
 */
export function toPattern(word: string): string {
  return `*${word.slice(0, Math.max(3, Math.ceil(word.length / 2)))}*`;
}

export function holdsWords(text: string, words: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return words.every((word) => folded.includes(word));
}

/** The matching ranges of a text: the words, or their forms that the index found. */
export function toRanges(match: SearchMatch, words: readonly string[]): readonly Range[] {
  const text = match.document.t;
  const found = Object.values(match.metadata).flatMap(({ t }) => t?.position ?? []);
  return joinRanges(
    found.flatMap(([start, length]) => {
      const exact = findWords(text.slice(start, start + length), words);
      if (exact.length === 0) return [[start, start + length] as const];
      return exact.map(([from, to]) => [start + from, start + to] as const);
    }),
  );
}

function findWords(text: string, words: readonly string[]): readonly Range[] {
  const folded = text.toLowerCase();
  return words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      ranges.push([at, at + word.length]);
    }
    return ranges;
  });
}
