/** What a value must match beyond its shape, in sentences. Texts are in the inline notation. */
import { isJsonObject, isList, type Json, toText } from '../openapi/document';
import { toJsonText } from '../openapi/numbers';
import { toCode } from '../openapi/inline';
import { toCount } from '../openapi/keywords';
import type { Condition } from '../openapi/model';
import { toSentence } from '../openapi/text';
import { sayList, sayValue } from './facts';

/** A condition as a sentence. What has no words is JSON Schema. */
export function sayCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'members': {
      const sets = condition.sets.map((names) => sayNames(names) || 'none of them');
      return `${condition.exactlyOne ? 'Exactly one' : 'At least one'} of: ${sets.join('; ')}.`;
    }
    case 'dependent':
      return `If ${toCode(condition.name)} is present, ${sayRequired(condition.required)}.`;
    case 'if':
      return sayBranches(condition);
    case 'not':
      return sayNot(condition.schema);
    case 'contains': {
      const { least = 0, most } = condition.count;
      const count = toCount('item', least, most) || 'any number of items';
      return `Has ${count} of which each matches ${toCode(toJsonText(condition.schema))}.`;
    }
    case 'schema':
      return `Must match the schema ${toCode(toJsonText(condition.schema))}.`;
    default:
      return condition satisfies never;
  }
}

function sayBranches({
  if: test,
  then,
  else: otherwise,
}: Extract<Condition, { kind: 'if' }>): string {
  const when = sayTest(test);
  const start = then === undefined ? `Unless ${when}` : 'Otherwise';
  return [
    then === undefined ? '' : `If ${when}: ${sayDemand(then)}`,
    otherwise === undefined ? '' : `${start}: ${sayDemand(otherwise)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sayNames(names: readonly string[]): string {
  return sayList(names.map(toCode), 'and');
}

function sayRequired(names: readonly string[]): string {
  return `${sayNames(names)} ${names.length === 1 ? 'is' : 'are'} required`;
}

/** The members of a schema that have words. Undefined if it has others. */
function readSchema(schema: Json) {
  if (!isJsonObject(schema)) return undefined;
  const { required = [], properties = {}, type: _, ...others } = schema;
  if (Object.keys(others).length > 0 || !isList(required) || !isJsonObject(properties))
    return undefined;
  return { required: required.map(String), properties: Object.entries(properties) };
}

/** When a schema matches: `way` is `bank`. */
function sayTest(schema: Json): string {
  const read = readSchema(schema);
  if (!read) return `the value matches ${toCode(toJsonText(schema))}`;
  const names = read.properties.map(([name]) => name);
  const present = read.required.filter((name) => !names.includes(name));
  const tests = [
    ...read.properties.map(([name, one]) => `${toCode(name)} ${sayMember(one)}`),
    ...present.map((name) => `${toCode(name)} is present`),
  ];
  return sayList(tests, 'and') || 'the value is an object';
}

/** What a schema demands of an object. */
function sayDemand(schema: Json): string {
  const read = readSchema(schema);
  if (schema === false) return 'no value is valid.';
  if (!read) return `it must match ${toCode(toJsonText(schema))}.`;
  const told = read.properties.map(([name, one]) => `${toCode(name)} ${sayMember(one)}`);
  const needed = read.required.length > 0 ? [sayRequired(read.required)] : [];
  return [...needed, ...told].map(toSentence).join(' ');
}

/** What a schema says of a member. */
function sayMember(schema: Json): string {
  if (schema === false) return 'is absent';
  if (!isJsonObject(schema)) return 'is anything';
  const { description, title, ...facts } = schema;
  const text = typeof description === 'string' ? description : title;
  const { type, const: only, enum: values, ...others } = facts;
  const hasOthers = Object.keys(others).length > 0;
  const said = [
    hasOthers && `matches ${toCode(toJsonText(facts))}`,
    !hasOthers && only !== undefined && `is ${sayValue(only)}`,
    !hasOthers && isList(values) && `is ${sayList(values.map(sayValue), 'or')}`,
    !hasOthers &&
      only === undefined &&
      !values &&
      type !== undefined &&
      `is of type ${sayTypes(type)}`,
    typeof text === 'string' && text,
  ];
  return said.filter(Boolean).join('. ') || 'is anything';
}

function sayTypes(type: Json): string {
  return sayList([type].flat().map(toText), 'or');
}

function sayNot(schema: Json): string {
  const read = readSchema(schema);
  if (read && read.properties.length === 0 && read.required.length > 0) {
    const [only, ...others] = read.required.map(toCode);
    if (others.length === 0) return `${only} is not allowed.`;
    return `${sayNames(read.required)} are not allowed together.`;
  }
  return `Must not match the schema ${toCode(toJsonText(schema))}.`;
}
