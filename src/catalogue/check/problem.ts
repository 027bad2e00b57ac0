import type { Source } from '../source';

/** A mistake in a catalogue entry that an editor has to correct. */
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

/** A problem and its entry. */
export interface CatalogueProblem extends Problem {
  /** The slug of an endpoint, or the ID of a category. */
  readonly entry: string;
  /** Where the entry is defined. Undefined if it is not in a call of `defineEndpoint`. */
  readonly source: Source | undefined;
}

/** Formats a value for a message: as JSON, on one line, truncated if it is long. */
export function toQuoted(value: unknown): string {
  if (typeof value === 'string' && value.length > longest) {
    return JSON.stringify(`${value.slice(0, longest)}…`);
  }
  const text = toJson(value);
  return text.length > longest + 2 ? `${text.slice(0, longest)}…` : text;
}

function toJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that JSON cannot represent';
  }
}

/** Formats choices for a message: `one of "UPC", "ISRC"`. */
export function toChoices(choices: readonly (string | number)[]): string {
  return `one of ${[...new Set(choices)].map((choice) => toQuoted(choice)).join(', ')}`;
}

/** Checks that names which serve as keys are unique. */
export function checkUnique(names: readonly string[], field: string): Problem[] {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => ({
    field,
    found: `${toQuoted(name)} more than once`,
    expected: 'unique names',
  }));
}

const longest = 80;

/** The anchors of headings, to list them. Fields have anchors such as `body.title`, which are many. */
export function withoutFields(anchors: readonly string[]): readonly string[] {
  return anchors.filter((anchor) => !anchor.includes('.'));
}

/* Rules that describe the shape of values. */

/**
 * The rule for a value. `name` is a URL segment. `tagged` is one of several objects, identified by
 * a member.
 */
export type Rule =
  | { readonly kind: 'text' | 'name' | 'number' | 'boolean' | 'json' | 'any' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'list' | 'lazy'; readonly of: () => Rule }
  | ObjectRule
  | {
      readonly kind: 'tagged';
      readonly by: string;
      readonly shapes: Readonly<Record<string, ObjectRule>>;
    };

export interface ObjectRule {
  readonly kind: 'object';
  readonly members: Readonly<Record<string, Member>>;
}

export interface Member {
  readonly rule: Rule;
  readonly required: boolean;
}

/** A rule for each member of a type. The compiler reports missing members. */
export type Members<Model> = { readonly [Key in keyof Required<Model>]: Member };

export const text = { kind: 'text' } as const;
export const name = { kind: 'name' } as const;
export const number = { kind: 'number' } as const;
export const boolean = { kind: 'boolean' } as const;
export const json = { kind: 'json' } as const;

export const list = (of: Rule): Rule => ({ kind: 'list', of: () => of });

export const choice = (...of: readonly (string | number)[]): Rule => ({ kind: 'choice', of });

export const shape = <Model>(members: Members<Model>): ObjectRule => ({ kind: 'object', members });

export const required = (rule: Rule): Member => ({ rule, required: true });

export const optional = (rule: Rule): Member => ({ rule, required: false });

/** Returns a function that computes the result of each object once. Objects must not change. */
export function once<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.result;
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
}
