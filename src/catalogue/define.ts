/** Functions that write catalogue entries. */
import type { Section } from '../openapi/document';
import type { ScalarType } from '../openapi/keywords';
import type { CategoryEntry, EndpointEntry } from './model';
import type { ArraySchema, ObjectSchema, Property } from './schema';
import { markSource } from './source';

/** Declares an endpoint. The check compares its example with its parameters. */
export function defineEndpoint(endpoint: EndpointEntry): EndpointEntry {
  return markSource({ ...endpoint }, defineEndpoint);
}

/** Declares a category with its endpoints, in reading order. */
export function defineCategory(category: CategoryEntry): CategoryEntry {
  return markSource({ ...category }, defineCategory);
}

export const string = toDeclare('string');
export const integer = toDeclare('integer');
export const number = toDeclare('number');
export const boolean = toDeclare('boolean');

type PropertyOf<Type> = Extract<Property, { readonly type: Type }>;

/** A function that declares a parameter or a field: `string('code', 'Code.', { maxLength: 9 })`. */
function toDeclare<Type extends ScalarType>(type: Type) {
  type Facts = Omit<PropertyOf<Type>, 'name' | 'type' | 'description'>;
  return (name: string, description: string, facts?: Facts) =>
    ({ name, type, description, ...facts }) as PropertyOf<Type>;
}

type CommonFacts = Partial<Pick<Property, 'required' | 'deprecated' | 'was'>>;

/** Declares an object with these members: `object('venue', 'Where.', [string('name', 'Name.')])`. */
export function object(
  name: string,
  description: string,
  properties: readonly Property[],
  facts?: CommonFacts,
): PropertyOf<'object'> {
  return { name, type: 'object', description, properties, ...facts };
}

/** Declares a list: `list('tags', 'Tags of the tour.', strings)`. */
export function list(
  name: string,
  description: string,
  array: ArraySchema,
  facts?: CommonFacts,
): PropertyOf<'array'> {
  return { name, description, ...array, ...facts };
}

/** An array of strings, for `list`. */
export const strings: ArraySchema = { type: 'array', items: { type: 'string' } };

/** An array of URLs, for `list`. */
export const urls: ArraySchema = { type: 'array', items: { type: 'string', format: 'uri' } };

type ArrayOfObjects = ArraySchema & { readonly items: ObjectSchema };

/** An array of objects. The form names its items with `itemName`, and shows properties in `sections`. */
export function arrayOf(
  properties: readonly Property[],
  itemName = '',
  sections?: readonly Section[],
): ArrayOfObjects {
  const form = { itemName, ...(sections && { sections }) };
  return {
    type: 'array',
    items: { type: 'object', properties },
    ...(itemName !== '' && { form }),
  };
}

/** Names the objects of an array. Exports define equal objects with a name once. */
export function titled(title: string, array: ArrayOfObjects): ArrayOfObjects {
  return { ...array, items: { ...array.items, title } };
}

/** Marks a parameter as required. */
export function required<P extends Property>(parameter: P): P {
  return { ...parameter, required: true };
}

/** Returns a list of parameters without the named ones. */
export function without(list: readonly Property[], ...names: readonly string[]): Property[] {
  return list.filter(({ name }) => !names.includes(name));
}

/** The names of parameters, for a section of the form. */
export function namesOf(list: readonly Property[]): readonly string[] {
  return list.map(({ name }) => name);
}

/** Some values of an example, for the example of another call. */
export function pick<Values, Name extends keyof Values>(
  values: Values,
  ...names: readonly Name[]
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}
