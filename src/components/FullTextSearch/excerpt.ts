/** Splits text of the index into marked and unmarked parts. */

export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Start (inclusive) and end (exclusive) of a piece of text. */
export type Range = readonly [start: number, end: number];

/** The length of an excerpt, and how many of its characters precede the first mark. */
const excerptLength = 220;
const leadLength = 60;

/** The entire text with its ranges marked. */
export function toParts(text: string, ranges: readonly Range[]): readonly Part[] {
  return cutParts(text, ranges, [0, text.length]);
}

/** The excerpt around the first range of a text, with its ranges marked. */
export function buildExcerpt(text: string, ranges: readonly Range[]): readonly Part[] {
  const first = ranges[0]?.[0] ?? 0;
  const start = toStart(text, first);
  const end = toEnd(text, start, first);
  return [
    ...(start > 0 ? [{ text: '…', isMarked: false }] : []),
    ...cutParts(text, ranges, [start, end]),
    ...(end < text.length ? [{ text: '…', isMarked: false }] : []),
  ];
}

/** Sorts ranges and merges overlapping ones. */
export function joinRanges(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}

/** The start of a word shortly before the first mark, or the middle of a word that is too long. */
function toStart(text: string, first: number): number {
  if (first <= leadLength) return 0;
  const from = first - leadLength;
  const gap = text.indexOf(' ', from);
  return gap === -1 || gap >= first ? from : gap + 1;
}

function toEnd(text: string, start: number, first: number): number {
  const limit = start + excerptLength;
  if (limit >= text.length) return text.length;
  const gap = text.lastIndexOf(' ', limit);
  return gap > first ? gap : limit;
}

function cutParts(text: string, ranges: readonly Range[], [from, to]: Range): readonly Part[] {
  const parts: Part[] = [];
  let position = from;
  const add = (end: number, isMarked: boolean) => {
    if (end > position) parts.push({ text: text.slice(position, end), isMarked });
    position = Math.max(position, end);
  };
  for (const [start, end] of ranges) {
    add(Math.min(start, to), false);
    add(Math.min(end, to), true);
  }
  add(to, false);
  return parts;
}
