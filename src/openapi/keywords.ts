/**
 * The keywords of JSON Schema for values without members, and the words for them on pages and in the
 * form. Entries, the document and the view take them from this table. A new row also needs one in
 * `src/check/entry-schema.ts`, and in `src/changelog/rules.ts` if it limits values.
 */
import { findOwn, toDefined, toText } from './document';
import { toNumber } from './numbers';
import { toCode, toPlainText } from './inline';
import { isDateTime, isUrl } from './formats';

export const scalarTypes = ['string', 'integer', 'number', 'boolean'] as const;

export type ScalarType = (typeof scalarTypes)[number];

interface Keyword {
  readonly types: readonly ScalarType[];
  readonly value: keyof Values<ScalarValue>;
}

/** What a keyword can contain: a value of the type itself, several, or a text or number about it. */
interface Values<Own> {
  readonly own: Own;
  readonly list: readonly Own[];
  readonly text: string;
  readonly number: number;
}

export type ScalarValue = string | number | boolean;

/** In the order of the document. */
export const keywords = {
  /** The only valid value, which is the initial value in the form. */
  const: { types: ['string'], value: 'own' },
  minimum: { types: ['integer', 'number'], value: 'number' },
  maximum: { types: ['integer', 'number'], value: 'number' },
  exclusiveMinimum: { types: ['integer', 'number'], value: 'number' },
  exclusiveMaximum: { types: ['integer', 'number'], value: 'number' },
  multipleOf: { types: ['integer', 'number'], value: 'number' },
  /** The value that the API uses if none is sent. */
  default: { types: scalarTypes, value: 'own' },
  /** Suggestions in the form. Samples use the first one for a required header. */
  examples: { types: ['string'], value: 'list' },
  /** In characters (Unicode code points). */
  minLength: { types: ['string'], value: 'number' },
  /** In characters (Unicode code points). */
  maxLength: { types: ['string'], value: 'number' },
  /** A regular expression (ECMA-262, with Unicode) that matches a part of the text. */
  pattern: { types: ['string'], value: 'text' },
  format: { types: ['string'], value: 'text' },
} as const satisfies Readonly<Record<string, Keyword>>;

export type KeywordName = keyof typeof keywords;

export const keywordNames = Object.keys(keywords) as readonly KeywordName[];

/** The keywords of a type with their values. */
export type Keywords<Own = ScalarValue, Type extends ScalarType = ScalarType> = {
  readonly [
    Name in keyof typeof keywords as Type & TypeOf<Name> extends never ? never : Name
  ]?: Values<Own>[(typeof keywords)[Name]['value']];
};

type TypeOf<Name extends KeywordName> = (typeof keywords)[Name]['types'][number];

/**
 * The keywords of a schema or a shape, without its other members.
 * @param type leaves out limits of values of another type, which say nothing of its values
 */
export function pickKeywords(schema: Keywords, type?: ScalarType): Keywords {
  const names = keywordNames.filter((name) => {
    const { types, value }: Keyword = keywords[name];
    const isLimit = value === 'number' || name === 'pattern';
    return !isLimit || type === undefined || types.includes(type);
  });
  return toDefined(Object.fromEntries(names.map((name) => [name, schema[name]])));
}

/* Limits in words. */

type Limited = Omit<Keywords, 'examples' | 'default'>;

/** A limit that one keyword sets, or two together. */
interface Limit {
  /** In the inline notation, such as `at most 3 characters`. Empty if there is none. */
  readonly say: (keywords: Limited) => string;
  readonly allows: (keywords: Limited, text: string) => boolean;
  /** What the limit counts in a text. */
  readonly count?: (text: string) => number;
}

/** In the order of pages. */
export const limits: readonly Limit[] = [
  {
    say: ({ minLength, maxLength }) => toCount('character', minLength, maxLength),
    allows: ({ minLength = 0, maxLength = Infinity }, text) =>
      countCharacters(text) >= minLength && countCharacters(text) <= maxLength,
    count: countCharacters,
  },
  {
    say: toRange,
    allows: (keywords, text) => isInRange(keywords, Number(text)),
  },
  {
    say: ({ multipleOf }) => (multipleOf === undefined ? '' : `a multiple of ${multipleOf}`),
    allows: ({ multipleOf = 0 }, text) => isMultiple(Number(text), multipleOf),
  },
  {
    say: ({ pattern }) => (pattern === undefined ? '' : `a match for ${toCode(pattern)}`),
    allows: ({ pattern = '' }, text) => toExpression(pattern)?.test(text) ?? true,
  },
];

/** Undefined if the browser cannot read the pattern, since documents can use other notations. */
export function toExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** Whether a number is a multiple of another. Fractions such as 0.1 are not exact in binary. */
export function isMultiple(number: number, factor: number): boolean {
  const quotient = number / factor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

function isInRange(keywords: Limited, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = keywords;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = keywords;
  const isOutside = number <= toNumber(exclusiveMinimum) || number >= toNumber(exclusiveMaximum);
  return number >= toNumber(minimum) && number <= toNumber(maximum) && !isOutside;
}

/** A number between limits: `1 to 5 items`. Empty if there are none. */
export function toCount(noun: string, least = 0, most?: number): string {
  const say = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  if (most === undefined) return least > 0 ? `at least ${say(least)}` : '';
  if (least === most) return say(most);
  return least > 0 ? `${least} to ${say(most)}` : `at most ${say(most)}`;
}

export function countCharacters(text: string): number {
  return [...text].length;
}

function toRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limited): string {
  const above = exclusiveMinimum === undefined ? '' : `more than ${toText(exclusiveMinimum)}`;
  const below = exclusiveMaximum === undefined ? '' : `less than ${toText(exclusiveMaximum)}`;
  if (minimum !== undefined && maximum !== undefined && above + below === '') {
    return `between ${toText(minimum)} and ${toText(maximum)}`;
  }
  const least = minimum === undefined ? '' : `${toText(minimum)} or more`;
  const most = maximum === undefined ? '' : `at most ${toText(maximum)}`;
  return [least, above, most, below].filter(Boolean).join(', ');
}

/** The limits in words. Empty if there are none. */
export function toLimits(keywords: Limited): string {
  return limits
    .map(({ say }) => say(keywords))
    .filter(Boolean)
    .join(', ');
}

/** What a text that exceeds a limit must be. Empty if it exceeds none. */
export function findExceeded(keywords: Limited, text: string): string {
  const exceeded = limits.find(({ say, allows }) => say(keywords) && !allows(keywords, text));
  if (!exceeded) return '';
  const { say, count } = exceeded;
  return toPlainText(say(keywords)) + (count ? ` (currently ${count(text)})` : '');
}

/* Formats, with their words and what the form expects of a text. Of others, it expects nothing. */

interface Format {
  readonly words: string;
  readonly expected?: string;
  readonly allows?: (text: string) => boolean;
}

/** The formats that entries can use. */
export const formats = {
  'date-time': {
    words: 'date-time',
    expected: 'a date and time with a time zone, for example 2026-03-01T09:00:00Z',
    allows: isDateTime,
  },
  uri: {
    words: 'URL',
    expected: 'a complete URL, for example https://example.com/a',
    allows: isUrl,
  },
  cron: { words: 'cron expression' },
  'comma-separated': { words: 'comma-separated' },
} as const satisfies Readonly<Record<string, Format>>;

export const formatNames = Object.keys(formats);

/** A format, which a document can name freely. */
export function findFormat(name: string | undefined): Format | undefined {
  return name === undefined ? undefined : findOwn<Format>(formats, name);
}

/** How a parameter is written. */
export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie';
