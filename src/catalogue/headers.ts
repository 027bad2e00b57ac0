/** The headers of all API calls. */
import { defineProperties, string } from './define';

export const apiHeaders = defineProperties([
  string('Authorization', 'Your bearer token: `Bearer`, a space, and the `access_token`.', {
    required: true,
    secret: true,
    examples: ['Bearer YOUR_ACCESS_TOKEN'],
  }),
  string('Api-Version', 'The version of the API to use.', { default: 'v1.0' }),
]);

export const jsonHeaders = defineProperties([
  ...apiHeaders,
  string('Content-Type', 'The media type of the request body. Encode the body as UTF-8.', {
    required: true,
    const: 'application/json',
  }),
]);
