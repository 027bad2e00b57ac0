/** Splits text of the index into marked and unmarked parts. */
import { findFields } from './fields';

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

/**
 * The excerpt around one of the ranges of a text, with its ranges marked. Consists of sentences, or
 * of the documentation of one field, unless they are too long.
 */
export function buildExcerpt(
  text: string,
  ranges: readonly Range[],
  focus = ranges[0] ?? [0, 0],
): readonly Part[] {
  const found = findFields(text);
  const fields = found.map(({ name: [start] }) => start);
  const sentences = [...text.matchAll(/(?<=[.!?] )\S/g)].map(({ index }) => index);
  const breaks = [0, ...fields, ...sentences, text.length];
  const start = toStart(text, focus[0], breaks);
  const end = toEnd(text, [start, focus[1]], fields, breaks);
  const joints = found.flatMap((field) => field.joints);
  return [
    ...(breaks.includes(start) ? [] : [{ text: '…', isMarked: false }]),
    ...cutParts(text, ranges, [start, end], joints),
    ...(breaks.includes(end) ? [] : [{ text: '…', isMarked: false }]),
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

/** The start of the sentence, of a word shortly before the mark, or of a part of a long word. */
function toStart(text: string, first: number, breaks: readonly number[]): number {
  const start = Math.max(...breaks.filter((at) => at <= first));
  if (first - start <= Math.max(leadLength, excerptLength / 2)) return start;
  const from = first - leadLength;
  const gap = text.indexOf(' ', from);
  return gap === -1 || gap >= first ? from : gap + 1;
}

/** The end of the last sentence of a field or of an excerpt, or of a word. */
function toEnd(
  text: string,
  [start, marked]: Range,
  fields: readonly number[],
  breaks: readonly number[],
): number {
  const nextField = fields.find((at) => at >= marked) ?? text.length;
  const limit = Math.min(nextField, start + excerptLength);
  const ends = breaks.filter((at) => at >= marked && at <= limit).sort((a, b) => a - b);
  // The title of a group may precede the next field.
  const isTitled = ends.includes(nextField) && /[^.!?] $/.test(text.slice(0, nextField));
  const sentences = isTitled ? ends.slice(0, -1) : ends;
  const end = Math.max(...(sentences.length > 0 ? sentences : ends));
  if (end >= marked) return end;
  const gap = text.lastIndexOf(' ', limit);
  return gap >= marked ? gap : Math.min(limit, text.length);
}

/** Each joint becomes a dot between spaces. */
function cutParts(
  text: string,
  ranges: readonly Range[],
  [from, to]: Range,
  joints: readonly Range[] = [],
): readonly Part[] {
  const parts: Part[] = [];
  let position = from;
  const add = (end: number, isMarked: boolean) => {
    if (end > position) parts.push({ text: text.slice(position, end), isMarked });
    position = Math.max(position, end);
  };
  const addUnmarked = (end: number) => {
    for (const [start, after] of joints) {
      if (start < position || after > end) continue;
      add(start, false);
      parts.push({ text: ' · ', isMarked: false });
      position = after;
    }
    add(end, false);
  };
  for (const [start, end] of ranges) {
    addUnmarked(Math.min(start, to));
    add(Math.min(end, to), true);
  }
  addUnmarked(to);
  return parts;
}
