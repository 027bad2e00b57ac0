import ts from 'typescript';
import { Ajv2020 } from 'ajv/dist/2020';
import { bundle, type Schema } from '../../src/exports/schema';
import { writeType } from '../../src/exports/types';
import { exactNumber } from '../../src/openapi/numbers';
import { documentOf } from '../openapi/read';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The document of an operation that responds with this schema. */
function toDocument(schema: Schema, schemas: object) {
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema } } } };
  const paths = { '/a': { get: { operationId: 'a', responses } } };
  return documentOf({ paths, components: { schemas } });
}

const body = { operationId: 'a', status: '200', mediaType: 'application/json' };

/** The schema, its components, its type, and values that have the type or do not have it. */
const cases: Readonly<
  Record<string, readonly [Schema, object, type: string, valid: string[], invalid: string[]]>
> = {
  'limits, and null of items': [
    {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: ['integer', 'null'], multipleOf: 5, exclusiveMinimum: 0 },
    },
    {},
    `/**
 * @minItems 1
 * @uniqueItems
 */
export type T = Array</** @exclusiveMinimum 0 @multipleOf 5 */ number | null>;
`,
    ['[5, null]'],
    ['["a"]', 'null'],
  ],
  'a tuple without further items': [
    { prefixItems: [{ type: 'number' }, { type: 'string' }], items: false, minItems: 1 },
    {},
    '/** @minItems 1 */\nexport type T = [number, (string)?];\n',
    ['[1]', '[1, "a"]'],
    ['[]', '[1, "a", 2]'],
  ],
  'a tuple with as many items as it can have, in a quote': [
    {
      description: '> [!WARNING]\n> Two.',
      prefixItems: [{ enum: ['a'], 'x-enumNames': ['A'] }],
      maxItems: 1,
    },
    {},
    '/**\n * Two.\n * @maxItems 1\n */\nexport type T = [(/** A */ "a")?];\n',
    ['[]', '["a"]'],
    ['["a", 2]'],
  ],
  'names and texts of values, and an empty default': [
    {
      ...{ enum: ['', 1], default: '', 'x-enum-varnames': ['', 'One'] },
      'x-enum-descriptions': { '': 'None of them.', 1: 'A `b`.' },
    },
    {},
    '/** @default "" */\nexport type T = /** None of them. */ "" | /** One: A b. */ 1;\n',
    ['""', '1'],
    ['2'],
  ],
  'only null': [
    { type: 'object', properties: { 'a-b': { type: 'null', description: '' } } },
    {},
    'export type T = {\n  "a-b"?: null;\n};\n',
    ['{ "a-b": null }', '{}'],
    ['{ "a-b": 1 }'],
  ],
  'texts, old and closed members': [
    {
      description: 'The `whole`, not */ more.',
      properties: {
        id: { title: 'ID', type: 'string', pattern: '^a*/$' },
        old: { deprecated: true, const: exactNumber('1234567890123456789') },
        secret: { type: 'string', writeOnly: true },
      },
      required: ['id', 'secret', 'more'],
      additionalProperties: false,
    },
    {},
    String.raw`/** The whole, not *\/ more. */
export type T = {
  /**
   * ID
   * @pattern ^a*\/$
   */
  id: string;
  /** @deprecated */
  old?: 1234567890123456789;
  more: unknown;
};
`,
    ['{ id: "a", more: 1 }'],
    ['{ more: 1 }', '{ id: "a", more: 1, b: 1 }'],
  ],
  'maps by pattern, beside members': [
    {
      type: 'object',
      properties: { id: { type: 'boolean' } },
      patternProperties: { '^n-': { type: 'number' } },
      additionalProperties: { enum: ['a', null] },
    },
    {},
    `export type T = {
  id?: boolean;
  /** Names match ^n-. */
  [name: string]: number | "a" | null | boolean | undefined;
};
`,
    ['{ id: true, "n-1": 2, b: null }'],
    ['{ b: "b" }'],
  ],
  'an empty closed object': [
    { type: 'object', additionalProperties: false },
    {},
    'export type T = { [name: string]: never };\n',
    ['{}'],
    ['{ a: 1 }'],
  ],
  'circles, and names that are no identifiers': [
    ref('Array'),
    {
      Array: {
        properties: { all: { type: 'array', items: ref('Array') }, by: ref('2nd%20map') },
      },
      '2nd map': { type: 'object', additionalProperties: ref('2nd%20map') },
    },
    `export type T = Array_2;

export type Array_2 = {
  all?: Array<Array_2>;
  by?: _2nd_map;
};

export type _2nd_map = {
  [name: string]: _2nd_map;
};
`,
    ['{ all: [{ by: { a: { b: {} } } }] }'],
    ['{ all: [1] }'],
  ],
  'a base that has its heirs as alternatives': [
    ref('base'),
    {
      base: { type: 'object', required: ['id'], oneOf: [ref('heir'), ref('base')] },
      heir: { allOf: [ref('base'), { properties: { a: { type: 'null' } } }] },
    },
    `export type T = Base;

export type Base = {
  id: unknown;
} & Heir;

export type Heir = {
  a?: null;
};
`,
    ['{ id: 1, a: null }'],
    ['{ a: null }'],
  ],
  'a component of the same name once': [
    ref('t'),
    { t: { type: 'string' } },
    'export type T = string;\n',
    ['"a"'],
    ['1'],
  ],
  'any value': [true, {}, 'export type T = unknown;\n', ['1'], []],
  'no value': [false, {}, '/** @not {} */\nexport type T = never;\n', [], ['1']],
};

it.each(Object.entries(cases))('TypeScript has %s', (_name, [schema, schemas, type]) => {
  expect(writeType('TypeScript', 'T', toDocument(schema, schemas), body)).toBe(type);
});

it('all types compile, and have the values that they should', () => {
  const modules = Object.values(cases).map(([, , type, valid, invalid]) => {
    const values = [
      ...valid.map((value) => `(${value}) satisfies T;`),
      ...invalid.map((value) => `// @ts-expect-error\n(${value}) satisfies T;`),
    ];
    return [type, ...values].join('\n');
  });
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const toText = (name: string) => modules[Number(/^(\d+)\.ts$/.exec(name)?.[1] ?? -1)];
  host.getSourceFile = (name, version, ...rest) => {
    const text = toText(name);
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram(
    modules.map((_text, index) => `${index}.ts`),
    options,
    host,
  );
  const told = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return [file?.text, ts.flattenDiagnosticMessageText(messageText, ' ')];
  });
  expect(told).toEqual([]);
});

it('JSON Schema is the own schema of the document, with what it refers to', () => {
  const { $ref } = ref('a~1b');
  const schemas = {
    'a/b': { properties: { next: { $ref }, $ref: { type: 'string' } }, example: { $ref: '#/x' } },
    Unused: {},
  };
  const schema = {
    title: 'Own',
    oneOf: [{ $ref }],
    discriminator: { mapping: { a: $ref, b: 'No' } },
  };
  const bundled = bundle(toDocument(schema, schemas), schema, 'T');
  const own = '#/$defs/a~1b';
  expect(bundled).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Own',
    oneOf: [{ $ref: own }],
    discriminator: { mapping: { a: own, b: '#/components/schemas/No' } },
    $defs: {
      'a/b': { ...schemas['a/b'], properties: { next: { $ref: own }, $ref: { type: 'string' } } },
    },
  });
  const isValid = new Ajv2020({ strict: false }).compile(bundled);
  expect([isValid({ next: {} }), isValid({ $ref: 1 })]).toEqual([true, false]);
});
