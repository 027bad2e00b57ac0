/** Differences between facts, and the sentences about them. A fact without a rule is told, too. */
import * as messages from '../messages/en/changes';
import * as names from '../messages/en/factNames';
import { say } from '../messages/say';
import { toCode, toInline } from '../openapi/inline';
import { withoutMarks } from '../openapi/numbers';
import type { EndpointChanges } from '../page-data';
import { sayDeprecated } from '../words/facts';
import { type Breaking, factRules, ofFact, type Rule, type Side, type Value } from './rules';

/** A difference between two versions of an endpoint, a response or a value. */
export interface Difference {
  readonly breaking: Breaking;
  readonly say: (subject: string, side: Side) => string;
}

/** A change, and what it says whatever it is about. */
export interface Change extends Readonly<EndpointChanges['changes'][number]> {
  readonly gist: string;
  /** The last name in the path of a value. */
  readonly name: string;
}

/**
 * @param side undefined where nothing is breaking, since it is of no request and no response
 * @param path of a value
 */
export function toChanges(
  differences: readonly Difference[],
  subject: string,
  side?: Side,
  path = '',
): readonly Change[] {
  const name = path.replace(/^.*\./s, '');
  return differences.map(({ breaking, say }) => ({
    breaking: side !== undefined && (breaking === true || breaking === side),
    sentence: toInline(say(subject, side ?? 'written').trim()),
    gist: say('', 'written'),
    name,
  }));
}

/** Values as code: `a`, or those of a list: `a`, `b`. */
export type Shown = Value | { readonly code: string };

/** Fills the sentence of a rule. */
export function tell([, breaking, sentence]: Rule, from?: Shown, to?: Shown): Difference {
  const text = to === true || typeof to === 'string' ? sayDeprecated(to) : '';
  const words = { from: toShown(from), to: toShown(to), moved: toMoved(from, to), text };
  return {
    breaking: typeof breaking === 'function' ? breaking(from, to) : breaking,
    say: (subject, side) =>
      say(typeof sentence === 'string' ? sentence : sentence[side], { ...words, subject }),
  };
}

/** What one of two lists has, and the other one has not. */
export function compareLists<Item>(
  from: readonly Item[],
  to: readonly Item[],
  { added, removed }: Readonly<Record<'added' | 'removed', Rule>>,
  toCell: (item: Item) => Shown,
): readonly Difference[] {
  const [before, after] = [new Set(from.map(toKey)), new Set(to.map(toKey))];
  return [
    ...to.filter((one) => !before.has(toKey(one))).map((one) => tell(added, '', toCell(one))),
    ...from.filter((one) => !after.has(toKey(one))).map((one) => tell(removed, toCell(one))),
  ];
}

export type Facts = Readonly<Record<string, unknown>>;

/** What has rules of its own, is made from other facts, or is on no page. */
const compared = [
  ...['slug', 'operationId', 'category', 'method', 'path', 'baseUrl', 'mediaType', 'range'],
  ...['isBareList', 'parameters', 'whole', 'requestBody', 'responses', 'authentication'],
  ...['security', 'choices', 'related', 'aliases', 'variables', 'label', 'status', 'mediaTypes'],
  ...['shape', 'headers', 'example', 'examples'],
];

/** The facts of an endpoint, a media type or a response. */
export function toFacts(part: object): Facts {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !compared.includes(name)));
}

interface Exampled {
  readonly example?: unknown;
  readonly examples?: unknown;
}

/** Examples follow what changed, since most are made from schemas. They are told if nothing else is. */
export function withExamples(
  changes: readonly Change[],
  older: Exampled,
  newer: Exampled,
  subject: string,
): readonly Change[] {
  if (changes.length > 0) return changes;
  const toExamples = ({ example, examples }: Exampled) => ({ example, examples });
  return toChanges(compareFacts(toExamples(older), toExamples(newer)), subject);
}

/** The facts that differ, those with rules first. */
export function compareFacts(older: Facts, newer: Facts): readonly Difference[] {
  const names = new Set([...Object.keys(factRules), ...Object.keys(newer), ...Object.keys(older)]);
  return [...names].flatMap((name) => {
    const [from, to] = [older[name], newer[name]] as [Value, Value];
    return isSame(from, to) ? [] : [tellFact(name, from, to)];
  });
}

function tellFact(name: string, from: Value, to: Value): Difference {
  const rule = Object.hasOwn(factRules, name) ? factRules[name] : undefined;
  if (!rule) return tell(toOther(name, from, to), from, to);
  if (typeof rule[0] === 'string') return tell(rule as Rule, from, to);
  const [set, unset] = rule as readonly [Rule, Rule];
  if (from !== undefined && to !== undefined) return tell(toOther(name, from, to));
  return tell(to === undefined ? unset : set, from, to);
}

/** The rule of a fact that has none. Long values are not told. */
function toOther(name: string, from: Value, to: Value): Rule {
  const isShort = typeof (from ?? to) !== 'object' && toMoved(from, to).length < 100;
  const verb = from === undefined ? wasAdded : to === undefined ? wasRemoved : hasChanged;
  const phrase = phrases.get(name) ?? name.replaceAll(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);
  const moved = isShort && !texts.includes(name) ? undefined : verb;
  return ['none', false, ofFact(phrase, moved)];
}

const texts = ['description', 'summary', 'usage', 'deprecated'];

const { wasAdded, wasRemoved, hasChanged } = messages;

/** What facts are called. The name of another one is its words, in English. */
const phrases = new Map([
  ...Object.entries(names),
  ['default', names.initial],
  ['in', names.place],
  ['schema', names.schemaName],
]);

function toMoved(from: Shown, to: Shown): string {
  const values = { from: toShown(from), to: toShown(to) };
  if (from === undefined) return say(messages.wasSet, values);
  return say(to === undefined ? messages.wasUnset : messages.moved, values);
}

function toShown(value: Shown): string {
  if (typeof value !== 'object' || value === null) return toCode(withoutMarks(String(value)));
  return 'code' in value && typeof value.code === 'string'
    ? value.code
    : toCode(withoutMarks(toKey(value)));
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || toKey(one) === toKey(other);
}

/** As JSON, the same for objects with the same members in any order. */
export function toKey(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const key = keys.get(value) ?? toObjectKey(value);
  keys.set(value, key);
  return key;
}

/** Schemas contain each other, so the same parts are asked for many times. */
const keys = new WeakMap<object, string>();

function toObjectKey(value: object): string {
  if (Array.isArray(value)) return `[${value.map(toKey).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${toKey(member)}`);
  return `{${members.join(',')}}`;
}
