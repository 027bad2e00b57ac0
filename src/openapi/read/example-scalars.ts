/** Texts and numbers within their limits, for examples that are made up. */
import { findOwn, type Json } from '../document';
import { formats } from '../formats';
import { compareNumbers, exactNumber, readExact, toNumber } from '../numbers';
import type { Flat } from './flat';
import { findMatch } from './pattern';

/** Texts of formats that the form does not know, or has another example of. */
const texts: Readonly<Record<string, string>> = {
  time: '09:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  hostname: 'example.com',
  url: 'https://example.com',
  ipv6: '2001:db8::1',
  byte: 'aGVsbG8=',
  base64url: 'aGVsbG8',
  base32: 'NBSWY3DP',
  base16: '68656C6C6F',
  binary: 'file.bin',
  password: 'YOUR_PASSWORD',
};

/** A text of a format, or one that matches a pattern. */
export function buildText({
  format = '',
  minLength = 0,
  maxLength = Infinity,
  ...flat
}: Flat): string {
  const { contentEncoding = format } = flat;
  const kind = contentEncoding === 'base64' ? 'byte' : contentEncoding;
  const known = findOwn(texts, kind) ?? findOwn(formats, kind)?.example;
  const match = known ?? (flat.pattern && findMatch(flat.pattern, minLength, maxLength));
  if (known === undefined && match !== undefined) return match;
  const text = known ?? 'string';
  // Four characters of Base64 are three bytes, and only the last ones have a padding.
  if (kind === 'byte') {
    const length = Math.ceil(Math.min(minLength, 100) / 4) * 4;
    return text.padStart(length, 'aGVs').slice(0, Math.floor(maxLength / 4) * 4);
  }
  return text.padEnd(Math.min(minLength, 100), text).slice(0, maxLength);
}

/** An integer within limits with more digits than a number keeps. Undefined if there are none. */
function buildLarge({ minimum, exclusiveMinimum, multipleOf }: Flat): number | string | undefined {
  const limits = [minimum, exclusiveMinimum, multipleOf].map((one) => readExact(one) ?? one);
  const texts = limits.map((one) => String(one ?? ''));
  const areIntegers = texts.every((one) => /^-?\d*$/.test(one));
  if (!areIntegers || !texts.some((one) => one.length > 15)) return undefined;
  const [least = 0n, above = 0n, factor = 0n] = texts.map(BigInt);
  const start = above >= least && texts[1] !== '' ? above + 1n : least;
  const step = factor || 1n;
  return exactNumber(String(start <= step ? step : ((start + step - 1n) / step) * step));
}

/** The number nearest to 1 within the limits, which can have more digits than a number keeps. */
export function buildNumber(flat: Flat, step: number): number | string {
  const large = buildLarge(flat);
  if (large !== undefined) return large;
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = flat;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = flat;
  const least = compareNumbers(minimum, 1) > 0 ? minimum : 1;
  const most = compareNumbers(maximum, least) < 0 ? maximum : least;
  const [low, high] = [toNumber(exclusiveMinimum), toNumber(exclusiveMaximum)];
  const open = Math.min(Math.max(toNumber(most), low + step), high - step);
  const number = open > low ? open : (low + high) / 2;
  const isInside = multipleOf === undefined && (step < 1 || Number.isInteger(number));
  if (isInside) return number === toNumber(most) ? most : Number(number.toPrecision(15));
  const factor = toNumber(multipleOf ?? 1);
  const above = Math.ceil(number / factor) * factor;
  return compareNumbers(above, maximum) > 0 ? Math.floor(number / factor) * factor : above;
}

/** Another value for a number or a text that is in a list already. */
export function toDifferent(item: Json, index: number, all: readonly Json[]): Json {
  if (all.indexOf(item) === index) return item;
  if (typeof item === 'number') return item + index;
  return typeof item === 'string' ? `${item}${index + 1}` : item;
}
