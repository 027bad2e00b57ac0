/** Hints about entered text. */
import * as messages from '../messages/en/form';
import { say } from '../messages/say';
import { findOwn, toText } from '../openapi/document';
import type { Facts, Scalar } from '../openapi/model';
import { findUnsendable, formats } from '../openapi/formats';
import { toPlainText } from '../openapi/inline';
import { countCharacters, findExceeded } from '../openapi/keywords';
import { sayKeywords, sayLimit } from '../words/limits';
import { isDotSegment } from './encode';
import { isExactInteger, isExactNumber } from './json';

/** A problem with an entered text, or how much of the maximum length it uses. */
export interface Hint {
  readonly kind: 'problem' | 'count';
  readonly text: string;
}

/** The hint for text such as `1e`, which a number field shows but does not pass on. */
export const unreadableHint: Hint = {
  kind: 'problem',
  text: messages.mustBeNumber,
};

/** The share of the maximum length from which the hint shows the number of characters. */
const nearLimit = 0.8;

/**
 * The hint about an entered text, if any. Hints never block input.
 * @param path of the value in the form: `header/Accept`
 * @param example of the document, which can have another format than it says
 */
export function toHint(
  scalar: Facts & Scalar,
  text: string,
  path = '',
  example?: string,
): Hint | undefined {
  if (text === '') return undefined;
  const problem =
    toPlaceProblem(path, scalar, text) ||
    toProblem(scalar, text) ||
    (text === example ? '' : toFormatProblem(scalar, text));
  if (problem !== '') return { kind: 'problem', text: problem };
  const { maxLength = Infinity } = scalar;
  const length = countCharacters(text);
  if (length < maxLength * nearLimit) return undefined;
  return { kind: 'count', text: say(messages.used, { count: length, most: maxLength }) };
}

/** Whether {@link toHint} can return a hint. */
export function canHint(scalar: Facts & Scalar, path: string): boolean {
  if (scalar.type !== 'string' || /^(?:path|header)\//.test(path)) return true;
  return sayKeywords(scalar) !== '' || scalar.format !== undefined;
}

function toProblem(scalar: Facts & Scalar, text: string): string {
  const isLong = scalar.format === 'int64' && /^-?[1-9]\d*$/.test(text);
  if (scalar.type === 'integer' && !isLong && !isExactInteger(text)) {
    return messages.mustBeInteger;
  }
  if (scalar.type === 'number' && !isExactNumber(text)) {
    return messages.mustBeExact;
  }
  return toLimitProblem(scalar, text);
}

function toLimitProblem(scalar: Facts & Scalar, text: string): string {
  const exceeded = findExceeded(scalar, text);
  if (exceeded === undefined) return '';
  const limit = toPlainText(sayLimit(exceeded, scalar));
  return exceeded === 'length'
    ? say(messages.mustBeAndIs, { limit, count: countCharacters(text) })
    : say(messages.mustBe, { limit });
}

/** Of other formats, the form expects nothing, nor of one that examples of the document do not have. */
function toFormatProblem(scalar: Facts & Scalar, text: string): string {
  const { format = '', examples = [], default: usual = '' } = scalar;
  const known = findOwn(formats, format);
  const isNew = [...examples.map(({ value }) => value), usual].every(
    (value) => value === '' || known?.allows(toText(value)),
  );
  if (!known || known.allows(text) || !isNew) return '';
  if (format === 'date-time') return messages.mustBeDateTime;
  if (format === 'uri') return messages.mustBeUrl;
  return say(messages.mustBeLike, { format, example: known.example });
}

/** What the place in the request does not allow. */
function toPlaceProblem(path: string, scalar: Facts & Scalar, text: string): string {
  if (path.startsWith('path/') && isDotSegment(text)) {
    return messages.mustNotBeDots;
  }
  if (!path.startsWith('header/')) return '';
  return toHeaderProblem(text) || (scalar.secret ? toSchemeProblem(scalar, text) : '');
}

/** A token without the word before it, such as `Bearer`. Typing that word is no problem. */
function toSchemeProblem({ examples = [] }: Facts & Scalar, text: string): string {
  const [, scheme] = /^(\w+ )/.exec(toText(examples[0]?.value ?? '')) ?? [];
  const isStarted = scheme?.toLowerCase().startsWith(text.toLowerCase()) ?? true;
  return isStarted || /\S\s+\S/.test(text)
    ? ''
    : say(messages.mustStartWith, { text: scheme ?? '' });
}

function toHeaderProblem(text: string): string {
  const odd = findUnsendable(text);
  if (odd === undefined) return '';
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const sign = /[\p{C}\p{Z}]/u.test(odd) ? '' : `"${odd}", `;
  return say(messages.mustBeAscii, { sign: `${sign}U+${code}` });
}
