/** Parameters that endpoints in several categories share. */
import { arrayOf, defineProperties, integer, string, titled } from './define';

export const boardId = string(
  'boardId',
  'ID of the board, as listed by [Get Boards](/docs/settings/boards).',
  { required: true },
);

export const linkId = string(
  'linkId',
  'ID of the link, as listed by [Get Campaign Links](/docs/campaigns/get-campaign-links).',
  { required: true },
);

export const paging = defineProperties([
  integer('page', 'The page to return. The first page is `0`.', { default: 0, minimum: 0 }),
  integer('pageSize', 'The number of items per page.', { maximum: 1000 }),
]);

/** Images in responses. */
export const images = titled(
  'Image',
  arrayOf([
    string('url', 'URL of the image.'),
    integer('width', 'Width in pixels.'),
    integer('height', 'Height in pixels.'),
  ]),
);
