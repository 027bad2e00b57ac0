/** Problems of the API's description, and words for their messages. */

/** A mistake that an editor has to correct. */
export interface Problem {
  /** The location in the entry, for example `parameters.body.locales.isoCode`. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** An unknown word, and the known words that it may be a misspelling of. */
  readonly misspelt?: { readonly word: string; readonly known: readonly string[] };
  /** A sentence that explains how to fix the problem. */
  readonly hint?: string;
}

/** Formats a value for a message: as JSON, on one line, truncated if it is long. */
export function toQuoted(value: unknown): string {
  if (typeof value === 'string' && value.length > longest) {
    return JSON.stringify(`${value.slice(0, longest)}…`);
  }
  const text = toJson(value);
  return text.length > longest + 2 ? `${text.slice(0, longest)}…` : text;
}

const longest = 80;

function toJson(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    case 'number':
    case 'bigint':
      return String(value);
    default:
      try {
        return JSON.stringify(value);
      } catch {
        return 'a value that JSON cannot represent';
      }
  }
}

/** Formats choices for a message: `one of "UPC", "ISRC"`. */
export function toChoices(choices: readonly unknown[]): string {
  if (choices.length === 0) return 'none';
  return `one of ${[...new Set(choices)].map(toQuoted).join(', ')}`;
}

/** The names that a list contains more than once. */
export function listRepeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Whether a value is an object, and not null or an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The location of a member. Messages are printed on one line. */
export function toPath(...names: readonly string[]): string {
  return names
    .filter((name, index) => index > 0 || name !== '')
    .join('.')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => JSON.stringify(character).slice(1, -1));
}
