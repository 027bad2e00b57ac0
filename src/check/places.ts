/** The schemas inside an entry, and where they stand. */
import type { EndpointEntry } from '../catalogue/model';
import { propertiesOf, type Property, type Schema } from '../catalogue/schema';
import type { Direction } from '../catalogue/compile-schema';
import type { ParameterLocation } from '../api/document';
import { toPath } from './problem';

export interface Place {
  /** The location in the entry, for example `parameters.body.locales.isoCode`. */
  readonly field: string;
  readonly schema: Schema;
  /** The schema, if it has a name. */
  readonly property?: Property;
  readonly direction: Direction;
}

/** All schemas of an entry, each before those inside it. */
export function listPlaces({ parameters, responses }: EndpointEntry): readonly Place[] {
  return [
    ...Object.entries(parameters).flatMap(([location, list]) =>
      list.flatMap((property) => listNamed(property, `parameters.${location}`, 'request')),
    ),
    ...responses.flatMap(({ status, schema }) =>
      schema ? listInside(schema, `responses.${status}.schema`, 'response') : [],
    ),
  ];
}

function listNamed(property: Property, parent: string, direction: Direction): readonly Place[] {
  const field = toPath(parent, property.name);
  const [own, ...inside] = listInside(property, field, direction);
  return own ? [{ ...own, property }, ...inside] : [];
}

/** The members of objects in a list stand in the list itself: `locales.isoCode`. */
function listInside(
  schema: Schema,
  field: string,
  direction: Direction,
  parent = field,
): readonly Place[] {
  const own = { field, schema, direction };
  if (schema.type === 'array') {
    return [own, ...listInside(schema.items, `${field}.items`, direction, parent)];
  }
  if (schema.type !== 'object') return [own];
  return [own, ...schema.properties.flatMap((one) => listNamed(one, parent, direction))];
}

/** All lists of properties in an entry. */
export function listLists(endpoint: EndpointEntry) {
  return [
    ...Object.entries(endpoint.parameters).map(([location, list]) => ({
      field: `parameters.${location}`,
      list,
    })),
    ...listPlaces(endpoint).flatMap(({ field, schema }) =>
      schema.type === 'object'
        ? [{ field: field.replace(/(\.items)+$/, ''), list: schema.properties }]
        : [],
    ),
  ];
}

/** The titled sections of forms: of a request, and of the objects in its lists. */
export function listSections(endpoint: EndpointEntry) {
  const { sections = {}, parameters } = endpoint;
  return [
    ...Object.entries(sections).map(([location, titled]) => ({
      field: `sections.${location}`,
      sections: titled,
      list: parameters[location as ParameterLocation] ?? [],
    })),
    ...listPlaces(endpoint).flatMap(({ field, schema }) => {
      const titled = schema.type === 'array' ? schema.form?.sections : undefined;
      if (!titled) return [];
      return [{ field: `${field}.form.sections`, sections: titled, list: propertiesOf(schema) }];
    }),
  ];
}
