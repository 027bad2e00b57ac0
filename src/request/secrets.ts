import type { Endpoint, ParameterLocation } from '../catalogue/model';
import type { Property, Schema } from '../catalogue/schema';
import { isSecret } from '../catalogue/secrets';
import type { FormObject, FormValue, FormValues } from './model';
import { listOf, membersOf, textOf, valueOf } from './values';

/** The entered values without credentials, in the order of the parameters. */
export function withoutSecrets({ parameters }: Endpoint, values: FormValues): FormValues {
  const locations = Object.entries(parameters).map(([location, list]) => [
    location,
    toPublic(list, values[location as ParameterLocation] ?? {}),
  ]);
  return Object.fromEntries(locations) as FormValues;
}

function toPublic(properties: readonly Property[], values: FormObject): FormObject {
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = valueOf(values, property.name);
      if (value === undefined || isSecret(property)) return [];
      return [[property.name, toPublicValue(property, value)]];
    }),
  );
}

function toPublicValue(schema: Schema, value: FormValue): FormValue {
  if (schema.type === 'object') return toPublic(schema.properties, membersOf(value));
  if (schema.type !== 'array') return textOf(schema, value);
  return listOf(value).map((item) => toPublicValue(schema.items, item));
}
