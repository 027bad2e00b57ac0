import type { Endpoint, ExampleRequest, Json, ParameterLocation } from '../catalogue/model';
import { type ArraySchema, isScalar, type Property, type Schema } from '../catalogue/schema';
import type { FormObject, FormValue, FormValues } from './model';
import { isSecret } from '../catalogue/secrets';

/** The value of a dropdown while "Not specified" is selected. */
export const notSpecified = 'unspecified';

/** The values of a request by location, as in an example or a Markdown part. */
export interface GivenRequest extends ExampleRequest {
  readonly header?: Readonly<Record<string, string>>;
}

/** The entered value of a parameter. Safe for names such as `constructor`. */
export function valueOf(values: FormObject | undefined, name: string): FormValue | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The choices of a value with a dropdown. Undefined for other values. */
export function choicesOf(schema: Schema): readonly string[] | undefined {
  if (schema.type === 'boolean') return ['false', 'true'];
  return schema.type === 'string' ? schema.enum : undefined;
}

/** The text entered for a value. Empty if there is none, or for "Not specified". */
export function textOf(schema: Schema, entered: FormValue | undefined): string {
  if (typeof entered !== 'string') return '';
  return choicesOf(schema) && entered === notSpecified ? '' : entered;
}

/** The initial text of a field: a constant, or the default of a required choice. */
export function toInitialText(property: Property): string {
  const constant = property.type === 'string' ? property.const : undefined;
  return constant ?? (property.required ? choicesOf(property)?.[0] : undefined) ?? '';
}

/** The text of a field: the entered text, or its initial text. */
export function toShownText(property: Property, values: FormObject | undefined): string {
  return textOf(property, valueOf(values, property.name)) || toInitialText(property);
}

/** Wraps a single value in a list. */
export function listOf(value: FormValue | undefined): readonly FormValue[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

/** The members of an entered object. Empty for a text or a list. */
export function membersOf(value: FormValue | undefined): FormObject {
  return value === undefined || typeof value === 'string' || isList(value) ? {} : value;
}

/** The form supports two levels of objects. Deeper levels are documented as text. */
const deepestObjects = 2;

/** Whether the form has inputs for a list. `depth` is the number of enclosing lists. */
export function isFillable({ items, form }: ArraySchema, depth: number): boolean {
  if (items.type !== 'object') return isScalar(items);
  return form?.expandable === true && depth < deepestObjects;
}

/** The example request as entered values. Omits values that the form cannot show. */
export function toExampleValues(endpoint: Endpoint): FormValues {
  const { body, ...values } = toEnteredValues(endpoint, endpoint.example);
  return body ? { ...values, body: toShown(endpoint.parameters.body ?? [], body, 0) } : values;
}

function toShown(properties: readonly Property[], values: FormObject, depth: number): FormObject {
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = valueOf(values, property.name);
      const shown = value === undefined ? undefined : toShownValue(property, value, depth);
      return shown === undefined ? [] : [[property.name, shown]];
    }),
  );
}

function toShownValue(schema: Schema, value: FormValue, depth: number): FormValue | undefined {
  if (schema.type === 'object') return toShown(schema.properties, membersOf(value), depth);
  if (schema.type !== 'array') return value;
  if (!isFillable(schema, depth)) return undefined;
  return listOf(value).flatMap((item) => toShownValue(schema.items, item, depth + 1) ?? []);
}

/** A request as entered values. The body has the shape that is sent. */
export function toEnteredValues(
  endpoint: Endpoint,
  { path, query, header, formData, body }: GivenRequest,
): FormValues {
  const [bareArray] = endpoint.parameters.body ?? [];
  const wrapped = endpoint.bodyShape === 'array' && bareArray ? { [bareArray.name]: body } : body;
  return {
    ...(path && { path: toFormObject(path) }),
    ...(query && { query: toFormObject(query) }),
    ...(header && { header: toFormObject(header) }),
    ...(formData && { formData: toFormObject(formData) }),
    ...(body !== undefined && { body: toFormObject(wrapped as Readonly<Record<string, Json>>) }),
  };
}

function toFormObject(members: Readonly<Record<string, Json>>): FormObject {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, toFormValue(value)]),
  );
}

function toFormValue(value: Json): FormValue {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  return isJsonList(value) ? value.map(toFormValue) : toFormObject(value);
}

export function isList(value: unknown): value is readonly FormValue[] {
  return Array.isArray(value);
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

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
