/** What the compiler rejects in a catalogue entry. `npm run typecheck` checks this file. */
import {
  arrayOf,
  defineEndpoint,
  defineProperties,
  required,
  strings,
  without,
} from '../../src/catalogue/define';
import { objectResponse } from '../../src/catalogue/envelope';

const base = {
  slug: 'x',
  category: 'campaigns',
  title: 'X',
  summary: 'X.',
  host: 'api',
  notes: [],
  responses: [],
} as const;

const [boardId] = defineProperties([
  { name: 'boardId', type: 'string', required: true, description: 'Board.' },
]);

const path = { boardId: 'b1' } as const;

const locale = defineProperties([
  { name: 'isoCode', type: 'string', required: true, description: 'Code.' },
  { name: 'sortOrder', type: 'integer', description: 'Place.' },
  { name: 'status', type: 'string', enum: ['Draft', 'Published'], description: 'Status.' },
  {
    name: 'widget',
    type: 'object',
    description: 'Widget.',
    properties: [{ name: 'isPrimary', type: 'boolean', description: 'Primary.' }],
  },
]);

const post = { ...base, method: 'POST', path: 'boards/{boardId}' } as const;

defineEndpoint({
  ...post,
  parameters: {
    path: [boardId],
    body: [
      { name: 'title', type: 'string', required: true, description: 'Title.' },
      { name: 'locales', ...arrayOf(locale, 'Locale'), description: 'Locales.' },
      {
        name: 'images',
        ...arrayOf([{ name: 'url', type: 'string', description: 'Address.' }]),
        description: 'Images.',
      },
      { name: 'linkIds', ...strings, description: 'Ids.' },
    ],
  },
  example: {
    path,
    body: {
      title: '1',
      images: ['a'],
      linkIds: ['b'],
      locales: [{ isoCode: 'all', sortOrder: 2, status: 'Draft', widget: { isPrimary: true } }],
    },
  },
});

defineEndpoint({
  ...post,
  parameters: { path: [boardId], body: locale },
  // @ts-expect-error a number where a string is expected
  example: { path, body: { isoCode: 1 } },
});

defineEndpoint({
  ...post,
  parameters: { path: [boardId], body: locale },
  // @ts-expect-error a required member is missing
  example: { path, body: { sortOrder: 1 } },
});

defineEndpoint({
  ...post,
  parameters: { path: [boardId], body: [...without(locale, 'isoCode'), required(locale[1])] },
  // @ts-expect-error a member that was made required is missing
  example: { path, body: {} },
});

// @ts-expect-error a name that is not in the list
without(locale, 'title');

// @ts-expect-error the body has no example
defineEndpoint({ ...post, parameters: { path: [boardId], body: locale }, example: { path } });

// @ts-expect-error the path has no example
defineEndpoint({ ...post, parameters: { path: [boardId] }, example: {} });

defineEndpoint({
  ...post,
  path: 'boards',
  // @ts-expect-error a path parameter that is not in the path
  parameters: { path: [boardId] },
  example: {},
});

defineEndpoint({
  ...post,
  method: 'GET',
  // @ts-expect-error a body with GET
  parameters: { path: [boardId], body: locale },
  example: { path },
});

const programs = defineProperties([
  { name: 'programs', ...arrayOf(locale), description: 'Programs.' },
]);

defineEndpoint({
  ...post,
  bodyShape: 'array',
  parameters: { path: [boardId], body: programs },
  example: { path, body: [{ isoCode: 'DK' }] },
});

defineEndpoint({
  ...post,
  bodyShape: 'array',
  parameters: { path: [boardId], body: programs },
  // @ts-expect-error an object where a bare array is expected
  example: { path, body: { programs: [{ isoCode: 'DK' }] } },
});

const fields = defineProperties([
  { name: 'id', type: 'string', description: 'Id.' },
  { name: 'count', type: 'integer', description: 'Count.' },
]);

objectResponse({ description: 'D.', fields, example: { id: 'a', count: null } });

// @ts-expect-error a response example of the wrong type
objectResponse({ description: 'D.', fields, example: { id: 'a', count: '1' } });
