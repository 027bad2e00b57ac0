import { defineCategory, defineEndpoint } from './define';
import { paging } from './fields';

const boards = defineEndpoint({
  slug: 'boards',
  title: 'Get Boards',
  summary: 'Lists boards.',
  method: 'GET',
  path: 'boards',
  host: 'api',
  notes: [{ kind: 'info', title: 'Paging', text: 'See [the guide](/docs/guides/first).' }],
  parameters: { query: [...paging] },
  example: { query: { page: 1 } },
  responses: [
    {
      status: 200,
      description: 'The boards.',
      mediaTypes: ['application/json'],
      schema: {
        type: 'object',
        properties: [{ name: 'id', type: 'string', description: 'Id.' }],
      },
      example: { id: 'b1' },
    },
  ],
});

export const settings = defineCategory({
  id: 'settings',
  title: 'Settings',
  description: 'What a board has.',
  endpoints: [boards],
});
