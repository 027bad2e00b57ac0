/**
 * Which changes are breaking, and why. After a breaking change, a valid call may fail, have a
 * different effect, or return something that the client does not know. So requests may accept more,
 * and responses may contain less.
 *
 * The classes are those of oasdiff (https://github.com/oasdiff/oasdiff, `oasdiff checks`), of which
 * errors and warnings count as breaking. A comment explains each difference.
 */
import type { Count } from '../api/field';
import { isMultiple, type KeywordName } from '../api/keywords';
import type {
  Change,
  EndpointDifference,
  LimitChange,
  ResponseDifference,
  ValueDifference,
} from './model';

type Test<Difference> = boolean | ((difference: Difference) => boolean);

/** A rule for each kind of change, with a column for each side that it can be on. */
type Rules<Difference extends { readonly kind: string }, Side extends string> = {
  readonly [Kind in Difference['kind']]: Readonly<
    Record<Side, Test<Difference & { readonly kind: Kind }>>
  > & { readonly because: string };
};

const endpoint: Rules<EndpointDifference, 'breaking'> = {
  added: { breaking: false, because: 'No client calls it yet.' },
  // oasdiff allows it after the end of a deprecation, but deprecations have no date here.
  removed: { breaking: true, because: 'Calls fail.' },
  deprecated: { breaking: false, because: 'Calls still succeed.' },
  undeprecated: { breaking: false, because: 'Calls still succeed.' },
  changed: {
    // oasdiff ignores base URLs, because it also compares test systems with each other.
    breaking: ({ fact, from, to }) =>
      fact !== 'page' && !from.split(', ').every((one) => to.split(', ').includes(one)),
    because: 'All but the page determines the request, and further choices do not.',
  },
};

const response: Rules<ResponseDifference & { readonly status: string }, 'breaking'> = {
  added: { breaking: false, because: 'Clients handle unknown statuses by their first digit.' },
  removed: {
    breaking: ({ status }) => status.startsWith('2'),
    because: 'Clients wait for a success, but not for an error.',
  },
  'media-type-added': { breaking: false, because: 'Clients choose the media type.' },
  'media-type-removed': { breaking: true, because: 'Clients that ask for it get none.' },
  // oasdiff ignores the order. Here, the first media type is the default.
  'default-media-type': { breaking: true, because: 'Clients that ask for none get another.' },
};

const value: Rules<ValueDifference, 'parameter' | 'field'> = {
  added: {
    // For oasdiff, a required value is breaking even if it has a default, which this API uses
    // instead. A new token is not breaking, since it can be one of several. Here, it is the only one.
    parameter: ({ required, hasDefault }) => required && !hasDefault,
    field: false,
    because:
      'Calls without a required value fail, and clients ignore fields that they do not know.',
  },
  // oasdiff allows the removal of optional fields, but this API does not say which are optional.
  removed: { parameter: true, field: true, because: 'Clients that use it lose its effect.' },
  // oasdiff does not know about renames.
  renamed: { parameter: true, field: true, because: 'Clients use the old name.' },
  widened: { parameter: false, field: true, because: 'Clients may not know the new values.' },
  narrowed: { parameter: true, field: false, because: 'Clients may send one of the old values.' },
  // oasdiff accepts a list instead of a single value in a query if the list can be written as
  // repeated names. Views do not tell how lists are written.
  retyped: { parameter: true, field: true, because: 'Clients use values of the old type.' },
  'type-added': { parameter: false, field: true, because: 'Clients may not know the new type.' },
  'type-removed': { parameter: true, field: false, because: 'Clients may send the old type.' },
  choices: {
    parameter: ({ to }) => to !== undefined,
    field: ({ to }) => to === undefined,
    because: 'Clients may send other values, and may not know values outside the choices.',
  },
  encoded: { parameter: true, field: false, because: 'The API reads the old text differently.' },
  'choice-added': { parameter: false, field: true, because: 'Clients may not know the value.' },
  'choice-removed': { parameter: true, field: false, because: 'Clients may send the value.' },
  limit: {
    parameter: ({ limit, ...change }) => limits[limit].parameter(change),
    field: ({ limit, ...change }) => limits[limit].field?.(change) ?? false,
    because: 'Requests may accept more, and responses may contain less.',
  },
  required: {
    // The same difference from oasdiff as for an added parameter.
    parameter: ({ hasDefault }) => !hasDefault,
    // oasdiff reports optional fields of responses as breaking. Here, no field is compared.
    field: false,
    because: 'Calls without the value fail.',
  },
  optional: { parameter: false, field: false, because: 'Calls with the value still succeed.' },
  deprecated: { parameter: false, field: false, because: 'The value still has its effect.' },
  undeprecated: { parameter: false, field: false, because: 'The value still has its effect.' },
};

export const rules = { endpoint, response, value };

export type LimitName = Exclude<KeywordName, 'const' | 'examples'> | keyof Count;

interface Limit {
  readonly words: string;
  /** Whether a change is breaking. Without a rule for fields, changes in responses are ignored. */
  readonly parameter: (change: LimitChange) => boolean;
  readonly field?: (change: LimitChange) => boolean;
  readonly because: string;
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
  minLength: { words: 'minimum length', parameter: isRaised, because: 'Clients may send less.' },
  maxLength: { words: 'maximum length', parameter: isLowered, because: 'Clients may send more.' },
  minimum: { words: 'minimum', parameter: isRaised, because: 'Clients may send less.' },
  maximum: { words: 'maximum', parameter: isLowered, because: 'Clients may send more.' },
  exclusiveMinimum: {
    words: 'exclusive minimum',
    parameter: isRaised,
    because: 'Clients may send less.',
  },
  exclusiveMaximum: {
    words: 'exclusive maximum',
    parameter: isLowered,
    because: 'Clients may send more.',
  },
  // oasdiff does not compare it.
  multipleOf: {
    words: 'factor',
    parameter: ({ from, to }) =>
      to !== undefined && (from === undefined || !isMultiple(Number(from), Number(to))),
    because: 'Clients may send other multiples.',
  },
  least: { words: 'minimum number', parameter: isRaised, because: 'Clients may send less.' },
  most: { words: 'maximum number', parameter: isLowered, because: 'Clients may send more.' },
  unique: { words: 'rule that all items differ', parameter: isSet, because: 'Clients may repeat.' },
  pattern: { words: 'pattern', parameter: isSet, because: 'Clients may send other texts.' },
  // oasdiff knows that some formats include others, such as `int64` the values of `int32`.
  format: {
    words: 'format',
    parameter: isSet,
    field: isUnset,
    because: 'Clients may send texts of no format, and read those of the old format.',
  },
  // oasdiff accepts it, because the same requests stay valid. But some have a different effect.
  default: {
    words: 'default',
    parameter: isUnset,
    because: 'Calls without the value behave differently, unless a default is only documented.',
  },
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
