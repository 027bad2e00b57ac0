/** The objects that a document defines once: bodies, and all objects with a title. */
import type { Direction } from '../../catalogue/check/values';
import type { Endpoint } from '../../catalogue/model';
import { listObjects, type ObjectSchema, type Property } from '../../catalogue/schema';
import { toDefined, toReference, type JsonSchema } from './model';
import { toBodyName, toResponseName } from './names';
import { toObjectSchema, type SchemaContext } from './schema';

/** An object with a name of its own in the document. */
export interface NamedObject {
  readonly name: string;
  readonly schema: ObjectSchema;
  readonly direction: Direction;
  /** The first endpoint that has it. */
  readonly endpoint: Endpoint;
}

/** The named objects of all endpoints in reading order. Equal titles are one object. */
export function listNamedObjects(endpoints: readonly Endpoint[]): readonly NamedObject[] {
  const all = endpoints.flatMap((endpoint) =>
    [...listOfRequest(endpoint), ...listOfResponses(endpoint)].map((one) => ({ ...one, endpoint })),
  );
  const first = new Map(all.toReversed().map((one) => [one.name, one]));
  return all.filter((one) => first.get(one.name) === one);
}

type Named = Omit<NamedObject, 'endpoint'>;

function listOfRequest(endpoint: Endpoint): readonly Named[] {
  const { body, formData } = endpoint.parameters;
  const properties = body ?? formData ?? [];
  const inside = properties.flatMap(listObjects).flatMap((schema) => toTitled(schema, 'request'));
  if (properties.length === 0 || endpoint.bodyShape === 'array') return inside;
  const schema: ObjectSchema = { type: 'object', properties };
  return [{ name: toBodyName(endpoint), schema, direction: 'request' }, ...inside];
}

function listOfResponses(endpoint: Endpoint): readonly Named[] {
  return endpoint.responses.flatMap(({ status, schema }) => {
    if (!schema) return [];
    const inside = listObjects(schema).flatMap((one) => toTitled(one, 'response'));
    if (schema.type !== 'object' || schema.title !== undefined) return inside;
    return [{ name: toResponseName(endpoint, status), schema, direction: 'response' }, ...inside];
  });
}

function toTitled(schema: ObjectSchema, direction: Direction): readonly Named[] {
  return schema.title === undefined ? [] : [{ name: schema.title, schema, direction }];
}

/** The schemas of named objects. One that contains all fields of another refers to it. */
export function buildSchemas(
  objects: readonly NamedObject[],
  toContext: (object: NamedObject) => SchemaContext,
): Readonly<Record<string, JsonSchema>> {
  const sized = objects.map((object) => ({ ...object, facts: toFacts(object.schema) }));
  return Object.fromEntries(
    sized.map((object, index) => {
      const base = findBase(object, sized, index);
      const context = toContext(object);
      const schema = base
        ? toExtension(object.schema, base, context)
        : toObjectSchema(object.schema, context);
      return [object.name, schema];
    }),
  );
}

type SizedObject = NamedObject & { readonly facts: ReadonlySet<string> };

function toFacts({ properties }: ObjectSchema): ReadonlySet<string> {
  return new Set(properties.map((property) => JSON.stringify(property)));
}

/** Fewer equal properties, such as an ID and a name, are a coincidence. */
const leastShared = 5;

/** The largest other object whose properties the object contains. */
function findBase(
  { direction, facts }: SizedObject,
  objects: readonly SizedObject[],
  index: number,
): SizedObject | undefined {
  return objects
    .filter(
      (other, position) =>
        other.direction === direction &&
        other.facts.size >= leastShared &&
        (other.facts.size < facts.size || (other.facts.size === facts.size && position < index)) &&
        [...other.facts].every((fact) => facts.has(fact)),
    )
    .reduce<SizedObject | undefined>(
      (largest, other) => (largest && largest.facts.size >= other.facts.size ? largest : other),
      undefined,
    );
}

function toExtension(schema: ObjectSchema, base: SizedObject, context: SchemaContext): JsonSchema {
  const isOwn = (property: Property) => !base.facts.has(JSON.stringify(property));
  const properties = schema.properties.filter(isOwn);
  const { title, ...own } = toObjectSchema({ ...schema, properties }, context);
  return toDefined({
    title,
    allOf: [toReference('schemas', base.name)],
    ...(properties.length > 0 && own),
  });
}
