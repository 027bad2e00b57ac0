import { defineEndpoint } from '../define';
import { boardId } from '../fields';

const body = [
  {
    name: 'title',
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 20,
    description: 'Title of the link.',
  },
  {
    name: 'status',
    type: 'string',
    enum: ['Draft', 'Published'],
    default: 'Draft',
    description: 'Whether readers see it.',
  },
  {
    name: 'locales',
    type: 'array',
    description: 'Texts by language.',
    items: {
      type: 'object',
      properties: [
        { name: 'isoCode', type: 'string', required: true, maxLength: 3, description: 'Code.' },
        { name: 'enabled', type: 'boolean', description: 'Whether it is used.' },
      ],
    },
  },
];

export const createLink = defineEndpoint({
  slug: 'create-link',
  group: 'Links',
  title: 'Create Link',
  summary: 'Creates a link.',
  method: 'POST',
  path: 'boards/{boardId}/links',
  host: 'api',
  notes: [],
  parameters: { path: [boardId], body },
  example: {
    path: { boardId: 'b1' },
    body: {
      title: 'Lanterns',
      status: 'Published',
      locales: [{ isoCode: 'all', enabled: true }],
    },
  },
  responses: [
    {
      status: 200,
      description: 'The link.',
      mediaTypes: ['application/json'],
      schema: {
        type: 'object',
        properties: [
          { name: 'id', type: 'string', description: 'Id.' },
          {
            name: 'scan',
            type: 'object',
            description: 'Scan.',
            properties: [{ name: 'done', type: 'boolean', description: 'Done.' }],
          },
        ],
      },
      example: { id: 'l1', scan: { done: false } },
    },
  ],
});

export const deleteLink = defineEndpoint({
  slug: 'delete-link',
  group: 'Links',
  title: 'Delete Link',
  summary: 'Deletes a link that [Create Link](/docs/campaigns/create-link) made.',
  method: 'DELETE',
  path: 'boards/{boardId}/links',
  host: 'api',
  notes: [],
  parameters: { path: [boardId] },
  example: { path: { boardId: 'b1' } },
  undoes: 'create-link',
  responses: [{ status: 200, description: 'Deleted.', mediaTypes: [] }],
});
