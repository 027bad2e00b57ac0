/** What the document defines once. Everything else refers to it. */
import { type Parameter, type Reference, type Schema, toDefined } from '../api/document';

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

/** A property of an object. */
interface Member {
  readonly name: string;
  readonly schema: NonNullable<Schema['properties']>[string];
  readonly isRequired: boolean;
}

/** The schemas of objects. One that extends another refers to it. */
export function toComponents(schemas: ReadonlyMap<string, Schema>): Record<string, Schema> {
  const members = new Map(Array.from(schemas, ([name, schema]) => [name, toMembers(schema)]));
  return Object.fromEntries(
    Array.from(schemas, ([name, schema]) => [name, toExtension(schema, members)]),
  );
}

function toMembers({ properties = {}, required = [] }: Schema): readonly Member[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, schema, isRequired: required.includes(name) };
  });
}

/** Fewer equal properties, such as an ID and a name, are a coincidence. */
const leastShared = 5;

/**
 * Refers to the largest smaller object whose properties stand together at the start or the end of
 * the object. Keeps the order of the properties: those of `allOf` come before those beside it.
 */
function toExtension(schema: Schema, all: ReadonlyMap<string, readonly Member[]>): Schema {
  const { title } = schema;
  const members = toMembers(schema);
  const smaller = [...all]
    .filter(([, base]) => base.length >= leastShared && base.length < members.length)
    .toSorted(([, a], [, b]) => b.length - a.length);
  for (const [name, base] of smaller) {
    const { length } = base;
    const text = JSON.stringify(base);
    const reference = toReference('schemas', name);
    if (JSON.stringify(members.slice(0, length)) === text) {
      return toDefined({ title, allOf: [reference], ...toObject(members.slice(length)) });
    }
    if (JSON.stringify(members.slice(-length)) === text) {
      return toDefined({ title, allOf: [toObject(members.slice(0, -length)), reference] });
    }
  }
  return schema;
}

/** The schema of an object with these properties. */
export function toObject(members: readonly Member[]): Schema {
  const required = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return toDefined({
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    required: required.length > 0 ? required : undefined,
  });
}
