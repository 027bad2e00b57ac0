/** What the API says about a value, in the words of JSON Schema 2020-12. */

export type Schema =
  StringSchema | IntegerSchema | NumberSchema | BooleanSchema | ArraySchema | ObjectSchema;

export type SchemaType = Schema['type'];

export interface StringSchema {
  readonly type: 'string';
  readonly enum?: readonly string[];
  /** The only value that the API takes; the form starts with it. */
  readonly const?: string;
  /** What the API assumes when the value is left out. */
  readonly default?: string;
  /** What the form suggests; the first one stands in samples for a required header. */
  readonly examples?: readonly string[];
  /** Lengths count characters (Unicode code points). */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: 'date-time' | 'uri' | 'cron' | 'comma-separated';
  /** A credential: never stored, never part of an address. */
  readonly secret?: boolean;
}

interface NumericSchema {
  readonly minimum?: number;
  readonly maximum?: number;
  /** What the API assumes when the value is left out. */
  readonly default?: number;
}

export interface IntegerSchema extends NumericSchema {
  readonly type: 'integer';
}

export interface NumberSchema extends NumericSchema {
  readonly type: 'number';
}

export interface BooleanSchema {
  readonly type: 'boolean';
  /** What the API assumes when the value is left out. */
  readonly default?: boolean;
}

export interface ArraySchema {
  readonly type: 'array';
  readonly items: Schema;
  readonly form?: ArrayForm;
}

/** What only the form needs to know: no fact about the API. */
export interface ArrayForm {
  /** What one item is called, in the singular: `Locale`. */
  readonly itemName: string;
  /** Whether the form offers to add and delete objects. */
  readonly expandable: boolean;
}

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: readonly Property[];
}

/** A named value: a parameter of a request, a field of a response, a member of an object. */
export type Property = Schema & {
  /** The name on the wire, exactly as the API spells it. */
  readonly name: string;
  /** A sentence for a developer; may use the inline notation of `inline.ts`. */
  readonly description: string;
  readonly required?: boolean;
  /** Since when, and what to use instead, in a sentence; may use the inline notation. */
  readonly deprecated?: string;
};

/** A case for each type of schema; what a case needs beside the schema follows it. */
export type SchemaVisitor<Result, Context extends readonly unknown[] = []> = {
  readonly [Type in SchemaType]: (
    schema: Extract<Schema, { readonly type: Type }>,
    ...context: Context
  ) => Result;
};

/** Calls the case of a schema's type. A new type is a compile error in every visitor. */
export function visitSchema<Result, Context extends readonly unknown[]>(
  visitor: SchemaVisitor<Result, Context>,
  schema: Schema,
  ...context: Context
): Result {
  switch (schema.type) {
    case 'string':
      return visitor.string(schema, ...context);
    case 'integer':
      return visitor.integer(schema, ...context);
    case 'number':
      return visitor.number(schema, ...context);
    case 'boolean':
      return visitor.boolean(schema, ...context);
    case 'array':
      return visitor.array(schema, ...context);
    case 'object':
      return visitor.object(schema, ...context);
    default:
      return schema satisfies never;
  }
}

/** The type of a value in words: `string`, `array of objects`. */
export function toTypeName(schema: Schema): string {
  if (schema.type !== 'array') return schema.type;
  return `array of ${toTypeName(schema.items).replace(/^\w+/, '$&s')}`;
}

/** The named values inside a value: the members of an object, or of each object of an array. */
export function propertiesOf(schema: Schema): readonly Property[] {
  if (schema.type === 'array') return propertiesOf(schema.items);
  return schema.type === 'object' ? schema.properties : [];
}

/** A value that is written as one text: it holds no other values. */
export type ScalarSchema = Exclude<Schema, ArraySchema | ObjectSchema>;

export function isScalar(schema: Schema): schema is ScalarSchema {
  return schema.type !== 'array' && schema.type !== 'object';
}

/** A property with those that it stands in, the outermost first. */
export interface NestedProperty {
  readonly property: Property;
  readonly parents: readonly Property[];
}

/** The properties of a list, each followed by those inside it. */
export function listNested(
  properties: readonly Property[],
  parents: readonly Property[] = [],
): readonly NestedProperty[] {
  return properties.flatMap((property) => [
    { property, parents },
    ...listNested(propertiesOf(property), [...parents, property]),
  ]);
}
