import { toText } from '../openapi/document';
import { toCode } from '../openapi/inline';
import type { Count, Facts, Field, Scalar, Shape } from '../openapi/model';
import { isScalar, toTypeName as toBareTypeName } from '../openapi/shapes';
import { findUnsendable } from '../openapi/formats';
import {
  countCharacters,
  findExceeded,
  findFormat,
  type ScalarValue,
  toCount,
  toLimits as toScalarLimits,
} from '../openapi/keywords';
import { listRemarks } from '../words/facts';
import { isDotSegment } from './encode';
import { isExactInteger, isExactNumber } from './json';

/** The type and format of a value in words. */
export function toTypeName(shape: Shape): string {
  const format = shape.kind === 'scalar' ? shape.format : undefined;
  const type = toBareTypeName(shape);
  return format === undefined ? type : `${type}, ${findFormat(format)?.words ?? format}`;
}

/** The limits, choices and default of a value as short phrases in the inline notation. */
export function toFacts(shape: Shape | Field): readonly string[] {
  const limits = toLimits(shape);
  return [
    ...(limits === '' ? [] : [capitalize(limits)]),
    ...toFurtherFacts(shape),
    ...toPlaceFacts(shape),
    ...listRemarks(shape),
  ];
}

function toFurtherFacts(shape: Shape): readonly string[] {
  const each = findEach(shape);
  if (each) return toFurtherFacts(each);
  if (!isScalar(shape)) return [];
  const say = (value: ScalarValue | null) => toCode(toText(value));
  return [
    ...(shape.kind === 'choice' ? [`One of ${shape.choices.map(say).join(', ')}`] : []),
    ...(shape.default === undefined ? [] : [`Default: ${say(shape.default)}`]),
    ...(shape.kind === 'choice' || shape.const === undefined ? [] : [`Always ${say(shape.const)}`]),
  ];
}

/** How a value is written, who sends it, and which names a dictionary takes. */
function toPlaceFacts(shape: Shape | Field): readonly string[] {
  const names = shape.kind === 'dictionary' ? shape.names : undefined;
  const pattern = names?.kind === 'scalar' ? names.pattern : undefined;
  const { nullable, readOnly, writeOnly, encoding = {} }: Partial<Field> = shape;
  const { style, explode, mediaType, file } = encoding;
  const each = findEach(shape);
  return [
    ...(each?.kind === 'scalar' && each.format ? [`Each ${toCode(each.format)}`] : []),
    ...(pattern === undefined ? [] : [`Each name a match for ${toCode(pattern)}`]),
    ...(nullable ? ['Can be `null`'] : []),
    ...(readOnly ? ['Sent only by the API'] : []),
    ...(writeOnly ? ['Sent only to the API'] : []),
    ...(file ? ['A file'] : []),
    ...(style ? [`Style ${toCode(style)}`] : []),
    ...(explode === undefined || isScalar(shape) ? [] : [explode ? 'Exploded' : 'Not exploded']),
    ...(mediaType ? [`Sent as ${toCode(mediaType)}`] : []),
  ];
}

/** What each item of a list is, or each value of a dictionary. */
export function findEach(shape: Shape): Shape | undefined {
  if (shape.kind === 'list') return shape.items;
  return shape.kind === 'dictionary' ? shape.values : undefined;
}

/** A text that starts with a capital letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/* Describes the limits of values, and hints about entered text. */

/** The limits of a value in words. Empty if it has none. */
export function toLimits(shape: Shape): string {
  const each = findEach(shape);
  const ofEach = each ? toLimits(each) : '';
  const own = shape.kind === 'scalar' ? toScalarLimits(shape) : ofEach && `each ${ofEach}`;
  return [toCountLimit(shape), own].filter(Boolean).join(', ');
}

/** How many items or fields a value has: `1 to 5 items, all different`. */
function toCountLimit(shape: Shape): string {
  const { least, most, unique }: Count = ('count' in shape && shape.count) || {};
  const count = toCount(shape.kind === 'list' ? 'item' : 'field', least, most);
  return [count, unique ? 'all different' : ''].filter(Boolean).join(', ');
}

/** A problem with an entered text, or how much of the maximum length it uses. */
export interface Hint {
  readonly kind: 'problem' | 'count';
  readonly text: string;
}

/** The hint for text such as `1e`, which a number field shows but does not pass on. */
export const unreadableHint: Hint = {
  kind: 'problem',
  text: 'Must be a number. The value is not sent.',
};

/** The share of the maximum length from which the hint shows the number of characters. */
const nearLimit = 0.8;

/**
 * The hint about an entered text, if any. Hints never block input.
 * @param path of the value in the form: `header/Accept`
 */
export function toHint(scalar: Facts & Scalar, text: string, path = ''): Hint | undefined {
  if (text === '') return undefined;
  const problem = toPlaceProblem(path, scalar, text) || toProblem(scalar, text);
  if (problem !== '') return { kind: 'problem', text: problem };
  const { maxLength = Infinity } = scalar;
  const length = countCharacters(text);
  if (length < maxLength * nearLimit) return undefined;
  return { kind: 'count', text: `${length} of ${maxLength} characters.` };
}

/** Whether {@link toHint} can return a hint. */
export function canHint(scalar: Facts & Scalar, path: string): boolean {
  if (scalar.type !== 'string' || /^(?:path|header)\//.test(path)) return true;
  return toLimits(scalar) !== '' || scalar.format !== undefined;
}

function toProblem(scalar: Facts & Scalar, text: string): string {
  if (scalar.type === 'integer' && !isExactInteger(text)) {
    return 'Must be a whole number that JSON can represent exactly. The value is sent as typed.';
  }
  if (scalar.type === 'number' && !isExactNumber(text)) {
    return 'Must be a number that JSON can represent exactly. The value is sent as typed.';
  }
  const exceeded = findExceeded(scalar, text);
  if (exceeded !== '') return `Must be ${exceeded}.`;
  const { expected, allows } = findFormat(scalar.format) ?? {};
  return allows && !allows(text) ? `Must be ${expected}.` : '';
}

/** What the place in the request does not allow. */
function toPlaceProblem(path: string, scalar: Facts & Scalar, text: string): string {
  if (path.startsWith('path/') && isDotSegment(text)) {
    return 'Must not be "." or "..", which clients remove from a URL. The value is not sent.';
  }
  if (!path.startsWith('header/')) return '';
  return toHeaderProblem(text) || (scalar.secret ? toSchemeProblem(scalar, text) : '');
}

/** A token without the word before it, such as `Bearer`. Typing that word is no problem. */
function toSchemeProblem({ examples = [] }: Facts & Scalar, text: string): string {
  const [, scheme] = /^(\w+ )/.exec(toText(examples[0]?.value ?? '')) ?? [];
  const isStarted = scheme?.toLowerCase().startsWith(text.toLowerCase()) ?? true;
  return isStarted || /\S\s+\S/.test(text) ? '' : `Must start with "${scheme}".`;
}

function toHeaderProblem(text: string): string {
  const odd = findUnsendable(text);
  if (odd === undefined) return '';
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const sign = /[\p{C}\p{Z}]/u.test(odd) ? '' : `"${odd}", `;
  return `Must contain only printable ASCII characters, not ${sign}U+${code}.`;
}
