/** Functions that let the compiler check a catalogue entry as you write it. */
import type { Section } from '../api/document';
import type { ScalarType } from '../api/keywords';
import type { CategoryEntry, EndpointEntry } from './model';
import type { ArrayForm, ArraySchema, ObjectSchema, Property, Schema } from './schema';
import { markSource } from './source';

/** Declares an endpoint. Its parameters and example must match its path, method and types. */
export function defineEndpoint<
  const Path extends string,
  const M extends EndpointEntry['method'],
  const P extends ParametersOf<Path, M>,
  const Shape extends 'object' | 'array' = 'object',
>(
  endpoint: Omit<EndpointEntry, 'method' | 'path' | 'parameters' | 'bodyShape' | 'example'> & {
    readonly method: M;
    readonly path: Path;
    readonly parameters: P;
    readonly bodyShape?: Shape;
    readonly example: ExampleOf<Path, NoInfer<P>, NoInfer<Shape>>;
  },
): EndpointEntry {
  return markSource({ ...(endpoint as EndpointEntry) }, defineEndpoint);
}

/** Declares a category with its endpoints, in reading order. */
export function defineCategory(category: CategoryEntry): CategoryEntry {
  return markSource({ ...category }, defineCategory);
}

export const string = toDeclare('string');
export const integer = toDeclare('integer');
export const number = toDeclare('number');
export const boolean = toDeclare('boolean');

/** A function that declares a parameter or a field: `string('code', 'Code.', { maxLength: 9 })`. */
function toDeclare<const Type extends ScalarType>(type: Type) {
  type Known = Omit<Extract<Property, { type: Type }>, 'name' | 'type' | 'description'>;
  return <const Name extends string, const Facts extends Known>(
    name: Name,
    description: string,
    facts?: Facts & Readonly<Record<Exclude<keyof Facts, keyof Known>, never>>,
  ) => ({ name, type, description, ...facts }) as DeclaredProperty<Name, Type> & Facts;
}

interface DeclaredProperty<Name, Type> {
  readonly name: Name;
  readonly type: Type;
  readonly description: string;
}

/** Declares an object with these members: `object('venue', 'Where.', [string('name', 'Name.')])`. */
export function object<
  const Name extends string,
  const List extends readonly Property[],
  const Facts extends CommonFacts,
>(name: Name, description: string, properties: List, facts?: Facts) {
  return { name, type: 'object', description, properties, ...facts } as DeclaredProperty<
    Name,
    'object'
  > & { readonly properties: List } & Facts;
}

/** Declares a list: `list('tags', 'Tags of the tour.', strings)`. */
export function list<
  const Name extends string,
  const Items extends ArraySchema,
  const Facts extends CommonFacts,
>(name: Name, description: string, array: Items, facts?: Facts) {
  return { name, description, ...array, ...facts } as DeclaredProperty<Name, 'array'> &
    Items &
    Facts;
}

type CommonFacts = Partial<Pick<Property, 'required' | 'deprecated' | 'was'>>;

/** Declares parameters or fields that several endpoints share, and keeps their literal types. */
export function defineProperties<const List extends readonly Property[]>(list: List): List {
  return list;
}

/** An array of strings: `{ name: 'tags', ...strings, description: '…' }`. */
export const strings = { type: 'array', items: { type: 'string' } } as const;

/**
 * An array of objects with these properties. In a request, the form uses `itemName` for the items,
 * and shows their properties in `sections`.
 */
export function arrayOf<const List extends readonly Property[]>(
  properties: List,
  itemName = '',
  sections?: readonly Section[],
) {
  const form: ArrayForm = { itemName, expandable: true, ...(sections && { sections }) };
  return {
    type: 'array',
    items: { type: 'object', properties },
    ...(itemName !== '' && { form }),
  } as const;
}

/** Names the objects of an array. Exports define equal objects with a name once. */
export function titled<const Title extends string, const Objects extends ArrayOfObjects>(
  title: Title,
  array: Objects,
): Objects & { readonly items: { readonly title: Title } } {
  return { ...array, items: { ...array.items, title } };
}

type ArrayOfObjects = ArraySchema & { readonly items: ObjectSchema };

