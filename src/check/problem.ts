/** Problems of the API's description, and words for their messages. */
import leven from 'leven';

/** A mistake that an editor has to correct. */
export interface Problem {
  /** The location in the entry, for example `parameters.body.locales.isoCode`. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** A sentence that explains how to fix the problem. */
  readonly hint?: string;
}

/** Formats a value for a message: as JSON, on one line, truncated if it is long. */
export function toQuoted(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Formats choices for a message: `one of "UPC", "ISRC"`. */
export function toChoices(choices: readonly unknown[]): string {
  if (choices.length === 0) return 'none';
  return `one of ${[...new Set(choices)].map(toQuoted).join(', ')}`;
}

/** The values that a list contains more than once. */
export function listRepeated<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Whether a value is an object, and not null or an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The location of a member. Messages are printed on one line. */
export function toPath(parent: string, name: string): string {
  const printed = name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (one) =>
    JSON.stringify(one).slice(1, -1),
  );
  return parent === '' ? printed : `${parent}.${printed}`;
}

/** Suggests the known word that is closest to a misspelt one, if it is close enough. */
export function suggest(word: string, known: readonly string[]): { readonly hint?: string } {
  const toDistance = (other: string) => leven(word.toLowerCase(), other.toLowerCase());
  const [closest] = known.toSorted((a, b) => toDistance(a) - toDistance(b));
  const isClose = closest !== undefined && toDistance(closest) <= Math.ceil(word.length / 3);
  return isClose ? { hint: `Did you mean ${JSON.stringify(closest)}?` } : {};
}
