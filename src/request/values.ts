import type { Json, ParameterLocation } from '../api/document';
import type { Endpoint, ExampleRequest } from '../api/view';
import { type Field, isScalar, isSecret, type List, type Shape } from '../api/field';
import type { FormObject, FormValue, FormValues } from './model';

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
export function choicesOf(shape: Shape): readonly string[] | undefined {
  if (shape.kind === 'choice') return shape.choices.map(String);
  return shape.kind === 'scalar' && shape.type === 'boolean' ? ['false', 'true'] : undefined;
}

/** The text entered for a value. Empty if there is none, or for "Not specified". */
export function textOf(shape: Shape, entered: FormValue | undefined): string {
  if (typeof entered !== 'string') return '';
  return choicesOf(shape) && entered === notSpecified ? '' : entered;
}

/** The initial text of a field: a constant, or the default of a required choice. */
export function toInitialText(field: Field): string {
  const constant = field.kind === 'scalar' ? field.const : undefined;
  return String(constant ?? (field.required ? choicesOf(field)?.[0] : undefined) ?? '');
}

/** The text of a field: the entered text, or its initial text. */
export function toShownText(field: Field, values: FormObject | undefined): string {
  return textOf(field, valueOf(values, field.name)) || toInitialText(field);
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
export function isFillable({ items, expandable }: List, depth: number): boolean {
  if (items.kind !== 'group') return isScalar(items);
  return expandable === true && depth < deepestObjects;
}

/** The example request as entered values. Omits values that the form cannot show. */
export function toExampleValues(endpoint: Endpoint): FormValues {
  const { body, ...values } = toEnteredValues(endpoint, endpoint.example);
  return body ? { ...values, body: toShown(endpoint.parameters.body ?? [], body, 0) } : values;
}

function toShown(fields: readonly Field[], values: FormObject, depth: number): FormObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(values, field.name);
      const shown = value === undefined ? undefined : toShownValue(field, value, depth);
      return shown === undefined ? [] : [[field.name, shown]];
    }),
  );
}

function toShownValue(shape: Shape, value: FormValue, depth: number): FormValue | undefined {
  if (isScalar(shape)) return value;
  if (shape.kind === 'group') return toShown(shape.fields, membersOf(value), depth);
  if (shape.kind !== 'list' || !isFillable(shape, depth)) return undefined;
  return listOf(value).flatMap((item) => toShownValue(shape.items, item, depth + 1) ?? []);
}

/** A request as entered values. The body has the shape that is sent. */
export function toEnteredValues(
  endpoint: Endpoint,
  { path, query, header, formData, body }: GivenRequest,
): FormValues {
  const [bareArray] = endpoint.parameters.body ?? [];
  const wrapped = endpoint.isBareList && bareArray ? { [bareArray.name]: body } : body;
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

/** A value as text, such as that of a parameter in a URL. */
export function toText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
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

function toPublic(fields: readonly Field[], values: FormObject): FormObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(values, field.name);
      if (value === undefined || isSecret(field)) return [];
      return [[field.name, toPublicValue(field, value)]];
    }),
  );
}

function toPublicValue(shape: Shape, value: FormValue): FormValue {
  if (shape.kind === 'group') return toPublic(shape.fields, membersOf(value));
  if (shape.kind !== 'list') return textOf(shape, value);
  return listOf(value).map((item) => toPublicValue(shape.items, item));
}
