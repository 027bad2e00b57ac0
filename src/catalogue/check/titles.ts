/** Checks that objects with the same title are equal, since exports define them once. */
import type { Endpoint } from '../model';
import { propertiesOf, type Property, type Schema } from '../schema';
import { listsOf } from './parameters';
import { toQuoted, type Problem } from './problem';
import type { Direction } from './values';

/** An object with a title, or the items of an array. */
interface TitledObject {
  readonly field: string;
  readonly title: string;
  /** The content of the object. It differs between requests and responses. */
  readonly content: string;
}

/** Returns the problems of each endpoint. Its objects are compared with the first of their title. */
export function checkTitles(
  endpoints: readonly Endpoint[],
): ReadonlyMap<Endpoint, readonly Problem[]> {
  const firsts = new Map<string, { readonly content: string; readonly slug: string }>();
  return new Map(
    endpoints.map((endpoint) => [
      endpoint,
      listTitled(endpoint).flatMap(({ field, title, content }) => {
        const first = firsts.get(title);
        if (!first) firsts.set(title, { content, slug: endpoint.slug });
        return !first || first.content === content ? [] : [toProblem(field, title, first.slug)];
      }),
    ]),
  );
}

function toProblem(field: string, title: string, slug: string): Problem {
  return {
    field: `${field}.title`,
    found: `${toQuoted(title)}, the title of a different object in ${toQuoted(slug)}`,
    expected: 'an equal object, or a different title',
    hint: 'Values of responses can be null, so requests and responses have different objects.',
  };
}

function listTitled(endpoint: Endpoint): readonly TitledObject[] {
  return [
    ...listsOf(endpoint).flatMap(({ list, field }) => listInside(list, field, 'request')),
    ...endpoint.responses.flatMap(({ status, schema }) =>
      schema ? listOf(schema, `responses.${status}.schema`, 'response') : [],
    ),
  ];
}

function listInside(
  properties: readonly Property[],
  field: string,
  direction: Direction,
): readonly TitledObject[] {
  return properties.flatMap((property) => listOf(property, `${field}.${property.name}`, direction));
}

function listOf(schema: Schema, field: string, direction: Direction): readonly TitledObject[] {
  if (schema.type === 'array') return listOf(schema.items, `${field}.items`, direction);
  const inside = listInside(propertiesOf(schema), field, direction);
  if (schema.type !== 'object' || schema.title === undefined) return inside;
  const content = `${direction} ${JSON.stringify(schema.properties)}`;
  return [{ field, title: schema.title, content }, ...inside];
}
