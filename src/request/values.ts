import type {
  Endpoint,
  ExampleRequest,
  Json,
  Parameter,
  ParameterLocation,
} from '../catalogue/model';
import type { FormObject, FormValue, FormValues } from './model';

/** What a dropdown holds while its choice is "Not specified" (spec §5). */
export const notSpecified = 'unspecified';

/** The entered value of a parameter, guarded against names such as `constructor`. */
export function valueOf(values: FormObject | undefined, name: string): FormValue | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The text of a parameter that holds one; empty when nothing was entered. */
export function textOf(values: FormObject | undefined, name: string): string {
  const value = valueOf(values, name);
  return typeof value === 'string' ? value : '';
}

/** Whether a parameter is entered by choosing from a dropdown (spec §2). */
export function isDropdown(parameter: Parameter): boolean {
  return parameter.type === 'boolean' || (parameter.type === 'string' && Boolean(parameter.enum));
}

/** What was entered for a parameter that holds one text; "Not specified" is no entry. */
export function entryOf(parameter: Parameter, values: FormObject | undefined): string {
  if (parameter.type === 'array' || parameter.type === 'title') return '';
  const text = textOf(values, parameter.name);
  return isDropdown(parameter) && text === notSpecified ? '' : text;
}

/** A list as it stands; a single value is wrapped into one (spec §3). */
export function listOf(value: FormValue | undefined): readonly FormValue[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

/** The members of an entered object; none for a text or a list. */
export function membersOf(value: FormValue | undefined): FormObject {
  return value === undefined || typeof value === 'string' || isList(value) ? {} : value;
}

/** An array of objects with one single string property is a list of strings (spec §5). */
export function isListOfStrings(properties: readonly Parameter[] | undefined): boolean {
  return properties === undefined || (properties.length === 1 && properties[0]?.type === 'string');
}

/** The example request as a reader would have typed it. */
export function toExampleValues(endpoint: Endpoint): FormValues {
  const { path, query, formData, body }: ExampleRequest = endpoint.example;
  const [bareArray] = endpoint.parameters.body ?? [];
  const wrapped = endpoint.bodyShape === 'array' && bareArray ? { [bareArray.name]: body } : body;
  return {
    ...(path && { path: toFormObject(path) }),
    ...(query && { query: toFormObject(query) }),
    ...(formData && { formData: toFormObject(formData) }),
    ...(wrapped !== undefined && { body: toFormObject(wrapped as Readonly<Record<string, Json>>) }),
  };
}

/** Values as an editor writes them in a page; the example request without any. */
export function toEnteredValues(
  endpoint: Endpoint,
  values: Readonly<Partial<Record<ParameterLocation, Readonly<Record<string, Json>>>>> | undefined,
): FormValues {
  if (values === undefined) return toExampleValues(endpoint);
  return Object.fromEntries(
    Object.entries(values).map(([location, members]) => [location, toFormObject(members)]),
  );
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

function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value);
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
