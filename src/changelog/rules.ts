/**
 * The possible changes between two versions of the API, which of them are breaking, and the sentences
 * about them. Texts (titles, summaries, descriptions, notes), examples, placeholder names and order
 * are not part of the API.
 *
 * After a breaking change, a valid call may fail, have a different effect, or return something that
 * the client does not know. So requests may accept more, and responses may contain less. The classes
 * are those of oasdiff (https://github.com/oasdiff/oasdiff, `oasdiff checks`), of which errors and
 * warnings count as breaking. A comment explains each difference.
 */
import type { Count, Shape } from '../openapi/model';
import { fieldsOf, toTypeName } from '../openapi/shapes';
import { toCode, toInline } from '../openapi/inline';
import { isMultiple, type KeywordName } from '../openapi/keywords';
import type { EndpointChanges } from '../page-data';

export type Change = EndpointChanges['changes'][number];

/** Whether clients write a value or read it. */
export type Side = 'written' | 'read';

/** A difference between two versions of an endpoint, a response or a value. */
export interface Difference {
  /** Whether it is breaking, or the side on which it is. */
  readonly breaking: boolean | Side;
  /** The sentence in the inline notation. Values are code. */
  readonly say: (subject: string, side: Side) => string;
}

type Rules = Readonly<Record<string, Difference | ((...facts: never[]) => Difference)>>;

/** The side matters for values only. */
export function toChanges(
  differences: readonly Difference[],
  subject: string,
  side: Side = 'written',
): readonly Change[] {
  return differences.map(({ breaking, say }) => ({
    breaking: breaking === true || breaking === side,
    sentence: toInline(say(subject, side)),
  }));
}

const sayAdded = (subject: string) => `The ${subject} was added.`;
const sayRemoved = (subject: string) => `The ${subject} was removed.`;

const factNames = {
  method: 'method',
  path: 'path',
  baseUrl: 'base URL',
  mediaType: 'media type of the request body',
  authentication: 'way to authenticate',
  bodyShape: 'shape of the request body',
  // Its route. An endpoint that moved keeps its slug.
  page: 'URL of the documentation page',
};

export type EndpointFact = keyof typeof factNames;

export const endpointRules = {
  added: { breaking: false, say: sayAdded },
  // oasdiff allows it after the end of a deprecation, but deprecations have no date here.
  removed: { breaking: true, say: sayRemoved },
  changed: (fact: EndpointFact, from: string, to: string) => ({
    // oasdiff ignores base URLs, because it also compares test systems with each other. All but the
    // page determines the request, and further choices do not. A way to authenticate that needs a
    // part of the scopes or of the credentials replaces the old one.
    breaking:
      fact !== 'page' &&
      !from.split(', ').every((one) => to.split(', ').some((other) => isPart(other, one))),
    say: () => `The ${factNames[fact]} ${toWords(from, to)}.`,
  }),
} satisfies Rules;

function isPart(text: string, whole: string): boolean {
  const words = whole.split(/[ ()]+/);
  return text.split(/[ ()]+/).every((word) => words.includes(word));
}

export const responseRules = {
  added: { breaking: false, say: sayAdded },
  // Clients handle errors by the first digit.
  removed: (status: string) => ({ breaking: status.startsWith('2'), say: sayRemoved }),
  mediaTypeAdded: (mediaType: string) => ({
    breaking: false,
    say: (subject) => `The ${subject} is now also available as ${code(mediaType)}.`,
  }),
  mediaTypeRemoved: (mediaType: string) => ({
    breaking: true,
    say: (subject) => `The ${subject} is no longer available as ${code(mediaType)}.`,
  }),
  // oasdiff ignores the order. Here, the first media type is the default.
  defaultMediaType: (from: string, to: string) => ({
    breaking: true,
    say: (subject) => `The default format of the ${subject} ${toWords(from, to)}.`,
  }),
} satisfies Rules;

const verbs = {
  only: { written: 'now accepts only', read: 'can now contain only' },
  any: { written: 'now accepts any value', read: 'can now contain any value' },
  also: { written: 'now also accepts', read: 'can now also contain' },
  noLonger: { written: 'no longer accepts', read: 'no longer contains' },
};

const fits = { wider: 'read', narrower: 'written', other: true } as const;

