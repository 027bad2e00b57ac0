/** What a value must match beyond its shape, in sentences. Texts are in the inline notation. */
import * as messages from '../messages/en/conditions';
import { say, sayCount, sayList } from '../messages/say';
import { isJsonObject, isList, type Json, toText, unescapePointer } from '../openapi/document';
import { toJsonText } from '../openapi/numbers';
import { toCode } from '../openapi/inline';
import type { Condition } from '../openapi/model';
import { toSentence } from '../openapi/text';
import { sayValue } from './facts';
import { sayAmount } from './limits';

/** A condition as a sentence. What has no words is JSON Schema. */
export function sayCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'members': {
      const sets = condition.sets.map((names) => sayNames(names) || messages.noneOfThem);
      const message = condition.exactlyOne ? messages.exactlyOneOf : messages.atLeastOneOf;
      return say(message, { sets: sets.join(messages.semicolon) });
    }
    case 'dependent': {
      const { name, required } = condition;
      const values = { name: toCode(name), names: sayNames(required) };
      return sayCount(messages.dependent, required.length, values);
    }
    case 'if':
      return sayIf(condition);
    case 'not': {
      const { required = [], properties = [1] } = readSchema(condition.schema) ?? {};
      return properties.length > 0 || required.length === 0
        ? say(messages.mustNotMatch, { schema: sayJson(condition.schema) })
        : sayCount(messages.notAllowed, required.length, { names: sayNames(required) });
    }
    case 'contains': {
      const items = sayAmount('items', condition.count) || messages.anyNumberOfItems;
      return say(messages.contains, { items, schema: sayJson(condition.schema) });
    }
    case 'schema':
      return say(messages.mustMatch, { schema: sayJson(condition.schema) });
    default:
      return condition satisfies never;
  }
}

/** A schema with a page is called by its name. */
function sayJson(schema: Json): string {
  const { $ref, ...others } = isJsonObject(schema) ? schema : {};
  const isNamed = typeof $ref === 'string' && Object.keys(others).length === 0;
  return toCode(isNamed ? unescapePointer($ref.replace(/^.*\//, '')) : toJsonText(schema));
}

const sayNames = (names: readonly string[]) => sayList(names.map(toCode), 'and');

function sayIf({ if: tested, then, else: other }: Extract<Condition, { readonly kind: 'if' }>) {
  const test = sayTest(tested);
  const otherwise = then === undefined ? messages.unless : messages.otherwise;
  return [
    ...(then === undefined ? [] : [say(messages.ifThen, { test, demand: sayDemand(then) })]),
    ...(other === undefined ? [] : [say(otherwise, { test, demand: sayDemand(other) })]),
  ].join(' ');
}

/** The members of a schema that have words. Undefined if it has others. */
function readSchema(schema: Json) {
  if (!isJsonObject(schema)) return undefined;
  const { required = [], properties = {}, type: _type, ...others } = schema;
  if (Object.keys(others).length > 0 || !isList(required) || !isJsonObject(properties))
    return undefined;
  return { required: required.map(String), properties: Object.entries(properties) };
}

/** When a schema matches: `way` is `bank`. */
function sayTest(schema: Json): string {
  const read = readSchema(schema);
  if (!read) return say(messages.valueMatches, { schema: sayJson(schema) });
  const names = read.properties.map(([name]) => name);
  const present = read.required.filter((name) => !names.includes(name));
  const tests = [
    ...read.properties.map(sayMember),
    ...present.map((name) => say(messages.isPresent, { name: toCode(name) })),
  ];
  return sayList(tests, 'and') || messages.valueIsObject;
}

/** What a schema demands of an object. */
function sayDemand(schema: Json): string {
  if (schema === false) return messages.noValue;
  const read = readSchema(schema);
  if (!read) return say(messages.itMustMatch, { schema: sayJson(schema) });
  const { required } = read;
  const names = sayNames(required);
  const needed = names === '' ? [] : [sayCount(messages.required, required.length, { names })];
  return [...needed, ...read.properties.map(sayMember)].map(toSentence).join(' ');
}

/** What a schema says of a member. */
function sayMember([key, schema]: readonly [string, Json]): string {
  const name = toCode(key);
  if (schema === false) return say(messages.isAbsent, { name });
  const { description, title, ...rules } = isJsonObject(schema) ? schema : {};
  const phrase = sayRules(name, rules);
  const text = description ?? title;
  return typeof text === 'string' ? say(messages.phraseAndText, { phrase, text }) : phrase;
}

function sayRules(name: string, rules: Readonly<Record<string, Json>>): string {
  const { type, const: only, enum: choices, ...others } = rules;
  if (Object.keys(others).length > 0) {
    return say(messages.matches, { name, schema: sayJson(rules) });
  }
  const values = only === undefined ? choices : [only];
  const value = isList(values) ? sayList(values.map(sayValue), 'or') : '';
  if (value !== '') return say(messages.isValue, { name, value });
  if (type === undefined) return say(messages.isAnything, { name });
  const types = sayList([type].flat().map(toText), 'or');
  return say(messages.isOfType, { name, types });
}
