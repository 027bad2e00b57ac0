/**
 * The table of the rules: what can differ between two versions of an API, the checks of oasdiff
 * (https://github.com/oasdiff/oasdiff, `oasdiff checks`) for the same, whether it is breaking, and
 * the sentence. The errors and warnings of oasdiff are breaking. A comment explains each difference.
 *
 * After a breaking change, a valid call may fail, have a different effect, or return something that
 * the client does not know. So requests may accept more, and responses may contain less. A fact
 * without a rule is told as changed. Order is no fact, except where the first one is the default.
 */
import * as messages from '../messages/en/changes';
import * as names from '../messages/en/factNames';
import { say } from '../messages/say';
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
 * the inline notation, with places in braces. Some depend on the side.
 */
export type Rule = readonly [
  oasdiff: string,
  breaking: Breaking | ((from: Value, to: Value) => Breaking),
  sentence: string | Readonly<Record<Side, string>>,
];

/** The sentence of a fact that moved. */
export function ofFact(name: string, moved = '{moved}'): string {
  return say(messages.fact, { name, moved });
}

const anyValue = { written: messages.anyWritten, read: messages.anyRead };

/** A sentence about what is valid, for each side. */
const toSay = (written: string, read: string) => (what: string) => ({
  written: say(written, { what }),
  read: say(read, { what }),
});

const only = toSay(messages.onlyWritten, messages.onlyRead);
const also = toSay(messages.alsoWritten, messages.alsoRead);
const noLonger = toSay(messages.noLongerWritten, messages.noLongerRead);

const ofType = (type: string) => say(messages.ofType, { type });

export const rules = {
  endpointAdded: ['endpoint-added, webhook-added', false, messages.added],
  // oasdiff allows it after the end of a deprecation, but deprecations have no date here.
  endpointRemoved: ['api-removed-without-deprecation, webhook-removed', true, messages.removed],
  // oasdiff matches endpoints by method and path.
  method: ['api-removed-without-deprecation', true, messages.method],
  path: ['api-path-removed-without-deprecation', true, messages.path],
  page: ['none', false, messages.page],
  // oasdiff ignores servers, because it also compares test systems with each other.
  baseUrl: ['none', isGone, messages.baseUrl],
  mediaType: ['request-body-media-type-*', isGone, messages.mediaType],
  // oasdiff compares the requirements one by one. Here, a call with the credentials of an old way
  // must have all those of a new one.
  security: ['api-security-*', true, messages.security],
  securityWithin: ['api-security-*', false, messages.security],
  // oasdiff compares schemes apart from the operations, and takes no change of one as breaking.
  credential: ['api-security-component-*', true, messages.securitySchemeChanged],

  responseAdded: ['response-*-status-added', false, messages.added],
  // Clients handle errors by the first digit.
  responseRemoved: ['response-non-success-status-removed', false, messages.removed],
  successRemoved: ['response-success-status-removed', true, messages.removed],
  formatAdded: ['response-media-type-added', false, messages.formatAdded],
  formatRemoved: ['response-media-type-removed', true, messages.formatRemoved],
  // oasdiff ignores the order. Here, the first media type is the default.
  defaultFormat: ['none', isGone, messages.defaultFormat],

  added: ['new-optional-request-*, response-*-added, response-header-added', false, messages.added],
  addedRequired: [
    'new-required-request-*, request-body-added-required',
    'written',
    messages.addedRequired,
  ],
  // For oasdiff, it is breaking even with a default, which the API uses instead.
  addedWithDefault: ['new-required-request-*-with-default', false, messages.addedRequired],
  removed: [
    'request-*-removed, response-*-removed, *-response-header-removed',
    true,
    messages.removed,
  ],
  // oasdiff does not know about renames.
  renamed: ['none', true, messages.renamed],
  required: ['*-became-required', 'written', messages.required],
  // The same difference as for an added value.
  requiredWithDefault: ['*-became-required-with-default', false, messages.required],
  optional: ['*-became-optional', 'read', messages.optional],

  // The new type includes the old one, is a part of it, or neither. oasdiff accepts a list instead
  // of a single value in a query if the list can be written as repeated names.
  wider: ['*-type-generalized', 'read', ofFact(names.type)],
  narrower: ['*-type-specialized', 'written', ofFact(names.type)],
  other: ['*-type-changed', true, ofFact(names.type)],
  typeAdded: [
    '*-list-of-types-widened, *-one-of-added, *-any-of-added',
    'read',
    also(ofType('{to}')),
  ],
  typeRemoved: [
    '*-list-of-types-narrowed, *-one-of-removed, *-any-of-removed',
    'written',
    noLonger(ofType('{from}')),
  ],

  choicesSet: ['*-became-enum, *-const-added', 'written', only('{to}')],
  choicesUnset: ['*-const-removed', 'read', anyValue],
  choiceAdded: ['*-enum-value-added', 'read', also('{to}')],
  choiceRemoved: ['*-enum-value-removed', 'written', noLonger('{from}')],
  conditionAdded: [
    '*-dependent-*-added, *-if-added, *-contains-added, *-all-of-added',
    'written',
    messages.conditionAdded,
  ],
  conditionRemoved: [
    '*-dependent-*-removed, *-if-removed, *-contains-removed, *-all-of-removed',
    'read',
    messages.conditionRemoved,
  ],
  patternAdded: ['*-pattern-property-added', 'written', messages.patternAdded],
  patternRemoved: ['*-pattern-property-removed', 'read', messages.patternRemoved],
} as const satisfies Readonly<Record<string, Rule>>;

