/** Splits text of the index into marked and unmarked parts. */

export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Start (inclusive) and end (exclusive) of a piece of text. */
export type Range = readonly [start: number, end: number];

/** The length of an excerpt, and how many of its characters at most precede the first mark. */
const excerptLength = 220;
const leadLength = 110;

/**
 * The part of a text around one of its ranges, with all ranges marked: sentences, or the
 * documentation of one field. A dot replaces the link of the field, which is `#` in the index.
 */
export function buildExcerpt(
  text: string,
  ranges: readonly Range[],
  focus: Range,
): readonly Part[] {
  const sentences = [...text.matchAll(/(?<=^|[.!?] )\S/g)].map(({ index }) => index);
  const [start, end] = toExcerptRange(text, focus, [...sentences, text.length]);
  const ellipsis = { text: '…', isMarked: false };
  const isBreak = (at: number) => [...sentences, ...findFields(text)].includes(at);
  return [
    ...(isBreak(start) ? [] : [ellipsis]),
    ...toParts(text, ranges, [start, end]).map((part) => ({
      ...part,
      text: part.text.replaceAll(' # ', ' · '),
    })),
    ...(isBreak(end) || end === text.length ? [] : [ellipsis]),
  ];
}

function toExcerptRange(text: string, [first, last]: Range, sentences: readonly number[]): Range {
  const fields = findFields(text);
  const from = Math.max(0, ...[...fields, ...sentences].filter((at) => at <= first));
  const start =
    first - from <= leadLength ? from : text.lastIndexOf(' ', first - leadLength / 2) + 1;
  const limit = Math.min(start + excerptLength, fields.find((at) => at >= last) ?? text.length);
  const end = sentences.findLast((at) => at >= last && at <= limit);
  return [start, end ?? Math.max(last, text.lastIndexOf(' ', limit))];
}

/** Where the names of the documented fields start. */
export function findFields(text: string): readonly number[] {
  return [...text.matchAll(/\S+ # /g)].map(({ index }) => index);
}

/** A text, or a part of it, with its ranges marked. Of overlapping ranges, the first one is. */
export function toParts(
  text: string,
  ranges: readonly Range[],
  [from, to]: Range = [0, text.length],
): readonly Part[] {
  const parts: Part[] = [];
  let position = from;
  for (const [start, end] of ranges) {
    if (start < position || end > to) continue;
    parts.push({ text: text.slice(position, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    position = end;
  }
  parts.push({ text: text.slice(position, to), isMarked: false });
  return parts.filter((part) => part.text !== '');
}
