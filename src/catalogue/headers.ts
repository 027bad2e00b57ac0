/** The headers of all API calls. */
import { defineProperties } from './define';

export const apiHeaders = defineProperties([
  {
    name: 'Authorization',
    type: 'string',
    required: true,
    secret: true,
    examples: ['Bearer YOUR_ACCESS_TOKEN'],
    description: 'Your bearer token: `Bearer`, a space, and the `access_token`.',
  },
  {
    name: 'Api-Version',
    type: 'string',
    default: 'v1.0',
    description: 'The version of the API to use.',
  },
]);

export const jsonHeaders = defineProperties([
  ...apiHeaders,
  {
    name: 'Content-Type',
    type: 'string',
    required: true,
    const: 'application/json',
    description: 'The media type of the request body. Encode the body as UTF-8.',
  },
]);
