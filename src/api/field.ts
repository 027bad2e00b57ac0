/** Fields: the parameters of a request, the fields of a response, and their members. */
import type { Section } from './document';
import type { Keywords, ScalarType, ScalarValue } from './keywords';

export type { ScalarType } from './keywords';

/** A named value. */
export type Field = Shape & {
  /** The name on the wire, exactly as the API spells it. */
  readonly name: string;
  /** A sentence for developers. Supports the inline notation. */
  readonly description: string;
  readonly required?: true;
  readonly nullable?: true;
  /** A sentence that says since when, and what to use instead. */
  readonly deprecated?: string;
  /** The name before a rename, for the changelog. */
  readonly was?: string;
  /** Only responses contain it. */
  readonly readOnly?: true;
  /** Only requests contain it. */
  readonly writeOnly?: true;
  /** How a parameter, or a field of a form, is written. Omitted if it is the default of its location. */
  readonly encoding?: Encoding;
  readonly xml?: Xml;
};

/** How a value becomes text (https://spec.openapis.org/oas/v3.1.1#style-values). */
export interface Encoding {
  readonly style?:
    'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode?: boolean;
  /** Whether reserved characters (RFC 3986, section 2.2) are sent as they are. */
  readonly allowReserved?: true;
  /** The media type of the text, such as JSON in a query, or that of a part of a form. */
  readonly mediaType?: string;
  readonly file?: true;
  /** Whether the value is a user name and a password: `Basic`, and both in Base64 (RFC 7617). */
  readonly basic?: true;
}

/** How a value is written in XML (https://spec.openapis.org/oas/v3.1.1#xml-object). */
export interface Xml {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
}

/** What a value looks like. A new kind is a compile error in every {@link ShapeVisitor}. */
export type Shape = Scalar | Choice | List | Group | Union | Dictionary | Ref;

/** A value that does not contain other values. */
export interface Scalar extends Keywords {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  /** Whether the value is a credential, which is never stored or part of a URL. */
  readonly secret?: boolean;
}

/** One of several values. */
export interface Choice {
  readonly kind: 'choice';
  readonly type: ScalarType;
  readonly choices: readonly ScalarValue[];
  readonly default?: ScalarValue;
}

/** How many items or members a value can have. */
export interface Count {
  readonly least?: number;
  readonly most?: number;
  readonly unique?: true;
}

export interface List {
  readonly kind: 'list';
  readonly items: Shape;
  /** The first items of a tuple. */
  readonly first?: readonly Shape[];
  readonly count?: Count;
  readonly itemXml?: Xml;
  /** The name of an item in the singular, for example `Locale`. */
  readonly itemName?: string;
  /** Whether the form has buttons to add and delete objects. */
  readonly expandable?: true;
  /** Titled sections of each item. All other fields come first. */
  readonly sections?: readonly Section[];
}

/** An object with known members. */
export interface Group {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** The values of members with other names, if there can be any. */
  readonly others?: Shape;
  readonly count?: Count;
}

/** A value of one of several shapes. Without alternatives, any value. */
export interface Union {
  readonly kind: 'union';
  readonly alternatives: readonly (Shape & { readonly description?: string })[];
  /** The name of each alternative, such as that of its schema. */
  readonly titles?: readonly string[];
  /** The member that tells the alternatives apart. */
  readonly discriminator?: string;
}

/** An object with any names. */
export interface Dictionary {
  readonly kind: 'dictionary';
  readonly values: Shape;
  /** A regular expression for the names. */
  readonly names?: string;
  readonly count?: Count;
}

/** A schema that is not shown in place: one inside itself, or one with a page of its own. */
export interface Ref {
  readonly kind: 'ref';
  readonly schema: string;
  readonly slug?: string;
}

/** A case for each kind of shape. Additional arguments follow the shape. */
export type ShapeVisitor<Result, Context extends readonly unknown[] = []> = {
  readonly [Kind in Shape['kind']]: (
    shape: Extract<Shape, { readonly kind: Kind }>,
    ...context: Context
  ) => Result;
};

/** Calls the case of a shape's kind. */
export function visitShape<Result, Context extends readonly unknown[]>(
  visitor: ShapeVisitor<Result, Context>,
  shape: Shape,
  ...context: Context
): Result {
  // The compiler cannot see that the case matches the kind.
  const visit = visitor[shape.kind] as (one: Shape, ...rest: Context) => Result;
  return visit(shape, ...context);
}

const typeNames: ShapeVisitor<string> = {
  scalar: ({ type }) => type,
  choice: ({ type }) => type,
  list: ({ items }) => `array of ${toPlural(items)}`,
  group: () => 'object',
  union: ({ alternatives }) =>
    alternatives.length === 0
      ? 'any'
      : [...new Set(alternatives.map((one) => toTypeName(one)))].join(' or '),
  dictionary: ({ values }) => `object of ${toPlural(values)}`,
  ref: ({ schema }) => schema,
};

function toPlural(shape: Shape): string {
  return toTypeName(shape).replace(/^(?!any$)\w+/, '$&s');
}

/** The type of a value in words: `string`, `array of objects`. */
export function toTypeName(shape: Shape): string {
  return visitShape(typeNames, shape);
}

const members: ShapeVisitor<readonly Field[]> = {
  scalar: () => [],
  choice: () => [],
  list: ({ items }) => fieldsOf(items),
  group: ({ fields }) => fields,
  union: ({ alternatives }) => {
    const all = alternatives.flatMap(fieldsOf);
    return [...new Map(all.map((field) => [field.name, field])).values()];
  },
  dictionary: ({ values }) => fieldsOf(values),
  ref: () => [],
};

/** The fields inside a value: of an object, of each object in a list, of all alternatives. */
export function fieldsOf(shape: Shape): readonly Field[] {
  return visitShape(members, shape);
}

/** A value with a single input in the form. */
export type ScalarShape = Scalar | Choice;

export function isScalar(shape: Shape): shape is ScalarShape {
  return shape.kind === 'scalar' || shape.kind === 'choice';
}

/**
 * Whether a value, or each value in a list, is a credential. Without a mark, an example such as
 * `YOUR_CLIENT_ID` decides, so that a forgotten mark leaks nothing.
 */
export function isSecret(shape: Shape): boolean {
  if (shape.kind === 'list') return isSecret(shape.items);
  if (shape.kind !== 'scalar') return false;
  const isPlaceholder = shape.examples?.some((example) => /\bYOUR_/.test(String(example)));
  return shape.secret ?? isPlaceholder ?? false;
}

/** A field and its parents, outermost first. */
export interface NestedField {
  readonly field: Field;
  readonly parents: readonly Field[];
}

/** The fields of a list, each followed by its own fields. */
export function listNested(
  fields: readonly Field[],
  parents: readonly Field[] = [],
): readonly NestedField[] {
  return fields.flatMap((field) => [
    { field, parents },
    ...listNested(fieldsOf(field), [...parents, field]),
  ]);
}

/** The parts of a form in display order. The fields of no section come first. */
export function listSectioned(
  fields: readonly Field[],
  sections: readonly Section[] = [],
): readonly { readonly section?: Section; readonly fields: readonly Field[] }[] {
  const sectioned = new Set(sections.flatMap(({ names }) => names));
  return [
    { fields: fields.filter(({ name }) => !sectioned.has(name)) },
    ...sections.map((section) => ({
      section,
      fields: fields.filter(({ name }) => section.names.includes(name)),
    })),
  ];
}
