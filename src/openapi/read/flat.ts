/** Schemas whose references and `allOf` are resolved. */
import { isReference, type Json, type Schema } from '../document';
import type { Keywords } from '../keywords';

/** A schema, or a reference to one. `true` allows everything, `false` nothing. */
export type AnySchema = object | boolean;

export type Members = Readonly<Record<string, AnySchema>>;

type Read =
  'type' | 'properties' | 'items' | 'enum' | 'oneOf' | 'anyOf' | 'not' | 'additionalProperties';

/** A schema without `$ref` and `allOf`. What we add starts with `~`, unlike words of authors. */
export type Flat = Keywords &
  Omit<Schema, Read | keyof Keywords> & {
    readonly type?: string | readonly string[];
    readonly properties?: Members;
    readonly patternProperties?: Members;
    readonly additionalProperties?: AnySchema;
    readonly unevaluatedProperties?: AnySchema;
    readonly propertyNames?: AnySchema;
    readonly items?: AnySchema;
    readonly unevaluatedItems?: AnySchema;
    readonly prefixItems?: readonly AnySchema[];
    readonly enum?: readonly Json[];
    readonly oneOf?: readonly AnySchema[];
    readonly anyOf?: readonly AnySchema[];
    readonly nullable?: boolean;
    readonly contentEncoding?: string;
    readonly contentMediaType?: string;
    readonly contentSchema?: AnySchema;
    readonly 'x-enum-varnames'?: Labels;
    readonly 'x-enumNames'?: Labels;
    readonly 'x-enum-descriptions'?: Labels;
    readonly 'x-enumDescriptions'?: Labels;
    /** Whether no value matches: the schema `false`. */
    readonly '~never'?: true;
    /** The conditional keywords of each schema that has some. */
    readonly '~conditions'?: readonly Readonly<Record<string, Json>>[];
    /** The examples of the parts of `allOf`, if the whole has none. */
    readonly '~partExamples'?: readonly Json[];
    /** The references to the schemas that add to this one, which its discriminator tells apart. */
    readonly '~heirs'?: readonly string[];
    /** The discriminator of a part that tells this schema apart from other heirs. */
    readonly '~heirOf'?: Schema['discriminator'];
  };

/** Texts for the values of an enumeration: in their order, or by value. */
export type Labels = readonly unknown[] | Readonly<Record<string, unknown>>;

/** Where a schema refers to, if it is a reference. */
export function toPointer(schema: AnySchema): string | undefined {
  return typeof schema === 'object' && isReference(schema) ? schema.$ref : undefined;
}

/** Whether a schema only names members, such as `required: [id]`. */
export function isBare(schema: AnySchema): schema is Pick<Flat, 'required'> {
  return typeof schema === 'object' && 'required' in schema && Object.keys(schema).length === 1;
}

export function isNull(schema: AnySchema): boolean {
  return typeof schema === 'object' && 'type' in schema && schema.type === 'null';
}