/** Of parameters, and of fields of a response. */
export const valueRules = {
  // For oasdiff, a required value is breaking even if it has a default, which this API uses
  // instead. A new token is not breaking, since it can be one of several. Here, it is the only one.
  added: (required: boolean, hasDefault: boolean) => ({
    breaking: required && !hasDefault && 'written',
    say: (subject) => sayAdded(required ? `required ${subject}` : subject),
  }),
  // oasdiff allows the removal of optional fields, but this API does not say which are optional.
  removed: { breaking: true, say: sayRemoved },
  // oasdiff does not know about renames.
  renamed: (was: string) => ({
    breaking: true,
    say: (subject) => `The ${subject} was renamed. Its old name is ${code(was)}.`,
  }),
  // The new type includes the old one, is a part of it, or neither. oasdiff accepts a list instead of
  // a single value in a query if the list can be written as repeated names. Views do not tell how
  // lists are written.
  retyped: (fit: keyof typeof fits, older: Shape, newer: Shape) => ({
    breaking: fits[fit],
    say: (subject) =>
      `The type of the ${subject} ${toWords(toTypeName(older), toTypeName(newer))}.`,
  }),
  // A type that a value can also have.
  typeAdded: (type: Shape) => ({
    breaking: 'read',
    say: (subject, side) => `The ${subject} ${verbs.also[side]} the type ${toType(type)}.`,
  }),
  typeRemoved: (type: Shape) => ({
    breaking: 'written',
    say: (subject, side) => `The ${subject} ${verbs.noLonger[side]} the type ${toType(type)}.`,
  }),
  // A list of choices where there was none, or none where there was one.
  choices: (choices: readonly string[] | undefined) => ({
    breaking: choices ? 'written' : 'read',
    say: (subject, side) =>
      choices
        ? `The ${subject} ${verbs.only[side]} ${toList(choices)}.`
        : `The ${subject} ${verbs.any[side]}.`,
  }),
  choiceAdded: (choice: string) => ({
    breaking: 'read',
    say: (subject, side) => `The ${subject} ${verbs.also[side]} ${code(choice)}.`,
  }),
  choiceRemoved: (choice: string) => ({
    breaking: 'written',
    say: (subject, side) => `The ${subject} ${verbs.noLonger[side]} ${code(choice)}.`,
  }),
  // How a parameter becomes text.
  encoded: (from: string, to: string) => ({
    breaking: 'written',
    say: (subject) => `The encoding of the ${subject} ${toWords(from, to)}.`,
  }),
  limit: (limit: LimitName, from: LimitValue, to: LimitValue) => ({
    breaking: limits[limit].breaking(from, to),
    say: (subject) => `The ${limits[limit].words} of the ${subject} ${toWords(from, to)}.`,
  }),
  // The same difference from oasdiff as for an added parameter. oasdiff reports optional fields of
  // responses as breaking. Here, no field is compared.
  required: (hasDefault: boolean) => ({
    breaking: !hasDefault && 'written',
    say: (subject) => `The ${subject} is now required.`,
  }),
  optional: { breaking: false, say: (subject) => `The ${subject} is now optional.` },
  // Of endpoints, too.
  deprecated: (text: string) => ({
    breaking: false,
    say: (subject) => `The ${subject} is deprecated. ${text}`,
  }),
  undeprecated: { breaking: false, say: (subject) => `The ${subject} is no longer deprecated.` },
} satisfies Rules;

export type LimitName = Exclude<KeywordName, 'const' | 'examples'> | keyof Count;

/** Undefined if there is none. */
type LimitValue = string | number | boolean | undefined;

type IsBreaking = (from: LimitValue, to: LimitValue) => Difference['breaking'];

const ifRaised: IsBreaking = (from = -Infinity, to = -Infinity) => to > from && 'written';
const ifLowered: IsBreaking = (from = Infinity, to = Infinity) => to < from && 'written';
const ifSet: IsBreaking = (_from, to) => to !== undefined && 'written';
const ifUnset: IsBreaking = (from) => from !== undefined && 'written';

/** By keyword of a schema, in the order of the sentences. */
const limits: Readonly<Record<LimitName, { words: string; breaking: IsBreaking }>> = {
  minLength: { words: 'minimum length', breaking: ifRaised },
  maxLength: { words: 'maximum length', breaking: ifLowered },
  minimum: { words: 'minimum', breaking: ifRaised },
  maximum: { words: 'maximum', breaking: ifLowered },
  exclusiveMinimum: { words: 'exclusive minimum', breaking: ifRaised },
  exclusiveMaximum: { words: 'exclusive maximum', breaking: ifLowered },
  // oasdiff does not compare it.
  multipleOf: {
    words: 'factor',
    breaking: (from, to) =>
      to !== undefined &&
      (from === undefined || !isMultiple(Number(from), Number(to))) &&
      'written',
  },
  least: { words: 'minimum number', breaking: ifRaised },
  most: { words: 'maximum number', breaking: ifLowered },
  unique: { words: 'rule that all items differ', breaking: ifSet },
  pattern: { words: 'pattern', breaking: ifSet },
  // oasdiff knows that some formats include others, such as `int64` the values of `int32`.
  format: {
    words: 'format',
    breaking(from, to) {
      if (from === undefined) return 'written';
      return to === undefined ? 'read' : true;
    },
  },
  // oasdiff accepts it, because the same requests stay valid. But some have a different effect.
  default: { words: 'default', breaking: ifUnset },
};

export const limitNames = Object.keys(limits) as readonly LimitName[];

function toWords(from: LimitValue, to: LimitValue): string {
  if (from === undefined) return `was set to ${code(to)}`;
  if (to === undefined) return `was removed (previously ${code(from)})`;
  return `changed from ${code(from)} to ${code(to)}`;
}

/** The type with the names of its fields. */
function toType(shape: Shape): string {
  const names = fieldsOf(shape).map(({ name }) => name);
  const type = code(toTypeName(shape));
  return names.length === 0 ? type : `${type} with ${toList(names)}`;
}

function toList(choices: readonly string[]): string {
  return choices.map(code).join(', ');
}

function code(value: LimitValue): string {
  return toCode(String(value));
}
