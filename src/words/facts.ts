/** What the model says of values, in sentences. Texts are in the inline notation. */
import * as messages from '../messages/en/facts';
import { say } from '../messages/say';
import { findOwn, type Json, toText } from '../openapi/document';
import { toCode } from '../openapi/inline';
import type { FormatName } from '../openapi/keywords';
import type { Choice, Count, Encoding, Example, Facts, Field, Shape } from '../openapi/model';
import { isScalar, isScalarList, isSecret } from '../openapi/shapes';
import { joinLimits, sayAmount, sayKeywords } from './limits';
import { toTypeName } from './types';

/** OpenAPI only has a mark, which tells clients to refrain from the use. */
export function sayDeprecated(deprecated: NonNullable<Facts['deprecated']>): string {
  return deprecated === true ? messages.avoid : deprecated;
}

/** A JSON value as code. Blanks that nobody would see are in quotes. */
export function sayValue(value: Json): string {
  const isBlank = typeof value === 'string' && (value === '' || value.trim() !== value);
  return toCode(isBlank ? JSON.stringify(value) : toText(value));
}

/** The type of a value in words, with its format. */
export function sayType(shape: Shape): string {
  const [type, format] = [toTypeName(shape), sayFormat(shape)];
  return format === '' ? type : say(messages.typeAndFormat, { type, format });
}

const formats: Readonly<Record<FormatName, string>> = {
  'date-time': messages.dateTime,
  uri: messages.url,
  cron: messages.cron,
  'comma-separated': messages.commaSeparated,
};

/** The format of a value, or of each of its items. Empty if it has none. */
export function sayFormat(shape: Shape): string {
  const each = findEach(shape);
  if (each) return sayFormat(each);
  const { format = '' } = isScalar(shape) ? shape : {};
  return findOwn<string>(formats, format) ?? format;
}

/**
 * The limits, values and marks of a value as short phrases.
 * @param isSaid whether those of each item, or of names, are among them. Pages have lines for others.
 */
export function sayFacts(
  shape: Shape | Field,
  isSaid: (inside: Shape) => boolean = () => true,
): readonly string[] {
  const inside = findEach(shape);
  const each = inside && isSaid(inside) ? inside : undefined;
  const names = 'names' in shape && shape.names && isSaid(shape.names) ? shape.names : undefined;
  const limits = sayLimits(shape, each ?? false);
  const { nullable, readOnly, writeOnly, never, encoding = {} }: Partial<Field> & Facts = shape;
  const isNull = shape.kind === 'union' && shape.alternatives.length === 0;
  return [
    ...(limits === '' ? [] : [capitalize(limits)]),
    ...sayChoices(shape, each),
    ...sayNames(shape, names),
    ...(nullable === true && !isNull ? [messages.canBeNull] : []),
    ...(never ? [messages.noValue] : []),
    ...('closed' in shape && shape.closed
      ? [shape.kind === 'list' ? messages.noFurtherItems : messages.noOtherFields]
      : []),
    ...(readOnly ? [messages.readOnly] : []),
    ...(writeOnly ? [messages.writeOnly] : []),
    ...sayContent(shape),
    ...sayEncoding(encoding, shape),
  ];
}

/** A text that starts with a capital letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What each item of a list is, or each value of a dictionary. */
function findEach(shape: Shape): Shape | undefined {
  if (shape.kind === 'list') return shape.first ? undefined : shape.items;
  return shape.kind === 'dictionary' && !shape.patterns ? shape.values : undefined;
}

/** The limits of a value, and of each item or value in it. Empty if it has none. */
export function sayLimits(shape: Shape, each: Shape | false = findEach(shape) ?? false): string {
  // Those of what is inside each are told there.
  const limits = each ? sayOwnLimits(each) : '';
  return joinLimits([sayOwnLimits(shape), limits && say(messages.each, { limits })]);
}

function sayOwnLimits(shape: Shape): string {
  if (shape.kind === 'scalar') return sayKeywords(shape);
  const count: Count = ('count' in shape && shape.count) || {};
  return joinLimits([
    sayAmount(shape.kind === 'list' ? 'items' : 'fields', count),
    count.unique ? messages.allDifferent : '',
  ]);
}

/** More values than this are listed below the other facts. */
const mostValues = 12;

