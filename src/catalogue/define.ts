/** Identity functions that let the compiler check a catalogue entry while it is typed. */
import type { Category, Endpoint, Field, Method, Parameter, StringParameter } from './model';

/** Declares an endpoint: path parameters, body and example must fit its path, method and types. */
export function defineEndpoint<
  const Path extends string,
  const M extends Method,
  const P extends ParametersOf<Path, M>,
  const Shape extends 'object' | 'array' = 'object',
>(
  endpoint: Omit<Endpoint, 'method' | 'path' | 'parameters' | 'bodyShape' | 'example'> & {
    readonly method: M;
    readonly path: Path;
    readonly parameters: P;
    readonly bodyShape?: Shape;
    readonly example: ExampleOf<Path, NoInfer<P>, NoInfer<Shape>>;
  },
): Endpoint {
  return endpoint as Endpoint;
}

/** Declares a category with its endpoints, in reading order. */
export function defineCategory(category: Category): Category {
  return category;
}

/** Declares parameters that several endpoints share, keeping their literal types. */
export function defineParameters<const List extends readonly Parameter[]>(list: List): List {
  return list;
}

/** Declares response fields that several endpoints share, keeping their literal types. */
export function defineFields<const List extends readonly Field[]>(list: List): List {
  return list;
}

/** The same parameter, marked required. */
export function required<const P extends Parameter>(parameter: P): P & { readonly required: true } {
  return { ...parameter, required: true };
}

/** The parameters of a list without those named. */
export function without<
  const List extends readonly Parameter[],
  const Name extends List[number]['name'],
>(
  list: List,
  ...names: readonly Name[]
): readonly Exclude<List[number], { readonly name: Name }>[] {
  const left = (parameter: List[number]): parameter is Exclude<List[number], { name: Name }> =>
    !names.some((name) => name === parameter.name);
  return list.filter(left);
}

/** The value that a list of response fields describes; any field may be missing or null. */
export type FieldsOf<List extends readonly Field[]> = {
  readonly [F in List[number] as F['name']]?: FieldValueOf<F> | null;
};

/** The names between braces of a path: `boards/{boardId}/links` gives `'boardId'`. */
type PathName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never;

type PathParameter<Path extends string> = StringParameter & {
  readonly name: PathName<Path>;
  readonly required: true;
};

type ParametersOf<Path extends string, M extends Method> = {
  readonly path?: readonly PathParameter<Path>[];
  readonly query?: readonly Parameter[];
  readonly header?: readonly StringParameter[];
} & (M extends 'POST' | 'PUT'
  ? { readonly body?: readonly Parameter[]; readonly formData?: readonly StringParameter[] }
  : { readonly body?: never; readonly formData?: never });

type ExampleOf<Path extends string, P, Shape> = ([PathName<Path>] extends [never]
  ? { readonly path?: never }
  : { readonly path: { readonly [Name in PathName<Path>]: string } }) &
  (P extends { readonly query: infer Query extends readonly Parameter[] }
    ? { readonly query?: ObjectOf<Query> }
    : { readonly query?: never }) &
  (P extends { readonly formData: infer Form extends readonly Parameter[] }
    ? { readonly formData: ObjectOf<Form> }
    : { readonly formData?: never }) &
  (P extends { readonly body: infer Body extends readonly Parameter[] }
    ? { readonly body: Shape extends 'array' ? ValueOf<Body[number]> : ObjectOf<Body> }
    : { readonly body?: never });

type ObjectOf<List extends readonly Parameter[]> = {
  readonly [
    P in List[number] as P extends { readonly required: true } ? P['name'] : never
  ]: ValueOf<P>;
} & {
  readonly [
    P in List[number] as P extends { readonly required: true } | EmptyTitle ? never : P['name']
  ]?: ValueOf<P>;
};

/** A title without properties is a header only and has no value. */
type EmptyTitle = { readonly type: 'title'; readonly properties?: undefined };

type ValueOf<P extends Parameter> = P extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : P extends { readonly type: 'string' }
    ? string
    : P extends { readonly type: 'integer' }
      ? number
      : P extends { readonly type: 'boolean' }
        ? boolean
        : P extends { readonly properties: infer List extends readonly Parameter[] }
          ? P extends { readonly type: 'array' }
            ? readonly ItemOf<List>[]
            : ObjectOf<List>
          : readonly string[];

/** Objects whose only property is a string travel as strings (spec §5). */
type ItemOf<List extends readonly Parameter[]> = List extends readonly [{ readonly type: 'string' }]
  ? string
  : ObjectOf<List>;

type FieldValueOf<F extends Field> = F extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : F extends { readonly type: 'string' }
    ? string
    : F extends { readonly type: 'integer' | 'number' }
      ? number
      : F extends { readonly type: 'boolean' }
        ? boolean
        : F extends { readonly fields: infer List extends readonly Field[] }
          ? F extends { readonly type: 'array' }
            ? readonly FieldsOf<List>[]
            : FieldsOf<List>
          : readonly string[];
