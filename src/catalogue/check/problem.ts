/** Something in an entry of the catalogue that an editor has to put right. */
export interface Problem {
  /** Where in the entry, for example `parameters.body.locales.isoCode`. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** A word that is not known, and those that are: it may be a misspelling of one of them. */
  readonly misspelt?: { readonly word: string; readonly known: readonly string[] };
}

/** A problem with the entry that it stands in. */
export interface CatalogueProblem extends Problem {
  /** The slug of an endpoint, or the id of a category. */
  readonly entry: string;
  /** The id of the category whose entry it is; unknown where the categories are malformed. */
  readonly category: string | undefined;
}

/** A value in a message: as JSON, in one line, shortened where it is long. */
export function toQuoted(value: unknown): string {
  const text = toJson(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function toJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that JSON cannot hold';
  }
}

/** A list of choices in a message: `"UPC", "ISRC"`. */
export function toChoices(choices: readonly (string | number)[]): string {
  return `one of ${[...new Set(choices)].map((choice) => toQuoted(choice)).join(', ')}`;
}

/** The names that stand twice in a list of which each is the key of something. */
export function checkUnique(names: readonly string[], field: string): Problem[] {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => ({
    field,
    found: `${toQuoted(name)} more than once`,
    expected: 'each name once',
  }));
}

const longest = 80;
