/**
 * The table of the rules: what can differ between two versions of an API, the checks of oasdiff
 * (https://github.com/oasdiff/oasdiff, `oasdiff checks`) for the same, whether it is breaking, and
 * the sentence. The errors and warnings of oasdiff are breaking. A comment explains each difference.
 *
 * After a breaking change, a valid call may fail, have a different effect, or return something that
 * the client does not know. So requests may accept more, and responses may contain less. A fact
 * without a rule is told as changed. Order is no fact, except where the first one is the default.
 */
import type { Json } from '../openapi/document';
import { isMultiple } from '../openapi/keywords';
import { compareNumbers } from '../openapi/numbers';

/** Whether clients write a value or read it. */
export type Side = 'written' | 'read';

/** On both sides or none. Accepting less breaks what clients write, containing more what they read. */
export type Breaking = boolean | Side;

/** Undefined if a version does not have the fact. */
export type Value = Json | undefined;

/**
 * In the names of checks, `*` is a part such as `request-body` or what became of it. Sentences are in
 * the inline notation, with places in braces: `moved` is what became of a value, and the verbs depend
 * on the side.
 */
export type Rule = readonly [
  oasdiff: string,
  breaking: Breaking | ((from: Value, to: Value) => Breaking),
  sentence: string,
];

const added = 'The {subject} was added.';
const removed = 'The {subject} was removed.';
const ofFact = (name: string) => `The ${name} of the {subject} {moved}.`;

export const rules = {
  endpointAdded: ['endpoint-added, webhook-added', false, added],
  // oasdiff allows it after the end of a deprecation, but deprecations have no date here.
  endpointRemoved: ['api-removed-without-deprecation, webhook-removed', true, removed],
  // oasdiff matches endpoints by method and path.
  method: ['api-removed-without-deprecation', true, 'The method {moved}.'],
  path: ['api-path-removed-without-deprecation', true, 'The path {moved}.'],
  page: ['none', false, 'The URL of the documentation page {moved}.'],
  // oasdiff ignores servers, because it also compares test systems with each other.
  baseUrl: ['none', isGone, 'The base URL {moved}.'],
  mediaType: ['request-body-media-type-*', isGone, 'The media type of the request body {moved}.'],
  // oasdiff compares the requirements one by one. Here, a call with the credentials of an old way
  // must have all those of a new one.
  security: ['api-security-*', true, 'The way to authenticate {moved}.'],
  securityWithin: ['api-security-*', false, 'The way to authenticate {moved}.'],
  // oasdiff compares schemes apart from the operations, and takes no change of one as breaking.
  credential: ['api-security-component-*', true, 'The security scheme {subject} changed.'],

  responseAdded: ['response-*-status-added', false, added],
  // Clients handle errors by the first digit.
  responseRemoved: ['response-non-success-status-removed', false, removed],
  successRemoved: ['response-success-status-removed', true, removed],
  formatAdded: ['response-media-type-added', false, 'The {subject} is now also available as {to}.'],
  formatRemoved: [
    'response-media-type-removed',
    true,
    'The {subject} is no longer available as {from}.',
  ],
  // oasdiff ignores the order. Here, the first media type is the default.
  defaultFormat: ['none', true, 'The default format of the {subject} {moved}.'],

  added: ['new-optional-request-*, response-*-added, response-header-added', false, added],
  addedRequired: [
    'new-required-request-*, request-body-added-required',
    'written',
    'The required {subject} was added.',
  ],
  // For oasdiff, it is breaking even with a default, which the API uses instead.
  addedWithDefault: [
    'new-required-request-*-with-default',
    false,
    'The required {subject} was added.',
  ],
  removed: ['request-*-removed, response-*-removed, *-response-header-removed', true, removed],
  // oasdiff does not know about renames.
  renamed: ['none', true, 'The {subject} was renamed. Its old name is {from}.'],
  required: ['*-became-required', 'written', 'The {subject} is now required.'],
  // The same difference as for an added value.
  requiredWithDefault: ['*-became-required-with-default', false, 'The {subject} is now required.'],
  optional: ['*-became-optional', 'read', 'The {subject} is now optional.'],

  // The new type includes the old one, is a part of it, or neither. oasdiff accepts a list instead
  // of a single value in a query if the list can be written as repeated names.
  wider: ['*-type-generalized', 'read', ofFact('type')],
  narrower: ['*-type-specialized', 'written', ofFact('type')],
  other: ['*-type-changed', true, ofFact('type')],
  typeAdded: [
    '*-list-of-types-widened, *-one-of-added, *-any-of-added',
    'read',
    'The {subject} {also} the type {to}.',
  ],
  typeRemoved: [
    '*-list-of-types-narrowed, *-one-of-removed, *-any-of-removed',
    'written',
    'The {subject} {noLonger} the type {from}.',
  ],

  choicesSet: ['*-became-enum, *-const-added', 'written', 'The {subject} {only} {to}.'],
  choicesUnset: ['*-const-removed', 'read', 'The {subject} {any}.'],
  choiceAdded: ['*-enum-value-added', 'read', 'The {subject} {also} {to}.'],
  choiceRemoved: ['*-enum-value-removed', 'written', 'The {subject} {noLonger} {from}.'],
  conditionAdded: [
    '*-dependent-*-added, *-if-added, *-contains-added, *-all-of-added',
    'written',
    'The {subject} has a new condition. {to}',
  ],
  conditionRemoved: [
    '*-dependent-*-removed, *-if-removed, *-contains-removed, *-all-of-removed',
    'read',
    'The {subject} no longer has a condition. {from}',
  ],
  patternAdded: [
    '*-pattern-property-added',
    'written',
    'The {subject} has a new rule for names like {to}.',
  ],
  patternRemoved: [
    '*-pattern-property-removed',
    'read',
    'The {subject} no longer has a rule for names like {from}.',
  ],
} as const satisfies Readonly<Record<string, Rule>>;