/** Marks a parameter as required. */
export function required<const P extends Property>(parameter: P): P & { readonly required: true } {
  return { ...parameter, required: true };
}

/** Returns a list of parameters of which the named ones are required. */
export function requiring<
  const List extends readonly Property[],
  const Name extends List[number]['name'],
>(list: List, ...names: readonly Name[]) {
  const isNamed = ({ name }: Property) => names.some((one) => one === name);
  return list.map((one) => (isNamed(one) ? required(one) : one)) as unknown as {
    readonly [Index in keyof List]: List[Index] extends { readonly name: Name }
      ? List[Index] & { readonly required: true }
      : List[Index];
  };
}

/** Returns a list of parameters without the named ones. */
export function without<
  const List extends readonly Property[],
  const Name extends List[number]['name'],
>(
  list: List,
  ...names: readonly Name[]
): readonly Exclude<List[number], { readonly name: Name }>[] {
  const left = (parameter: List[number]): parameter is Exclude<List[number], { name: Name }> =>
    !names.some((name) => name === parameter.name);
  return list.filter(left);
}

/** The placeholder names of a path: `'boardId'` for `boards/{boardId}/links`. */
type PathName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never;

type StringProperty = Property & { readonly type: 'string' };

type PathParameter<Path extends string> = StringProperty & {
  readonly name: PathName<Path>;
  readonly required: true;
};

type ParametersOf<Path extends string, M extends EndpointEntry['method']> = {
  readonly path?: readonly PathParameter<Path>[];
  readonly query?: readonly Property[];
  readonly header?: readonly StringProperty[];
} & (M extends 'POST' | 'PUT' | 'PATCH'
  ? { readonly body?: readonly Property[]; readonly formData?: readonly StringProperty[] }
  : { readonly body?: never; readonly formData?: never });

type ExampleOf<Path extends string, P, Shape> = ([PathName<Path>] extends [never]
  ? { readonly path?: never }
  : { readonly path: { readonly [Name in PathName<Path>]: string } }) &
  (P extends { readonly query: infer Query extends readonly Property[] }
    ? { readonly query?: ObjectOf<Query> }
    : { readonly query?: never }) &
  (P extends { readonly formData: infer Form extends readonly Property[] }
    ? { readonly formData: ObjectOf<Form> }
    : { readonly formData?: never }) &
  (P extends { readonly body: infer Body extends readonly Property[] }
    ? { readonly body: Shape extends 'array' ? ValueOf<Body[number]> : ObjectOf<Body> }
    : { readonly body?: never });

/** An object in a request. Required properties must be present. */
type ObjectOf<List extends readonly Property[]> = {
  readonly [
    P in List[number] as P extends { readonly required: true } ? P['name'] : never
  ]: ValueOf<P>;
} & {
  readonly [
    P in List[number] as P extends { readonly required: true } ? never : P['name']
  ]?: ValueOf<P>;
};

/** The value of a schema in a request. */
type ValueOf<S extends Schema> = S extends { readonly items: infer Items extends Schema }
  ? readonly ItemOf<Items>[]
  : S extends { readonly properties: infer List extends readonly Property[] }
    ? ObjectOf<List>
    : ScalarOf<S>;

/** Objects whose only property is a string are sent as strings. */
type ItemOf<S extends Schema> = S extends {
  readonly properties: readonly [infer Only extends StringProperty];
}
  ? ValueOf<Only>
  : ValueOf<S>;

/** The object for a list of response fields. Any field may be missing or null. */
export type FieldsOf<List extends readonly Property[]> = {
  readonly [F in List[number] as F['name']]?: FieldValueOf<F> | null;
};

type FieldValueOf<S extends Schema> = S extends { readonly items: infer Items extends Schema }
  ? readonly FieldValueOf<Items>[]
  : S extends { readonly properties: infer List extends readonly Property[] }
    ? FieldsOf<List>
    : ScalarOf<S>;

/** The constant, one of the choices, or any value of the type. */
type ScalarOf<S extends Schema> = S extends { readonly const: infer Only }
  ? Only
  : S extends { readonly enum: readonly (infer Choice)[] }
    ? Choice
    : TypeOf<S>;

type TypeOf<S extends Schema> = {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly array: never;
  readonly object: never;
}[S['type']];
