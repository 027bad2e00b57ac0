/**
 * The keywords of JSON Schema for values without members. Entries, the document and the view take them
 * from this table. A new row also needs one in `src/check/entry-schema.ts`, and in
 * `src/changelog/rules.ts` if it limits values.
 */
import { toDefined } from './document';
import { toNumber } from './numbers';

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

const keywordNames = Object.keys(keywords) as readonly KeywordName[];

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

/* Limits. */

export type Limited = Omit<Keywords, 'examples' | 'default'>;

/** A limit that one keyword sets, or several together. */
interface Limit {
  readonly names: readonly (keyof Limited)[];
  readonly allows: (keywords: Limited, text: string) => boolean;
}

/** In the order of pages. `src/words/limits.ts` says them. */
export const limits = {
  length: {
    names: ['minLength', 'maxLength'],
    allows: ({ minLength = 0, maxLength = Infinity }, text) =>
      countCharacters(text) >= minLength && countCharacters(text) <= maxLength,
  },
  range: {
    names: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    allows: (keywords, text) => isInRange(keywords, Number(text)),
  },
  factor: {
    names: ['multipleOf'],
    allows: ({ multipleOf = 0 }, text) => isMultiple(Number(text), toNumber(multipleOf)),
  },
  pattern: {
    names: ['pattern'],
    allows: ({ pattern = '' }, text) => toExpression(pattern)?.test(text) ?? true,
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

export const limitNames = Object.keys(limits) as readonly LimitName[];

/** The first limit that a text exceeds. */
export function findExceeded(keywords: Limited, text: string): LimitName | undefined {
  return limitNames.find((name) => {
    const { names, allows }: Limit = limits[name];
    return names.some((one) => keywords[one] !== undefined) && !allows(keywords, text);
  });
}

/** Undefined if the browser cannot read the pattern, since documents can use other notations. */
export function toExpression(pattern: string): RegExp | undefined {
  // Most of these have a backslash before any mark, which ECMA-262 allows before some only.
  const source = pattern.replaceAll(/\\(.)/gsu, (escape, mark: string) =>
    /[A-Za-z\d^$\\.*+?()[\]{}|/]/.test(mark)
      ? escape
      : `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`,
  );
  try {
    return new RegExp(source, 'u');
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

export function countCharacters(text: string): number {
  return [...text].length;
}

/** The formats that entries can use. A document can name others. `src/words` says them. */
export const formatNames = ['date-time', 'uri', 'cron', 'comma-separated'] as const;

export type FormatName = (typeof formatNames)[number];

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
