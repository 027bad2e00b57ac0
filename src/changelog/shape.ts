/** Parameters and response fields as they travel: what is compared, without what only people read. */
import {
  toTypeName,
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
} from '../catalogue/schema';
import type { LimitName } from './model';

/** A value of the API with what it holds. */
export interface Shape {
  /** Its name on the wire; empty for the items of a list and for a bare body. */
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: string | undefined;
  readonly type: string;
  /** The only values that are allowed; a constant is a choice of one. */
  readonly choices: readonly string[] | undefined;
  readonly limits: Readonly<Partial<Record<LimitName, string | number | boolean>>>;
  /** The members of an object or of each object of a list, or the single value of each item. */
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
  string({ type, enum: choices, const: only, format, default: assumed, ...lengths }) {
    const { minLength, maxLength } = lengths;
    // No text is shorter than the empty one.
    const limits = { minLength: minLength || undefined, maxLength, format, default: assumed };
    return { ...single, type, choices: only === undefined ? choices : [only], limits };
  },
  integer: toNumericFacts,
  number: toNumericFacts,
  boolean: ({ type, default: assumed }) => ({ ...single, type, limits: { default: assumed } }),
  array(schema) {
    const item = toShape(schema.items);
    const members = item.type === 'object' ? item.members : [item];
    return { ...single, type: toTypeName(schema), members };
  },
  object: ({ type, properties }) => ({ ...single, type, members: toShapes(properties) }),
};

const single = { choices: undefined, limits: {}, members: [] };

function toNumericFacts(schema: IntegerSchema | NumberSchema): Facts {
  const { type, minimum, maximum, default: assumed } = schema;
  return { ...single, type, limits: { minimum, maximum, default: assumed } };
}