/** The rule for a value of a fact, or two: for one that is set, and one that is removed. */
export type FactRule = Rule | readonly [set: Rule, unset: Rule];

/** What a value can have, by the name of the fact, in the order of sentences. */
export const factRules: Readonly<Record<string, FactRule>> = {
  minLength: ['*-min-length-*', ifRaised, ofFact('minimum length')],
  maxLength: ['*-max-length-*', ifLowered, ofFact('maximum length')],
  minimum: ['*-min-*', ifRaised, ofFact('minimum')],
  maximum: ['*-max-*', ifLowered, ofFact('maximum')],
  exclusiveMinimum: ['*-exclusive-min-*', ifRaised, ofFact('exclusive minimum')],
  exclusiveMaximum: ['*-exclusive-max-*', ifLowered, ofFact('exclusive maximum')],
  multipleOf: ['*-multiple-of-*', ifOtherFactor, ofFact('factor')],
  least: ['*-min-items-*, *-min-properties-*', ifRaised, ofFact('minimum number')],
  most: ['*-max-items-*, *-max-properties-*', ifLowered, ofFact('maximum number')],
  // oasdiff does not compare it.
  unique: ['none', ifSet, ofFact('rule that all items differ')],
  pattern: ['*-pattern-*', (_from, to) => to !== undefined && 'written', ofFact('pattern')],
  // oasdiff knows that some formats include others, such as `int64` the values of `int32`.
  format: ['*-type-*', ifSet, ofFact('format')],
  // For oasdiff, only of parameters. But the same body without a value has a different effect, too.
  default: ['*-default-value-*', (from) => from !== undefined && 'written', ofFact('default')],
  nullable: [
    ['*-became-nullable', 'read', 'The {subject} {also} `null`.'],
    ['*-became-not-nullable', 'written', 'The {subject} {noLonger} `null`.'],
  ],
  // oasdiff compares `unevaluatedProperties` only, and `additionalProperties` as a schema.
  closed: [
    ['*-unevaluated-properties-added', 'written', 'The {subject} {noLonger} other members.'],
    ['*-unevaluated-properties-removed', 'read', 'The {subject} {also} other members.'],
  ],
  exclusive: [
    ['*-any-of-removed, *-one-of-added', 'written', 'The {subject} must match only one type.'],
    ['*-one-of-removed, *-any-of-added', 'read', 'The {subject} can match several types.'],
  ],
  discriminator: ['*-discriminator-*', false, ofFact('discriminator')],
  // oasdiff does not know it.
  otherwise: ['*-discriminator-*', false, ofFact('default alternative')],
  closedItems: [
    ['*-unevaluated-items-added', 'written', 'The {subject} {noLonger} further items.'],
    ['*-unevaluated-items-removed', 'read', 'The {subject} {also} further items.'],
  ],
  contentMediaType: ['*-content-media-type-changed', true, ofFact('media type')],
  contentEncoding: ['*-content-encoding-changed', true, ofFact('content encoding')],
  encoding: ['request-parameter-serialization-*', 'written', ofFact('encoding')],
  // oasdiff demands a date. Here, the text can say it.
  deprecated: [
    ['*-deprecated', false, 'The {subject} is deprecated. {text}'],
    ['*-reactivated', false, 'The {subject} is no longer deprecated.'],
  ],
  readOnly: [
    ['*-became-read-only', false, 'The {subject} is now read-only.'],
    ['*-became-not-read-only', false, 'The {subject} is no longer read-only.'],
  ],
  writeOnly: [
    ['*-became-write-only', false, 'The {subject} is now write-only.'],
    ['*-became-not-write-only', false, 'The {subject} is no longer write-only.'],
  ],
  // oasdiff does not compare it. The names are on the wire.
  xml: ['none', true, 'The XML of the {subject} changed.'],
};

function ifRaised(from: Value, to: Value): Breaking {
  if (!isNumber(from) || !isNumber(to)) return ifSet(from, to);
  return compareNumbers(to, from) > 0 ? 'written' : 'read';
}

function ifLowered(from: Value, to: Value): Breaking {
  return isNumber(from) && isNumber(to) ? ifRaised(to, from) : ifSet(from, to);
}

/** Or its digits. */
function isNumber(value: Value): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

function ifSet(from: Value, to: Value): Breaking {
  if (from === undefined) return 'written';
  return to === undefined ? 'read' : true;
}

function ifOtherFactor(from: Value, to: Value): Breaking {
  if (from === undefined || to === undefined) return ifSet(from, to);
  if (isMultiple(Number(from), Number(to))) return 'read';
  return isMultiple(Number(to), Number(from)) ? 'written' : true;
}

/** Whether one of the old values is not among the new ones. Both are lists as text. */
function isGone(from: Value, to: Value): boolean {
  const [before, after] = [from, to].map((value) =>
    (typeof value === 'string' ? value : '').split(', '),
  );
  return before?.some((one) => !after?.includes(one)) ?? false;
}