/** Whether the values of a choice are a list, since they have texts or are many. */
export function isListed(shape: Choice): boolean {
  return shape.labels !== undefined || shape.choices.length > mostValues;
}

function sayChoices(shape: Shape, each?: Shape): readonly string[] {
  const { default: initial, allowed = [], const: only } = shape;
  const isOpen = shape.kind === 'choice' && !isListed(shape);
  const values = (isOpen ? shape.choices : allowed).map(sayValue).join(messages.comma);
  return [
    ...(each && isScalar(each) ? sayChoices({ ...each, default: undefined }) : []),
    ...(each?.nullable === true
      ? [shape.kind === 'list' ? messages.itemsCanBeNull : messages.valuesCanBeNull]
      : []),
    ...(values === '' ? [] : [say(messages.oneOf, { values })]),
    ...(initial === undefined ? [] : [say(messages.defaultIs, { value: sayValue(initial) })]),
    ...(only === undefined || only === null
      ? []
      : [say(messages.always, { value: sayValue(only) })]),
  ];
}

/** A message with a text as code in its place. None without a text. */
function fillCode(message: string, place: string, text = ''): readonly string[] {
  return text === '' ? [] : [say(message, { [place]: toCode(text) })];
}

/** What the names of an object's members are. */
function sayNames(shape: Shape, names?: Shape): readonly string[] {
  const facts = names
    ? [sayFormat(names), sayLimits(names), ...sayChoices(names)].filter(Boolean)
    : [];
  return [
    ...fillCode(messages.names, 'label', 'nameLabel' in shape ? shape.nameLabel : ''),
    ...(facts.length > 0 ? [say(messages.eachName, { facts: facts.join(messages.comma) })] : []),
  ];
}

function sayContent({ content = {} }: Facts): readonly string[] {
  return [
    ...fillCode(messages.contains, 'mediaType', content.mediaType),
    ...fillCode(messages.encodedAs, 'encoding', content.encoding),
  ];
}

/** How a value is written, if it is not written in the usual way. */
function sayEncoding(encoding: Encoding, shape: Shape): readonly string[] {
  const { style, explode, mediaType, whole, file } = encoding;
  const isJoined = explode === false && !isScalar(shape) && (style ?? 'form') === 'form';
  return [
    ...(file ? [messages.file] : []),
    ...(whole ? [messages.wholeQuery] : []),
    ...fillCode(messages.style, 'style', style),
    ...(explode && !isScalar(shape) ? [messages.eachOnItsOwn] : []),
    ...(isJoined ? [messages.separatedByCommas] : []),
    ...fillCode(messages.sentAs, 'mediaType', mediaType),
  ];
}

/** The examples of a value, each with its name and text. Placeholders of credentials are none. */
export function listExamples(shape: Shape): readonly Example[] {
  const { examples = [], const: only } = shape;
  if (isSecret(shape)) return [];
  return examples.filter(({ value }) => only === undefined || toText(value) !== toText(only));
}

/** Whether there is more to say of a value beside a list than phrases: a text, or what is inside it. */
export function hasLine(shape: Shape): boolean {
  // Beside the type of a list, that of an item would be the list's own.
  const isUsual = shape.default !== undefined;
  const isNested = !isScalar(shape) && sayFacts(shape).length > 0;
  const isList = shape.kind === 'choice' && isListed(shape);
  const isTold = isUsual || isNested || isList || isExplained(shape);
  const isInside = isScalarList(shape) && hasLine(shape.items);
  return isTold || isInside || listExamples(shape).length > 0;
}

/** Whether a value has a text of its own. */
export function isExplained(shape: Shape): boolean {
  const { kind, deprecated, description, conditions, docs, content } = shape;
  // The title of an object is the name of its type.
  const title = kind === 'group' ? undefined : shape.title;
  return (deprecated ?? title ?? description ?? conditions ?? docs ?? content) !== undefined;
}

/** Whether something of an example is told beside its value. */
export function isNamed({ name, summary, description }: Example): boolean {
  return (summary ?? name ?? description) !== undefined;
}

/** A title that says more than the name of its field, such as `Calendar week` of `week`. */
export function sayTitle({ kind, title = '' }: Shape, name = ''): string {
  // One word is the name of the object's type.
  if (kind === 'group' && !/\s/.test(title)) return '';
  const toLetters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return toLetters(name).endsWith(toLetters(title)) ? '' : title;
}
