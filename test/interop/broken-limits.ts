/** Every documented limit of the requests, with a text that breaks it. */
import type { Endpoint, ParameterLocation } from '../../src/catalogue/model';
import { visitSchema, type Property, type SchemaVisitor } from '../../src/catalogue/schema';
import { isIgnoredHeader } from '../../src/exports/openapi/parameters';

export interface BrokenLimit {
  readonly endpoint: Endpoint;
  readonly keyword: string;
  /** The path of the value in the form: `body/locales/0/isoCode`. */
  readonly path: string;
  /** The text to enter. Undefined to omit the value. */
  readonly text: string | undefined;
}

type Broken = Omit<BrokenLimit, 'endpoint'>;

/** One broken value for each limit that a form can break. */
export function listBrokenLimits(endpoint: Endpoint): readonly BrokenLimit[] {
  const locations = Object.entries(endpoint.parameters) as [
    ParameterLocation,
    readonly Property[],
  ][];
  return locations
    .flatMap(([location, list]) =>
      list
        .filter(({ name }) => location !== 'header' || !isIgnoredHeader(name))
        .flatMap((property) => breakProperty(property, location)),
    )
    .filter(({ keyword, path }) => keyword !== 'required' || canOmit(endpoint, path))
    .map((broken) => ({ ...broken, endpoint }));
}

/** A form sends a placeholder without a value unchanged, and the example if nothing is entered. */
function canOmit({ parameters: { body = [] } }: Endpoint, path: string): boolean {
  if (path.startsWith('path/')) return false;
  return body.length !== 1 || path !== `body/${body[0]?.name}`;
}

function breakProperty(property: Property, above: string): readonly Broken[] {
  const path = `${above}/${property.name}`;
  // A form sends constants and the first choice also if nothing is entered.
  const hasInitial =
    property.type === 'string' && (property.const !== undefined || property.enum !== undefined);
  const isOmittable = property.required === true && !hasInitial;
  return [
    ...(isOmittable ? [{ keyword: 'required', path, text: undefined }] : []),
    ...visitSchema(breaks, property, path),
  ];
}

const breaks: SchemaVisitor<readonly Broken[], [path: string]> = {
  string({ minLength = 0, maxLength, enum: choices, const: only, format }, path) {
    return [
      ...(minLength > 1 ? [{ keyword: 'minLength', path, text: 'x'.repeat(minLength - 1) }] : []),
      ...(maxLength === undefined
        ? []
        : [{ keyword: 'maxLength', path, text: 'x'.repeat(maxLength + 1) }]),
      ...(choices ? [{ keyword: 'enum', path, text: 'no choice' }] : []),
      ...(only === undefined ? [] : [{ keyword: 'const', path, text: 'another value' }]),
      ...(format === 'date-time' ? [{ keyword: 'format', path, text: 'tomorrow' }] : []),
      ...(format === 'uri' ? [{ keyword: 'format', path, text: 'no URL' }] : []),
    ];
  },
  integer: (schema, path) => [{ keyword: 'type', path, text: 'x1' }, ...breakRange(schema, path)],
  number: (schema, path) => [{ keyword: 'type', path, text: 'x1' }, ...breakRange(schema, path)],
  boolean: () => [],
  array: ({ items }, path) => visitSchema(breaks, items, `${path}/0`),
  object: ({ properties }, path) => properties.flatMap((property) => breakProperty(property, path)),
};

function breakRange(
  { minimum, maximum }: { readonly minimum?: number; readonly maximum?: number },
  path: string,
): readonly Broken[] {
  return [
    ...(minimum === undefined ? [] : [{ keyword: 'minimum', path, text: String(minimum - 1) }]),
    ...(maximum === undefined ? [] : [{ keyword: 'maximum', path, text: String(maximum + 1) }]),
  ];
}
