/** Parameters and response fields as they travel: what is compared, without what only people read. */
import {
  toTypeName,
  visitSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
} from '../catalogue/schema';
import { limitNames, type Limits } from './limits';

/** A value of the API with what it holds. */
export interface Shape {
  /** Its name on the wire; empty for the items of a list and for a bare body. */
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: string | undefined;
  readonly type: string;
  /** The only values that are allowed; a constant is a choice of one. */
  readonly choices: readonly string[] | undefined;
  readonly limits: Limits;
  /** The members of an object, or what each item of a list is, without a name. */
  readonly members: readonly Shape[];
}

export function toShapes(properties: readonly Property[]): readonly Shape[] {
  return properties.map((property) => {
    const { name, required = false, deprecated } = property;
    return { ...toShape(property), name, required, deprecated };
  });
}

/** The shape of a value without a name. */
export function toShape(schema: Schema): Shape {
  const unnamed = { name: '', required: false, deprecated: undefined };
  return { ...unnamed, ...visitSchema(shapes, schema) };
}

/** Whether the members of a value stand in each of its items. */
export function isList({ type }: Shape): boolean {
  return type.startsWith('array of ');
}

type Facts = Omit<Shape, 'name' | 'required' | 'deprecated'>;

const shapes: SchemaVisitor<Facts> = {
  string: (schema) => {
    const choices = schema.const === undefined ? schema.enum : [schema.const];
    // No text is shorter than the empty one.
    const minLength = schema.minLength || undefined;
    return { ...single, type: schema.type, choices, limits: toLimits({ ...schema, minLength }) };
  },
  integer: (schema) => ({ ...single, type: schema.type, limits: toLimits(schema) }),
  number: (schema) => ({ ...single, type: schema.type, limits: toLimits(schema) }),
  boolean: (schema) => ({ ...single, type: schema.type, limits: toLimits(schema) }),
  array: (schema) => ({
    ...single,
    type: toTypeName(schema),
    members: [toShape(schema.items)],
  }),
  object: ({ type, properties }) => ({ ...single, type, members: toShapes(properties) }),
};

const single = { choices: undefined, limits: {}, members: [] };

function toLimits(schema: Limits): Limits {
  return Object.fromEntries(limitNames.map((name) => [name, schema[name]]));
}
