/** Parameters that endpoints of several categories share. */
import { defineProperties } from './define';
import type { Property } from './schema';

export const boardId = {
  name: 'boardId',
  type: 'string',
  required: true,
  description: 'Id of a board, as listed by [Get Boards](/docs/settings/boards).',
} as const satisfies Property;

export const linkId = {
  name: 'linkId',
  type: 'string',
  required: true,
  description:
    'Id of a link, as listed by [Get Campaign Links](/docs/campaigns/get-campaign-links).',
} as const satisfies Property;

export const paging = defineProperties([
  {
    name: 'page',
    type: 'integer',
    default: 0,
    minimum: 0,
    description: 'The page to return, counted from `0`, which is the first.',
  },
  {
    name: 'pageSize',
    type: 'integer',
    maximum: 1000,
    description: 'How many items a page holds.',
  },
]);
