/** The values of an API: what a document says of them, and what they look like. */
import type { Json, Section } from './document';
import type { Keywords, ScalarType, ScalarValue, Style } from './keywords';

export type { ScalarType } from './keywords';

/**
 * What a document says of a value, wherever the value stands: a field, an item, an alternative, a
 * body. What is absent, the document does not say.
 */
export interface Facts {
  readonly title?: string;
  /** What the author wrote, as CommonMark. */
  readonly description?: string;
  /** `untold` if the document says that pages do not tell it (`untold` of `x-portal`). */
  readonly nullable?: true | 'untold';
  /** Since when, and what to use instead, if the document says it. */
  readonly deprecated?: string | true;
  /** Whether no value is valid (the schema `false`). */
  readonly never?: true;
  /** Only responses contain it. */
  readonly readOnly?: true;
  /** Only requests contain it. */
  readonly writeOnly?: true;
  readonly default?: Json;
  readonly const?: Json;
  /** The only values, if they are objects, lists or of several types. */
  readonly allowed?: readonly Json[];
  readonly examples?: readonly Example[];
  /** What is inside a text: `contentMediaType`, `contentEncoding` and `contentSchema`. */
  readonly content?: Content;
  readonly conditions?: readonly Condition[];
  readonly docs?: { readonly url: string; readonly description?: string };
  readonly xml?: Xml;
}

/** An example of a value, as the document gives it. */
export interface Example {
  readonly value: Json;
  readonly name?: string;
  readonly summary?: string;
  readonly description?: string;
}

export interface Content {
  readonly mediaType?: string;
  readonly encoding?: string;
  readonly shape?: Shape;
}

/** What a value must match beyond its shape. The parts that no kind describes are JSON Schema. */
export type Condition =
  /** Exactly one (`oneOf`) or any (`anyOf`) of the sets of members is there. */
  | { readonly kind: 'members'; readonly exactlyOne: boolean; readonly sets: readonly Names[] }
  /** If a member is there, others are too. */
  | { readonly kind: 'dependent'; readonly name: string; readonly required: Names }
  | { readonly kind: 'if'; readonly if: Json; readonly then?: Json; readonly else?: Json }
  | { readonly kind: 'not'; readonly schema: Json }
  | { readonly kind: 'contains'; readonly schema: Json; readonly count: Count }
  | { readonly kind: 'schema'; readonly schema: Json };

type Names = readonly string[];

/** A named value. */
export type Field = Shape & {
  /** The name on the wire, exactly as the API spells it. */
  readonly name: string;
  readonly description: string;
  readonly required?: true;
  /** Whether samples contain its default, although it is optional. */
  readonly isSent?: true;
  /** The name before a rename, for the changelog. */
  readonly was?: string;
  /** How a parameter, or a field of a form, is written. Omitted if it is the default of its location. */
  readonly encoding?: Encoding;
};

/** How a value becomes text (https://spec.openapis.org/oas/v3.1.1#style-values). */
export interface Encoding {
  readonly style?: Style;
  readonly explode?: boolean;
  /** Whether reserved characters (RFC 3986, section 2.2) are sent as they are. */
  readonly allowReserved?: true;
  /** The media type of the text, such as JSON in a query, or that of a part of a form. */
  readonly mediaType?: string;
  /** Whether the text is the whole query. */
  readonly whole?: true;
  readonly file?: true;
  /** Whether the value is a user name and a password: `Basic`, and both in Base64 (RFC 7617). */
  readonly basic?: true;
}

/** How a value is written in XML (https://spec.openapis.org/oas/v3.1.1#xml-object). */
export interface Xml {
  readonly nodeType?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
}

/** What a value looks like. A new kind is a compile error in every {@link ShapeVisitor}. */
export type Shape = Facts & (Scalar | Choice | List | Group | Union | Dictionary | Ref);

/** A value that does not contain other values. */
export interface Scalar extends Omit<Keywords, 'examples' | 'default'> {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  /** Whether the value is a credential, which is never stored or part of a URL. */
  readonly secret?: boolean;
  readonly default?: ScalarValue | null;
}

/** One of several values. */
export interface Choice {
  readonly kind: 'choice';
  readonly type: ScalarType;
  readonly choices: readonly ScalarValue[];
  readonly format?: string;
  /** What the document says of each value, in the order of the values. */
  readonly labels?: readonly ChoiceLabel[];
  readonly default?: ScalarValue | null;
}

export interface ChoiceLabel extends Pick<Facts, 'description' | 'deprecated'> {
  readonly name?: string;
}

/** How many items or members a value can have. */
export interface Count {
  readonly least?: number;
  readonly most?: number;
  readonly unique?: true;
}

export interface List {
  readonly kind: 'list';
  /** Whether the values are sent one after the other, as in JSON lines, and not as an array. */
  readonly stream?: true;
  /** Each item, or those after the first ones of a tuple. */
  readonly items: Shape;
  /** The first items of a tuple. */
  readonly first?: readonly Shape[];
  /** Whether a tuple has no further items. */
  readonly closed?: true;
  readonly count?: Count;
  /** The name of an item in the singular, for example `Locale`. */
  readonly itemName?: string;
  /** Whether the form has buttons to add and delete objects. */
  readonly expandable?: true;
  /** Titled sections of each item. All other fields come first. */
  readonly sections?: readonly Section[];
}

/** An object with known members. */
export interface Group extends OtherMembers {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** The values of members with other names, if there can be any. */
  readonly others?: Shape;
}

/** An object with any names. */
export interface Dictionary extends OtherMembers {
  readonly kind: 'dictionary';
  readonly values: Shape;
}

/** The members of an object that it does not list by name. */
interface OtherMembers {
  readonly count?: Count;
  /** Whether members with other names are invalid. */
  readonly closed?: true;
  /** What their names look like (`propertyNames`). */
  readonly names?: Shape;
  /** The values of names that match a regular expression. Without one, those of all other names. */
  readonly patterns?: readonly { readonly pattern?: string; readonly values: Shape }[];
  /** A name that stands for theirs (`x-additionalPropertiesName`). */
  readonly nameLabel?: string;
}

/** A value of one of several shapes, which have titles. Without alternatives, any value. */
export interface Union {
  readonly kind: 'union';
  readonly alternatives: readonly Shape[];
  /** Whether a value matches exactly one alternative (`oneOf`). */
  readonly exclusive?: true;
  /** The member that tells the alternatives apart. */
  readonly discriminator?: string;
  /** The title of the alternative that a value without a known mark has. */
  readonly otherwise?: string;
}

/** A schema that is not shown in place: one inside itself, or one with a page of its own. */
export interface Ref {
  readonly kind: 'ref';
  readonly schema: string;
  readonly slug?: string;
}

/** A value with a single input in the form. */
export type ScalarShape = Facts & (Scalar | Choice);
