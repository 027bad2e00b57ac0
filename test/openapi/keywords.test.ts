/**
 * Every part of the portal supports each keyword of a schema. A new keyword is a compile error
 * here.
 */
import type { Json } from '../../src/openapi/document';
import type { Field } from '../../src/openapi/model';
import type { Schema, SchemaType } from '../../src/catalogue/schema';
import { toHint } from '../../src/request/hints';
import { sayFacts, sayType } from '../../src/words/facts';
import { toFields } from '../support/entries';
import { exampleBody, messagesOf, path, toX, withBodyParameter } from '../check/sample';

interface Keyword {
  readonly schema: Schema;
  /** An invalid declaration of the keyword; `null` if any value is valid. */
  readonly unsound: Schema | null;
  /** A value that the keyword forbids; `null` if it forbids none. */
  readonly forbidden: Json;
  /** What the page shows for it, in the facts or the type; `null` if it shows nothing. */
  readonly fact: string | null;
  /** A text for which the form shows a hint; `null` if it never does. */
  readonly hinted: string | null;
}

type KeywordOf<Type extends SchemaType> = Exclude<
  keyof Extract<Schema, { readonly type: Type }>,
  'type' | 'items' | 'properties'
>;

const silent = { unsound: null, forbidden: null, fact: null, hinted: null } as const;

const keywords: {
  readonly [Type in SchemaType]: { readonly [Name in KeywordOf<Type>]: Keyword };
} = {
  string: {
    enum: {
      schema: { type: 'string', enum: ['a', 'b'] },
      unsound: { type: 'string', enum: [] },
      forbidden: 'c',
      fact: 'One of `a`, `b`',
      hinted: null,
    },
    const: {
      schema: { type: 'string', const: 'a' },
      unsound: { type: 'string', const: 'a', maxLength: 0 },
      forbidden: 'b',
      fact: 'Always `a`',
      hinted: null,
    },
    default: {
      ...silent,
      schema: { type: 'string', default: 'a' },
      unsound: { type: 'string', default: 'a', maxLength: 0 },
      fact: 'Default: `a`',
    },
    examples: {
      ...silent,
      schema: { type: 'string', examples: ['a'] },
      unsound: { type: 'string', examples: ['a'], maxLength: 0 },
    },
    minLength: {
      schema: { type: 'string', minLength: 2 },
      unsound: { type: 'string', minLength: -1 },
      forbidden: 'a',
      fact: 'At least 2 characters',
      hinted: 'a',
    },
    maxLength: {
      schema: { type: 'string', maxLength: 1 },
      unsound: { type: 'string', maxLength: 1.5 },
      forbidden: 'ab',
      fact: 'At most 1 character',
      hinted: 'ab',
    },
    pattern: {
      schema: { type: 'string', pattern: '^[A-Z]+$' },
      unsound: { type: 'string', pattern: '[' },
      forbidden: 'a',
      fact: 'A match for `^[A-Z]+$`',
      hinted: 'a',
    },
    format: {
      schema: { type: 'string', format: 'date-time' },
      unsound: null,
      forbidden: 'today',
      fact: 'string, date-time',
      hinted: 'today',
    },
    secret: { ...silent, schema: { type: 'string', secret: true } },
  },
  integer: toNumericKeywords('integer'),
  number: toNumericKeywords('number'),
  boolean: {
    default: {
      ...silent,
      schema: { type: 'boolean', default: true },
      fact: 'Default: `true`',
    },
  },
  array: {
    form: {
      ...silent,
      schema: {
        type: 'array',
        items: { type: 'string' },
        form: { itemName: 'X' },
      },
    },
  },
  object: {
    title: {
      ...silent,
      schema: { type: 'object', properties: [], title: 'Image' },
      unsound: { type: 'object', properties: [], title: 'image' },
    },
  },
};

function toNumericKeywords(type: 'integer' | 'number') {
  return {
    minimum: {
      schema: { type, minimum: 2 },
      unsound: { type, minimum: 2, maximum: 1 },
      forbidden: 1,
      fact: '2 or more',
      hinted: '1',
    },
    maximum: {
      schema: { type, maximum: 2 },
      unsound: { type, minimum: 3, maximum: 2 },
      forbidden: 3,
      fact: 'At most 2',
      hinted: '3',
    },
    exclusiveMinimum: {
      schema: { type, exclusiveMinimum: 2 },
      unsound: null,
      forbidden: 2,
      fact: 'More than 2',
      hinted: '2',
    },
    exclusiveMaximum: {
      schema: { type, exclusiveMaximum: 2 },
      unsound: null,
      forbidden: 2,
      fact: 'Less than 2',
      hinted: '2',
    },
    multipleOf: {
      schema: { type, multipleOf: 2 },
      unsound: { type, multipleOf: 0 },
      forbidden: 3,
      fact: 'A multiple of 2',
      hinted: '3',
    },
    default: {
      ...silent,
      schema: { type, default: 1 },
      unsound: { type, default: 1, maximum: 0 },
      fact: 'Default: `1`',
    },
  } as const;
}

const rows = Object.entries(keywords).flatMap(([type, byName]) =>
  Object.entries(byName).map(([name, keyword]): [string, Keyword] => [`${type}.${name}`, keyword]),
);

/** The same value without the keyword. */
const toBare = (schema: Schema): Schema => {
  if (schema.type === 'array') return { type: schema.type, items: schema.items };
  if (schema.type === 'object') return { type: schema.type, properties: schema.properties };
  return { type: schema.type };
};

const toField = (schema: Schema): Field => toFields([toX(schema)])[0]!;

const hintOf = (schema: Schema, text: string) => {
  const field = toField(schema);
  return field.kind === 'scalar' ? toHint(field, text) : undefined;
};

/** The messages about a body with a parameter `x`, and with this value in the example. */
const check = (schema: Schema, x?: Json) =>
  messagesOf({
    ...withBodyParameter(toX(schema)),
    example: { path, body: { ...exampleBody, ...(x !== undefined && { x }) } },
  });

describe.each(rows)('the keyword %s', (_name, keyword) => {
  const { schema, unsound, forbidden, fact, hinted } = keyword;
  const bare = toBare(schema);

  it('is checked where it is declared', () => {
    expect(check(schema)).toEqual([]);
    if (unsound) expect(check(unsound)).not.toEqual([]);
  });

  it('is checked in examples', () => {
    if (forbidden === null) return;
    expect(check(schema, forbidden)).not.toEqual([]);
    expect(check(bare, forbidden)).toEqual([]);
  });

  it('is shown on the page', () => {
    const said = [sayType(toField(schema)), ...sayFacts(toField(schema))];
    const saidWithout = [sayType(toField(bare)), ...sayFacts(toField(bare))];
    expect(said.filter((words) => !saidWithout.includes(words))).toEqual(
      fact === null ? [] : [fact],
    );
  });

  it('is shown as a hint in the form', () => {
    if (hinted === null) return;
    expect(hintOf(schema, hinted)).toBeDefined();
    expect(hintOf(bare, hinted)).toBeUndefined();
  });
});
