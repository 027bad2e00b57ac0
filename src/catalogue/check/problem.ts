/** Something that an editor has to put right. */
export interface Problem {
  /** The file to edit, from the root of the repository. */
  readonly file: string;
  /** The slug of the endpoint, or the id of the category where the category itself is wrong. */
  readonly endpoint: string;
  /** Where in the endpoint, for example `parameters.body.locales.isoCode`. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** A word that is not among those that are known: it may be a slip of one of them. */
  readonly slip?: { readonly word: string; readonly known: readonly string[] };
}

/** A problem of which it is not yet known in whose entry it stands. */
export type Finding = Omit<Problem, 'file' | 'endpoint'>;

/** The file, or for campaigns the folder, that holds the entries of a category. */
export function toFile(category: string): string {
  return category === 'campaigns' ? 'src/catalogue/campaigns/' : `src/catalogue/${category}.ts`;
}

/** A value in a message: as JSON, in one line, shortened where it is long. */
export function toQuoted(value: unknown): string {
  const text = toText(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function toText(value: unknown): string {
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
export function checkUnique(names: readonly string[], field: string): Finding[] {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => ({
    field,
    found: `${toQuoted(name)} more than once`,
    expected: 'each name once',
  }));
}

const longest = 80;
