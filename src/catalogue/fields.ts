/** Parameters and fields that endpoints in several categories share. */
import { arrayOf, integer, string, titled } from './define';

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

export const paging = [
  integer('page', 'The page to return. The first page is `0`.', { default: 0, minimum: 0 }),
  integer('pageSize', 'The number of items per page.', { maximum: 1000 }),
];

/** Images in responses. */
export const images = titled(
  'Image',
  arrayOf([
    string('url', 'URL of the image.'),
    integer('width', 'Width in pixels.'),
    integer('height', 'Height in pixels.'),
  ]),
);

/** The headers of all API calls. */
export const apiHeaders = [
  string('Authorization', 'Your bearer token: `Bearer`, a space, and the `access_token`.', {
    required: true,
    secret: true,
    examples: ['Bearer YOUR_ACCESS_TOKEN'],
  }),
  string('Api-Version', 'The version of the API to use.', { default: 'v1.0' }),
];

export const jsonHeaders = [
  ...apiHeaders,
  string('Content-Type', 'The media type of the request body. Encode the body as UTF-8.', {
    required: true,
    const: 'application/json',
  }),
];
