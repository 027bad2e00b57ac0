/** What a value must match beyond its shape, in sentences. Texts are in the inline notation. */
import { isJsonObject, isList, type Json, toText } from '../openapi/document';
import { toJsonText } from '../openapi/numbers';
import { toCode } from '../openapi/inline';
import { toCount } from '../openapi/keywords';
import type { Condition } from '../openapi/model';
import { toSentence } from '../openapi/text';
import { sayList } from '../messages/say';
import { sayValue } from './facts';

/** A condition as a sentence. What has no words is JSON Schema. */
export function sayCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'members': {
      const sets = condition.sets.map((names) => sayNames(names) || 'none of them');
      return `${condition.exactlyOne ? 'Exactly one' : 'At least one'} of: ${sets.join('; ')}.`;
    }
    case 'dependent':
      return `If ${toCode(condition.name)} is present, ${sayRequired(condition.required)}.`;
    case 'if': {
      const { then, else: otherwise } = condition;
      const test = sayTest(condition.if);
      const start = then === undefined ? `Unless ${test}` : 'Otherwise';
      return [
        ...(then === undefined ? [] : [`If ${test}: ${sayDemand(then)}`]),
        ...(otherwise === undefined ? [] : [`${start}: ${sayDemand(otherwise)}`]),
      ].join(' ');
    }
    case 'not': {
      const { required = [], properties = [1] } = readSchema(condition.schema) ?? {};
      if (properties.length > 0 || required.length === 0)
        return `Must not match the schema ${sayJson(condition.schema)}.`;
      const [are, together] = required.length === 1 ? ['is', ''] : ['are', ' together'];
      return `${sayNames(required)} ${are} not allowed${together}.`;
    }
    case 'contains': {
      const { least = 0, most } = condition.count;
      const count = toCount('item', least, most) || 'any number of items';
      return `Has ${count} of which each matches ${sayJson(condition.schema)}.`;
    }
    case 'schema':
      return `Must match the schema ${sayJson(condition.schema)}.`;
    default:
      return condition satisfies never;
  }
}

const sayJson = (schema: Json) => toCode(toJsonText(schema));

const sayNames = (names: readonly string[]) => sayList(names.map(toCode), 'and');

function sayRequired(names: readonly string[]): string {
  return `${sayNames(names)} ${names.length === 1 ? 'is' : 'are'} required`;
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
  if (!read) return `the value matches ${sayJson(schema)}`;
  const names = read.properties.map(([name]) => name);
  const present = read.required.filter((name) => !names.includes(name));
  const tests = [
    ...read.properties.map(sayMember),
    ...present.map((name) => `${toCode(name)} is present`),
  ];
  return sayList(tests, 'and') || 'the value is an object';
}

/** What a schema demands of an object. */
function sayDemand(schema: Json): string {
  if (schema === false) return 'no value is valid.';
  const read = readSchema(schema);
  if (!read) return `it must match ${sayJson(schema)}.`;
  const needed = read.required.length > 0 ? [sayRequired(read.required)] : [];
  return [...needed, ...read.properties.map(sayMember)].map(toSentence).join(' ');
}

/** What a schema says of a member. */
function sayMember([name, schema]: readonly [string, Json]): string {
  if (schema === false) return `${toCode(name)} is absent`;
  const { description, title, ...rules } = isJsonObject(schema) ? schema : {};
  const said = `${toCode(name)} ${sayRules(rules)}`;
  const text = description ?? title;
  return typeof text === 'string' ? `${said}. ${text}` : said;
}

function sayRules(rules: Readonly<Record<string, Json>>): string {
  const { type, const: only, enum: values, ...others } = rules;
  if (Object.keys(others).length > 0) return `matches ${sayJson(rules)}`;
  if (only !== undefined) return `is ${sayValue(only)}`;
  if (isList(values)) return `is ${sayList(values.map(sayValue), 'or')}`;
  return type === undefined
    ? 'is anything'
    : `is of type ${sayList([type].flat().map(toText), 'or')}`;
}
