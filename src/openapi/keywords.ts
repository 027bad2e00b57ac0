/**
 * The keywords of JSON Schema for values without members. Entries, the document and the view take them
 * from here. A new one also needs a row in `src/check/entry-schema.ts`, and in
 * `src/changelog/rules.ts` if it limits values.
 */
import { toDefined } from './document';
import { toNumber } from './numbers';

export const scalarTypes = ['string', 'integer', 'number', 'boolean'] as const;

export type ScalarType = (typeof scalarTypes)[number];

export type ScalarValue = string | number | boolean;

export interface NumberKeywords {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface TextKeywords {
  /** In characters (Unicode code points), as is the other length. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression (ECMA-262, with Unicode) that matches a part of the text. */
  readonly pattern?: string;
  readonly format?: string;
  /** The only valid value, which is the initial value in the form. */
  readonly const?: ScalarValue;
  /** Suggestions in the form. Samples use the first one for a required header. */
  readonly examples?: readonly ScalarValue[];
}

export interface Keywords extends NumberKeywords, TextKeywords {
  /** The value that the API uses if none is sent. */
  readonly default?: ScalarValue;
}

/** In the order of the document. */
const ofNumbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const ofTexts = ['minLength', 'maxLength', 'pattern'];
const all = ['const', ...ofNumbers, 'default', 'examples', ...ofTexts, 'format'];

/**
 * The keywords of a schema or a shape, without its other members.
 * @param type leaves out limits of values of another type, which say nothing of its values
 */
export function pickKeywords(schema: Keywords, type?: ScalarType): Keywords {
  const isNumber = type === 'integer' || type === 'number';
  const others = [...(isNumber ? [] : ofNumbers), ...(type === 'string' ? [] : ofTexts)];
  const names = type === undefined ? all : all.filter((name) => !others.includes(name));
  return toDefined(Object.fromEntries(names.map((name) => [name, schema[name as keyof Keywords]])));
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
  const scale = 10 ** Math.max(countDecimals(number), countDecimals(factor));
  return Math.round(number * scale) % Math.round(factor * scale) === 0;
}

/** As many decimals as in `0.25` or `1e-9`. */
function countDecimals(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  const [, decimals = ''] = digits.split('.');
  return Math.max(0, decimals.length - Number(exponent));
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
