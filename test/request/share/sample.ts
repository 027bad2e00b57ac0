/** An endpoint with every kind of parameter. */
import { arrayOf, strings } from '../../../src/catalogue/define';
import type { Endpoint } from '../../../src/openapi/model';
import { createLink, parameter, toParameters } from '../sample';

const services = arrayOf(
  [parameter('url', 'string'), parameter('sortOrder', 'integer')],
  'Service',
);
const locales = arrayOf(
  [
    parameter('title', 'string'),
    parameter('mediaServices', 'array', services),
    parameter('apiKey', 'string', { secret: true }),
  ],
  'Locale',
);
export const endpoint: Endpoint = {
  ...createLink,
  parameters: toParameters({
    path: [parameter('boardId', 'string', { required: true })],
    query: [
      parameter('page', 'integer'),
      parameter('order', 'string', { enum: ['asc', 'desc'] }),
      parameter('isLocked', 'boolean'),
      parameter('kind', 'string', { const: 'all' }),
      parameter('a.b', 'string'),
    ],
    body: [
      { name: 'images', ...strings, description: 'Images.' },
      { name: 'locales', ...locales, description: 'Locales.' },
      parameter('widget', 'object', { properties: [parameter('text', 'string')] }),
    ],
    header: [
      parameter('Authorization', 'string', { secret: true }),
      parameter('Api-Version', 'string'),
    ],
  }),
};
