/** Finds the documented fields in the text of a section, as the index has it. */
import type { Range } from './excerpt';

export interface Field {
  /** Where its name is. */
  readonly name: Range;
  /** The spaces and signs between the name, the type, the limits and the description. */
  readonly joints: readonly Range[];
}

const type =
  '(?:string|integer|number|boolean|object|array)' +
  '(?:, (?:date-time|URL|cron expression|comma-separated))?(?: of \\w+)*';
const number = '-?\\d\\S*';
const length = `(?:(?:${number} to |[Aa]t (?:least|most) )?\\d+ characters?)`;
const range = `(?:[Aa]t most ${number}|${number} or more|[Bb]etween ${number} and ${number})`;
const choice = '(?:One of [^\\s,]+(?:, [^\\s,]+)+|Default: \\S+|Always \\S+)';
const limits = `(?:(?:[Ee]ach )*(?:${length}|${range})|${choice})(?: · ${choice})*`;

/**
 * A field with the link `#` to it, or a row of a table without a link. In the latter, only the
 * capital of the description separates a field from other text.
 */
const field = new RegExp(
  `(?<=^| )(\\S+)(?: #(?= ${type} )|(?= ${type}(?:, required)? [A-Z0-9]))` +
    ` (${type})(?:,? (required))?(?: (Deprecated))?(?: (${limits}))? `,
  'dg',
);

export function findFields(text: string): readonly Field[] {
  return [...text.matchAll(field)].map(({ indices = [], index, 0: { length: size } }) => {
    const [name = [index, index] as const, ...others] = indices.slice(1).filter(Boolean);
    const starts = [...others.map(([start]) => start), index + size];
    const ends = [name, ...others].map(([, end]) => end);
    return { name, joints: ends.map((end, position) => [end, starts[position] ?? end]) };
  });
}
