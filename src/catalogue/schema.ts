/** Schemas of values, with the keywords of JSON Schema 2020-12. */
import type { Section } from '../openapi/document';
import type { FormatName, NumberKeywords, TextKeywords } from '../openapi/keywords';

export type Schema = ScalarSchema | ArraySchema | ObjectSchema;

export type SchemaType = Schema['type'];

/** A value that does not contain other values. */
export type ScalarSchema =
  | StringSchema
  | ({ readonly type: 'integer'; readonly default?: number } & NumberKeywords)
  | ({ readonly type: 'number'; readonly default?: number } & NumberKeywords)
  | { readonly type: 'boolean'; readonly default?: boolean };

type StringSchema = Omit<TextKeywords, 'const' | 'examples' | 'format'> & {
  readonly type: 'string';
  readonly const?: string;
  readonly default?: string;
  readonly examples?: readonly string[];
  readonly enum?: readonly string[];
  readonly format?: FormatName;
  /** Whether the value is a credential, which is never stored or part of a URL. By default, the name decides. */
  readonly secret?: boolean;
};

export interface ArraySchema {
  readonly type: 'array';
  readonly items: Schema;
  readonly form?: ArrayForm;
}

/** Settings of the form. They are not facts about the API. */
export interface ArrayForm {
  /** The name of an item in the singular, for example `Locale`. */
  readonly itemName: string;
  /** Titled sections of each item. All other properties come first. */
  readonly sections?: readonly Section[];
}

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: readonly Property[];
  /** The name of the object in exports, for example `Image`. All objects with a title are equal. */
  readonly title?: string;
}

/** A named value: a parameter of a request, a field of a response, or a member of an object. */
export type Property = Schema & {
  /** The name on the wire, exactly as the API spells it. */
  readonly name: string;
  /** The name before a rename, for the changelog. */
  readonly was?: string;
  /** A sentence for developers. Supports the inline notation of `inline.ts`. */
  readonly description: string;
  readonly required?: boolean;
  /** A sentence that says since when, and what to use instead. Supports the inline notation. */
  readonly deprecated?: string;
};
