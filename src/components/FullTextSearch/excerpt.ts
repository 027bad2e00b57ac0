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

/** The start of a field in the text of a page: its name, its link, its type, and whether it is required. */
const type = '(?:string|integer|number|boolean|object|array)(?:, comma-separated| of \\w+)*';
const fieldStart = new RegExp(`(?<= )\\S+ (?:# )?${type}(?: required)? (?=[A-Z0-9])`, 'g');
const typeInField = new RegExp(` (?:# )?(${type})( required)? (?=[A-Z0-9])`, 'g');

/** The entire text with its ranges marked. */
export function toParts(text: string, ranges: readonly Range[]): readonly Part[] {
  return cutParts(text, ranges, [0, text.length]);
}

/**
 * The excerpt around the first range of a text, with its ranges marked. Consists of sentences, or
 * of the documentation of one field, unless they are too long.
 */
export function buildExcerpt(text: string, ranges: readonly Range[]): readonly Part[] {
  const first = ranges[0] ?? [0, 0];
  const fields = [...text.matchAll(fieldStart)].map(({ index }) => index);
  const sentences = [...text.matchAll(/(?<=[.!?] )\S/g)].map(({ index }) => index);
  const breaks = [0, ...fields, ...sentences, text.length];
  const start = toStart(text, first[0], breaks);
  const end = toEnd(text, [start, first[1]], fields, breaks);
  return [
    ...(breaks.includes(start) ? [] : [{ text: '…', isMarked: false }]),
    ...cutParts(text, ranges, [start, end]).map(separateType),
    ...(breaks.includes(end) ? [] : [{ text: '…', isMarked: false }]),
  ];
}

/** Separates the type of a field from its name and its description. */
function separateType(part: Part): Part {
  if (part.isMarked) return part;
  const toSeparated = (_: string, name: string, required?: string) =>
    required === undefined ? ` · ${name} · ` : ` · ${name} ·${required} · `;
  return { ...part, text: part.text.replaceAll(typeInField, toSeparated) };
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

/** The start of the sentence, of a word shortly before the first mark, or of a part of a long word. */
function toStart(text: string, first: number, breaks: readonly number[]): number {
  const start = Math.max(...breaks.filter((at) => at <= first));
  if (first - start <= Math.max(leadLength, excerptLength / 2)) return start;
  const from = first - leadLength;
  const gap = text.indexOf(' ', from);
  return gap === -1 || gap >= first ? from : gap + 1;
}

/** The end of the field, of a sentence, or of a word. */
function toEnd(
  text: string,
  [start, marked]: Range,
  fields: readonly number[],
  breaks: readonly number[],
): number {
  const limit = start + excerptLength;
  const nextField = fields.find((at) => at >= marked) ?? text.length;
  if (nextField <= limit) return nextField;
  const sentence = Math.max(...breaks.filter((at) => at <= limit));
  if (sentence >= marked) return sentence;
  const gap = text.lastIndexOf(' ', limit);
  return gap >= marked ? gap : Math.min(limit, text.length);
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
