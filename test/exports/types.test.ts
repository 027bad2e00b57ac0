import { Ajv2020 } from 'ajv/dist/2020';
import ts from 'typescript';
import { typeWriters } from '../../src/exports/types';
import { endpoints, toShape } from '../support/entries';

const shape = toShape({
  type: 'object',
  properties: [
    { name: 'id', type: 'string', description: 'The `id`, not */ more.', required: true },
    { name: 'a-b', type: 'integer', description: 'A number.', deprecated: 'Gone.', maximum: 3 },
    {
      name: 'kinds',
      type: 'array',
      description: 'Kinds.',
      items: { type: 'string', enum: ['x', 'y'] },
    },
  ],
});

it('a shape is a TypeScript type with its descriptions', () => {
  expect(typeWriters.TypeScript('Answer', shape)).toBe(String.raw`export type Answer = {
  /** The id, not *\/ more. */
  id: string;
  /** A number. @deprecated Gone. */
  "a-b"?: number;
  /** Kinds. */
  kinds?: Array<"x" | "y">;
};
`);
});

it('a shape is a JSON Schema with its limits', () => {
  expect(JSON.parse(typeWriters['JSON Schema']('Answer', shape))).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Answer',
    type: 'object',
    properties: {
      id: { description: 'The id, not */ more.', type: 'string' },
      'a-b': { description: 'A number.', deprecated: true, type: 'integer', maximum: 3 },
      kinds: { description: 'Kinds.', type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
    },
    required: ['id'],
  });
});

const responses = endpoints.flatMap(({ slug, responses: all }) =>
  all.flatMap(({ example, shape: documented }) =>
    documented && example !== undefined ? [[slug, documented, example] as const] : [],
  ),
);

it.each(responses)(
  'the example of %s has the type of the response',
  (_slug, documented, example) => {
    const ajv = new Ajv2020({ strict: true, validateFormats: false });
    const isValid = ajv.compile(JSON.parse(typeWriters['JSON Schema']('T', documented)) as object);
    expect([isValid(example), isValid.errors]).toEqual([true, null]);
    const { diagnostics } = ts.transpileModule(typeWriters.TypeScript('T', documented), {
      reportDiagnostics: true,
    });
    expect(diagnostics).toEqual([]);
  },
);
