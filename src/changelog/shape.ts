/** Parameters and response fields as the changelog compares them, without texts and examples. */
import {
  toTypeName,
  visitSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
} from '../catalogue/schema';
import { limitNames, type Limits } from './limits';

/** A value of the API and its members. */
export interface Shape {
  /** The name on the wire. Empty for list items and for a body that is an array. */
  readonly name: string;
  /** The name before a rename. */
  readonly was: string | undefined;
  readonly required: boolean;
  readonly deprecated: string | undefined;
  readonly type: string;
  /** The only allowed values. A constant is a single choice. */
  readonly choices: readonly string[] | undefined;
  readonly limits: Limits;
  /** The members of an object, or the unnamed shape of the items of a list. */
  readonly members: readonly Shape[];
}

export function toShapes(properties: readonly Property[]): readonly Shape[] {
  return properties.map((property) => {
    const { name, was, required = false, deprecated } = property;
    return { ...toShape(property), name, was, required, deprecated };
  });
}

/** The shape of an unnamed value. */
export function toShape(schema: Schema): Shape {
  const unnamed = { name: '', was: undefined, required: false, deprecated: undefined };
  return { ...unnamed, ...visitSchema(shapes, schema) };
}

/** Whether the value is a list, whose members belong to its items. */
export function isList({ type }: Shape): boolean {
  return type.startsWith('array of ');
}

type Facts = Omit<Shape, 'name' | 'was' | 'required' | 'deprecated'>;

const shapes: SchemaVisitor<Facts> = {
  string: (schema) => {
    const choices = schema.const === undefined ? schema.enum : [schema.const];
    // A minimum length of 0 is not a limit.
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