/** The rule for a value of a fact, or two: for one that is set, and one that is removed. */
export type FactRule = Rule | readonly [set: Rule, unset: Rule];

/** What a value can have, by the name of the fact, in the order of sentences. */
export const factRules: Readonly<Record<string, FactRule>> = {
  minLength: ['*-min-length-*', ifRaised, ofFact(names.minLength)],
  maxLength: ['*-max-length-*', ifLowered, ofFact(names.maxLength)],
  minimum: ['*-min-*', ifRaised, ofFact(names.minimum)],
  maximum: ['*-max-*', ifLowered, ofFact(names.maximum)],
  exclusiveMinimum: ['*-exclusive-min-*', ifRaised, ofFact(names.exclusiveMinimum)],
  exclusiveMaximum: ['*-exclusive-max-*', ifLowered, ofFact(names.exclusiveMaximum)],
  multipleOf: ['*-multiple-of-*', ifOtherFactor, ofFact(names.multipleOf)],
  least: ['*-min-items-*, *-min-properties-*', ifRaised, ofFact(names.least)],
  most: ['*-max-items-*, *-max-properties-*', ifLowered, ofFact(names.most)],
  // oasdiff does not compare it.
  unique: ['none', ifSet, ofFact(names.unique)],
  pattern: ['*-pattern-*', (_from, to) => to !== undefined && 'written', ofFact(names.pattern)],
  format: ['*-type-*', ifOtherFormat, ofFact(names.format)],
  // For oasdiff, only of parameters. But the same body without a value has a different effect, too.
  default: ['*-default-value-*', (from) => from !== undefined && 'written', ofFact(names.initial)],
  nullable: [
    ['*-became-nullable', 'read', also('`null`')],
    ['*-became-not-nullable', 'written', noLonger('`null`')],
  ],
  // oasdiff compares `unevaluatedProperties` only, and `additionalProperties` as a schema.
  closed: [
    ['*-unevaluated-properties-added', 'written', noLonger(messages.otherMembers)],
    ['*-unevaluated-properties-removed', 'read', also(messages.otherMembers)],
  ],
  exclusive: [
    ['*-any-of-removed, *-one-of-added', 'written', messages.exclusive],
    ['*-one-of-removed, *-any-of-added', 'read', messages.notExclusive],
  ],
  discriminator: ['*-discriminator-*', false, ofFact(names.discriminator)],
  // oasdiff does not know it.
  otherwise: ['*-discriminator-*', false, ofFact(names.otherwise)],
  closedItems: [
    ['*-unevaluated-items-added', 'written', noLonger(messages.furtherItems)],
    ['*-unevaluated-items-removed', 'read', also(messages.furtherItems)],
  ],
  contentMediaType: ['*-content-media-type-changed', true, ofFact(names.contentMediaType)],
  contentEncoding: ['*-content-encoding-changed', true, ofFact(names.contentEncoding)],
  encoding: ['request-parameter-serialization-*', 'written', ofFact(names.encoding)],
  // Of a parameter, or of a part of a form.
  mediaType: ['none', isGone, ofFact(names.contentMediaType)],
  // oasdiff demands a date. Here, the text can say it.
  deprecated: [
    ['*-deprecated', false, messages.deprecated],
    ['*-reactivated', false, messages.notDeprecated],
  ],
  readOnly: [
    ['*-became-read-only', false, messages.readOnly],
    ['*-became-not-read-only', false, messages.notReadOnly],
  ],
  writeOnly: [
    ['*-became-write-only', false, messages.writeOnly],
    ['*-became-not-write-only', false, messages.notWriteOnly],
  ],
  // oasdiff does not compare it. The names are on the wire.
  xml: ['none', true, messages.xml],
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

/** The numbers of one format can be among those of another. */
function ifOtherFormat(from: Value, to: Value): Breaking {
  const wider: ReadonlyMap<Value, Value> = new Map([
    ['int32', 'int64'],
    ['float', 'double'],
  ]);
  if (from !== undefined && wider.get(from) === to) return 'read';
  return to !== undefined && wider.get(to) === from ? 'written' : ifSet(from, to);
}

function ifOtherFactor(from: Value, to: Value): Breaking {
  if (from === undefined || to === undefined) return ifSet(from, to);
  if (isMultiple(Number(from), Number(to))) return 'read';
  return isMultiple(Number(to), Number(from)) ? 'written' : true;
}

/** Whether one of the old values is not among the new ones, or in a range. Both are lists as text. */
function isGone(from: Value, to: Value): boolean {
  const [before = [], after = []] = [from, to].map((value) =>
    (typeof value === 'string' ? value : '').split(', ').map(toEssence),
  );
  const isIn = (one: string, range: string) =>
    range === one || (/\/\*$/.test(range) && one.startsWith(range.replace(/(?:\*\/)?\*$/, '')));
  return before.some((one) => !after.some((range) => isIn(one, range)));
}

/** A media type without the encoding that texts have anyway. */
export function toEssence(mediaType: string): string {
  return mediaType.replace(/; *charset="?utf-8"?$/i, '');
}
