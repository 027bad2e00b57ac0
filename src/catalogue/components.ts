/** What the document defines once. Everything else refers to it. */
import { type Parameter, type Reference, type Schema, toDefined } from '../openapi/document';

/** A reference to a component. */
export function toReference(kind: string, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The parameters that several operations share, by name. */
export function findShared(parameters: readonly Parameter[]): ReadonlyMap<string, Parameter> {
  const texts = parameters.map((parameter) => JSON.stringify(parameter));
  const shared = new Map<string, Parameter>();
  for (const [index, parameter] of parameters.entries()) {
    const { name } = parameter;
    const isRepeated = texts.includes(JSON.stringify(parameter), index + 1);
    const isInReferences = /^[\w.-]+$/.test(name);
    if (isRepeated && isInReferences && !shared.has(name)) shared.set(name, parameter);
  }
  return shared;
}

/** A reference to the shared parameter that is equal, or the parameter itself. */
export function toShared(
  parameter: Parameter,
  shared: ReadonlyMap<string, Parameter>,
): Parameter | Reference {
  const { name } = parameter;
  const isSame = JSON.stringify(shared.get(name)) === JSON.stringify(parameter);
  return isSame ? toReference('parameters', name) : parameter;
}

/** The schemas of objects. One that extends another refers to it. */
export function toComponents(schemas: ReadonlyMap<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Array.from(schemas, ([name, schema]) => [name, toExtension(schema, schemas)]),
  );
}

/** Fewer equal properties, such as an ID and a name, are a coincidence. */
const leastShared = 5;

/**
 * Refers to the largest smaller object whose properties stand together at the start or the end of
 * the object. Keeps the order of the properties: those of `allOf` come before those beside it.
 */
function toExtension(schema: Schema, all: ReadonlyMap<string, Schema>): Schema {
  const { title } = schema;
  const names = listNames(schema);
  const smaller = Array.from(all, ([name, base]) => ({ name, base, own: listNames(base) }))
    .filter(({ own }) => own.length >= leastShared && own.length < names.length)
    .toSorted((a, b) => b.own.length - a.own.length);
  for (const { name, base, own } of smaller) {
    const { length } = own;
    const text = JSON.stringify(toPart(base, own));
    const reference = toReference('schemas', name);
    if (JSON.stringify(toPart(schema, names.slice(0, length))) === text) {
      return toDefined({ title, allOf: [reference], ...toPart(schema, names.slice(length)) });
    }
    if (JSON.stringify(toPart(schema, names.slice(-length))) === text) {
      return toDefined({ title, allOf: [toPart(schema, names.slice(0, -length)), reference] });
    }
  }
  return schema;
}

function listNames({ properties = {} }: Schema): readonly string[] {
  return Object.keys(properties);
}

/** An object with only these properties. */
function toPart({ properties = {}, required = [] }: Schema, names: readonly string[]): Schema {
  const kept = required.filter((name) => names.includes(name));
  return toDefined({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: kept.length > 0 ? kept : undefined,
  });
}
