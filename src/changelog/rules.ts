/**
 * The possible changes between two versions of the API, and which of them are breaking. Texts (titles,
 * summaries, descriptions, notes), examples, placeholder names and order are not part of the API.
 *
 * After a breaking change, a valid call may fail, have a different effect, or return something that
 * the client does not know. So requests may accept more, and responses may contain less. The classes
 * are those of oasdiff (https://github.com/oasdiff/oasdiff, `oasdiff checks`), of which errors and
 * warnings count as breaking. A comment explains each difference.
 */
import type { Method } from '../api/document';
import type { Count } from '../api/field';
import { isMultiple, type KeywordName } from '../api/keywords';

export type Change = {
  /** Whether the API sends the request, so that clients read parameters and write fields. */
  readonly isTurned?: boolean;
} & (
  | ({ readonly of: 'endpoint' } & EndpointDifference)
  | ({ readonly of: 'parameter' } & ValueChange)
  | ({ readonly of: 'response'; readonly status: string } & ResponseDifference)
  | ({ readonly of: 'field'; readonly status: string } & ValueChange)
);

export type EndpointDifference =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' }
  | ({ readonly kind: 'changed'; readonly fact: EndpointFact } & FromTo<string>);

/** `page` is the route of the documentation page. An endpoint that moved keeps its slug. */
export type EndpointFact =
  'method' | 'path' | 'baseUrl' | 'mediaType' | 'authentication' | 'bodyShape' | 'page';

/** Changes to a parameter or to a field of a response. */
export type ValueDifference =
  | { readonly kind: 'added'; readonly required: boolean; readonly hasDefault: boolean }
  | { readonly kind: 'removed' }
  | { readonly kind: 'renamed'; readonly was: string }
  /** The new type includes the old one, is a part of it, or neither. */
  | ({ readonly kind: 'widened' } & FromTo<string>)
  | ({ readonly kind: 'narrowed' } & FromTo<string>)
  | ({ readonly kind: 'retyped' } & FromTo<string>)
  /** A type that a value can also have, with the names of its fields if it is an object. */
  | ({ readonly kind: 'type-added' | 'type-removed' } & TypeFacts)
  /** A list of choices where there was none, or none where there was one. */
  | ({ readonly kind: 'choices' } & FromTo<readonly string[] | undefined>)
  | { readonly kind: 'choice-added'; readonly choice: string }
  | { readonly kind: 'choice-removed'; readonly choice: string }
  | ({ readonly kind: 'limit'; readonly limit: LimitName } & LimitChange)
  /** How a parameter becomes text. */
  | ({ readonly kind: 'encoded' } & FromTo<string>)
  /** Of parameters only: the API does not say which fields of a response are always there. */
  | { readonly kind: 'required'; readonly hasDefault: boolean }
  | { readonly kind: 'optional' }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' };

export interface TypeFacts {
  readonly type: string;
  readonly names: readonly string[];
}

/** The path of the value, such as `body.locales[].title`. Empty for the body of a response. */
export type ValueChange = { readonly path: string } & ValueDifference;

export type ResponseDifference =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'media-type-added'; readonly mediaType: string }
  | { readonly kind: 'media-type-removed'; readonly mediaType: string }
  | ({ readonly kind: 'default-media-type' } & FromTo<string>);

/** An endpoint that differs between the versions, or exists in only one of them. */
export interface ChangedEndpoint {
  readonly title: string;
  readonly method: Method;
  /** Routes of its pages, without a version. */
  readonly olderPage: string | undefined;
  readonly newerPage: string | undefined;
  readonly changes: readonly Change[];
}

export interface FromTo<Value> {
  readonly from: Value;
  readonly to: Value;
}

/** The old and new value of a limit. Undefined if there is none. */
export type LimitChange = FromTo<string | number | boolean | undefined>;

type Test<Difference> = boolean | ((difference: Difference) => boolean);

/** A rule for each kind of change, with a column for each side that it can be on. */
type Rules<Difference extends { readonly kind: string }, Side extends string> = {
  readonly [Kind in Difference['kind']]: Readonly<
    Record<Side, Test<Difference & { readonly kind: Kind }>>
  >;
};

const endpoint: Rules<EndpointDifference, 'breaking'> = {
  added: { breaking: false },
  // oasdiff allows it after the end of a deprecation, but deprecations have no date here.
  removed: { breaking: true },
  deprecated: { breaking: false },
  undeprecated: { breaking: false },
  changed: {
    // oasdiff ignores base URLs, because it also compares test systems with each other. All but the
    // page determines the request, and further choices do not. A way to authenticate that needs a
    // part of the scopes or of the credentials replaces the old one.
    breaking: ({ fact, from, to }) =>
      fact !== 'page' &&
      !from.split(', ').every((one) => to.split(', ').some((other) => isPart(other, one))),
  },
};

function isPart(text: string, whole: string): boolean {
  const words = whole.split(/[ ()]+/);
  return text.split(/[ ()]+/).every((word) => words.includes(word));
}

