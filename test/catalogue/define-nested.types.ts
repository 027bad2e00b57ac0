/**
 * What the compiler rejects in lists of lists, numbers and constants. `npm run typecheck` checks
 * this file.
 */
import { arrayOf, defineEndpoint, defineProperties } from '../../src/catalogue/define';
import { objectResponse } from '../../src/catalogue/envelope';
import type { Property } from '../../src/catalogue/schema';

const post = {
  slug: 'x',
  category: 'campaigns',
  title: 'X',
  summary: 'X.',
  host: 'api',
  notes: [],
  responses: [],
  method: 'POST',
  path: 'boards',
} as const;

const locale = defineProperties([
  { name: 'isoCode', type: 'string', required: true, description: 'Code.' },
  { name: 'sortOrder', type: 'integer', description: 'Place.' },
]);

const grid = { type: 'array', items: { type: 'array', items: { type: 'integer' } } } as const;

const values = defineProperties([
  { name: 'ratio', type: 'number', description: 'Ratio.' },
  { name: 'scope', type: 'string', const: 'public', required: true, description: 'Scope.' },
  {
    name: 'sources',
    type: 'array',
    items: { type: 'string', enum: ['UPC', 'ISRC'] },
    description: 'Sources.',
  },
  { name: 'grid', ...grid, description: 'Grid.' },
  {
    name: 'rows',
    type: 'array',
    items: { type: 'array', items: { type: 'object', properties: locale } },
    description: 'Rows.',
  },
]);

defineEndpoint({
  ...post,
  parameters: { body: values },
  example: {
    body: {
      ratio: 1.5,
      scope: 'public',
      sources: ['UPC'],
      grid: [[1, 2], []],
      rows: [[{ isoCode: 'all' }]],
    },
  },
});

defineEndpoint({
  ...post,
  parameters: { body: values },
  // @ts-expect-error a value that differs from the constant
  example: { body: { scope: 'private' } },
});

defineEndpoint({
  ...post,
  parameters: { body: values },
  // @ts-expect-error an item that is not one of the choices
  example: { body: { scope: 'public', sources: ['EAN'] } },
});

defineEndpoint({
  ...post,
  parameters: { body: values },
  // @ts-expect-error a list where a list of lists is expected
  example: { body: { scope: 'public', grid: [1, 2] } },
});

defineEndpoint({
  ...post,
  parameters: { body: values },
  // @ts-expect-error a required member is missing in a list of lists
  example: { body: { scope: 'public', rows: [[{ sortOrder: 1 }]] } },
});

// @ts-expect-error a list that does not declare its items
({ name: 'a', type: 'array', description: 'A.' }) satisfies Property;

// @ts-expect-error an object that does not declare its members
({ name: 'a', type: 'object', description: 'A.' }) satisfies Property;

// @ts-expect-error a number as the constant of a string
({ name: 'a', type: 'string', minimum: 1, description: 'A.' }) satisfies Property;

// @ts-expect-error a string as the default of a number
({ name: 'a', type: 'number', default: '1', description: 'A.' }) satisfies Property;

const nested = defineProperties([
  { name: 'ratio', type: 'number', description: 'Ratio.' },
  { name: 'grid', ...grid, description: 'Grid.' },
  { name: 'kind', type: 'string', const: 'link', description: 'Kind.' },
  { name: 'images', ...arrayOf(locale), description: 'Images.' },
]);

const images = [{ isoCode: 'all', sortOrder: null }];
objectResponse({ description: 'D.', fields: nested, example: { ratio: 0.5, grid: [[1]], images } });

// @ts-expect-error a string where a number is expected in a response
objectResponse({ description: 'D.', fields: nested, example: { ratio: '0.5' } });

// @ts-expect-error a list where a list of lists is expected in a response
objectResponse({ description: 'D.', fields: nested, example: { grid: [1] } });

// @ts-expect-error an undocumented member in a list of a response
objectResponse({ description: 'D.', fields: nested, example: { images: [{ width: 1 }] } });

// @ts-expect-error a value that differs from the constant in a response
objectResponse({ description: 'D.', fields: nested, example: { kind: 'ticket' } });
