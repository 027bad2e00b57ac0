/** Parameters that endpoints in several categories share. */
import { defineProperties } from './define';
import type { Property } from './schema';

export const boardId = {
  name: 'boardId',
  type: 'string',
  required: true,
  description: 'ID of the board, as listed by [Get Boards](/docs/settings/boards).',
} as const satisfies Property;

export const linkId = {
  name: 'linkId',
  type: 'string',
  required: true,
  description:
    'ID of the link, as listed by [Get Campaign Links](/docs/campaigns/get-campaign-links).',
} as const satisfies Property;

export const paging = defineProperties([
  {
    name: 'page',
    type: 'integer',
    default: 0,
    minimum: 0,
    description: 'The page to return. The first page is `0`.',
  },
  {
    name: 'pageSize',
    type: 'integer',
    maximum: 1000,
    description: 'The number of items per page.',
  },
]);