const response: Rules<ResponseDifference & { readonly status: string }, 'breaking'> = {
  added: { breaking: false },
  // Clients handle errors by the first digit.
  removed: { breaking: ({ status }) => status.startsWith('2') },
  'media-type-added': { breaking: false },
  'media-type-removed': { breaking: true },
  // oasdiff ignores the order. Here, the first media type is the default.
  'default-media-type': { breaking: true },
};

const value: Rules<ValueDifference, 'parameter' | 'field'> = {
  added: {
    // For oasdiff, a required value is breaking even if it has a default, which this API uses
    // instead. A new token is not breaking, since it can be one of several. Here, it is the only one.
    parameter: ({ required, hasDefault }) => required && !hasDefault,
    field: false,
  },
  // oasdiff allows the removal of optional fields, but this API does not say which are optional.
  removed: { parameter: true, field: true },
  // oasdiff does not know about renames.
  renamed: { parameter: true, field: true },
  widened: { parameter: false, field: true },
  narrowed: { parameter: true, field: false },
  // oasdiff accepts a list instead of a single value in a query if the list can be written as
  // repeated names. Views do not tell how lists are written.
  retyped: { parameter: true, field: true },
  'type-added': { parameter: false, field: true },
  'type-removed': { parameter: true, field: false },
  choices: { parameter: ({ to }) => to !== undefined, field: ({ to }) => to === undefined },
  encoded: { parameter: true, field: false },
  'choice-added': { parameter: false, field: true },
  'choice-removed': { parameter: true, field: false },
  limit: {
    parameter: ({ limit, ...change }) => limits[limit].parameter(change),
    field: ({ limit, ...change }) => limits[limit].field?.(change) ?? false,
  },
  required: {
    // The same difference from oasdiff as for an added parameter.
    parameter: ({ hasDefault }) => !hasDefault,
    // oasdiff reports optional fields of responses as breaking. Here, no field is compared.
    field: false,
  },
  optional: { parameter: false, field: false },
  deprecated: { parameter: false, field: false },
  undeprecated: { parameter: false, field: false },
};

export type LimitName = Exclude<KeywordName, 'const' | 'examples'> | keyof Count;

interface Limit {
  readonly words: string;
  /** Whether a change is breaking. Without a rule for fields, changes in responses are ignored. */
  readonly parameter: (change: LimitChange) => boolean;
  readonly field?: (change: LimitChange) => boolean;
}

const isRaised = ({ from = -Infinity, to = -Infinity }: LimitChange) => to > from;
const isLowered = ({ from = Infinity, to = Infinity }: LimitChange) => to < from;
const isSet = ({ to }: LimitChange) => to !== undefined;
const isUnset = ({ from }: LimitChange) => from !== undefined;

/**
 * By keyword of a schema, in the order of the sentences. oasdiff also compares them in responses,
 * where clients read values of any size.
 */
export const limits: Readonly<Record<LimitName, Limit>> = {
  minLength: { words: 'minimum length', parameter: isRaised },
  maxLength: { words: 'maximum length', parameter: isLowered },
  minimum: { words: 'minimum', parameter: isRaised },
  maximum: { words: 'maximum', parameter: isLowered },
  exclusiveMinimum: { words: 'exclusive minimum', parameter: isRaised },
  exclusiveMaximum: { words: 'exclusive maximum', parameter: isLowered },
  // oasdiff does not compare it.
  multipleOf: {
    words: 'factor',
    parameter: ({ from, to }) =>
      to !== undefined && (from === undefined || !isMultiple(Number(from), Number(to))),
  },
  least: { words: 'minimum number', parameter: isRaised },
  most: { words: 'maximum number', parameter: isLowered },
  unique: { words: 'rule that all items differ', parameter: isSet },
  pattern: { words: 'pattern', parameter: isSet },
  // oasdiff knows that some formats include others, such as `int64` the values of `int32`.
  format: { words: 'format', parameter: isSet, field: isUnset },
  // oasdiff accepts it, because the same requests stay valid. But some have a different effect.
  default: { words: 'default', parameter: isUnset },
};

export const limitNames = Object.keys(limits) as readonly LimitName[];

/** Whether a call that was valid before the change may fail after it. */
export function isBreaking(change: Change): boolean {
  if (change.of === 'endpoint') return decide(endpoint, 'breaking', change);
  if (change.of === 'response') return decide(response, 'breaking', change);
  return decide(value, toSide(change), change);
}

/** The side whose rules and words a value has. */
export function toSide({ of, isTurned = false }: Change): 'parameter' | 'field' {
  return (of === 'parameter') === isTurned ? 'field' : 'parameter';
}

function decide<Difference extends { readonly kind: string }, Side extends string>(
  table: Rules<Difference, Side>,
  side: Side,
  difference: Difference,
): boolean {
  const test = table[difference.kind as Difference['kind']][side];
  return typeof test === 'function' ? test(difference) : test;
}
