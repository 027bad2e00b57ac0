/** Where a client gets its bearer token: its own host, no envelope. */
import { defineCategory, defineEndpoint, defineProperties } from './define';

const tokenHeaders = defineProperties([
  {
    name: 'Content-Type',
    type: 'string',
    required: true,
    const: 'application/x-www-form-urlencoded',
    description: 'The media type of the request body: a form, not JSON.',
  },
  {
    name: 'cache-control',
    type: 'string',
    required: true,
    const: 'no-cache',
    description:
      'Tells caches on the way to ask the server each time instead of reusing an answer.',
  },
]);

const tokenForm = defineProperties([
  {
    name: 'grant_type',
    type: 'string',
    required: true,
    const: 'client_credentials',
    description: 'The OAuth 2.0 flow. Client credentials is the only one that the API supports.',
  },
  {
    name: 'scope',
    type: 'string',
    required: true,
    const: 'public.api',
    description: 'What the token gives access to. Every call of the API needs this scope.',
  },
  {
    name: 'client_id',
    type: 'string',
    required: true,
    examples: ['YOUR_CLIENT_ID'],
    description:
      'Id of your application, which you receive when the application has been registered.',
  },
  {
    name: 'client_secret',
    type: 'string',
    required: true,
    secret: true,
    examples: ['YOUR_CLIENT_SECRET'],
    description:
      'Secret of your application. Keep it on your server, away from browsers and repositories.',
  },
]);

const tokenFields = defineProperties([
  {
    name: 'access_token',
    type: 'string',
    description: 'The token to send as `Authorization: Bearer …` with every call of the API.',
  },
  {
    name: 'expires_in',
    type: 'number',
    description: 'Lifetime of the token in seconds. Request a new token when it is over.',
  },
  {
    name: 'token_type',
    type: 'string',
    enum: ['Bearer'],
    description: 'The word that stands before the token in the `Authorization` header.',
  },
]);

const generateToken = defineEndpoint({
  slug: 'generate-token',
  category: 'authentication',
  title: 'Generate Bearer Token',
  summary: 'Exchanges the credentials of your application for the bearer token of all other calls.',
  method: 'POST',
  path: 'identity/connect/token',
  host: 'authentication',
  notes: [
    {
      kind: 'info',
      title: 'Before you start',
      text:
        'Access is limited to selected partners. [Request access](/docs/introduction) first: the ' +
        '`client_id` and the `client_secret` belong to your registered application.',
    },
    {
      kind: 'info',
      title: 'A host of its own',
      text:
        'This call goes to the authentication host, not to the host of the API. It takes a form ' +
        'instead of JSON, needs no `Authorization` header, and its answer has no envelope.',
    },
    {
      kind: 'tip',
      title: 'Use a token until it expires',
      text:
        'One token serves many calls. Its lifetime stands in `expires_in`: in the example `3600` ' +
        'seconds, which is one hour. [Authentication](/docs/authentication) explains the flow.',
    },
    {
      kind: 'warning',
      title: 'HTTPS only',
      text: 'Plain HTTP is not supported. The form is encoded in UTF-8.',
    },
  ],
  parameters: { formData: tokenForm, header: tokenHeaders },
  example: {
    formData: {
      grant_type: 'client_credentials',
      scope: 'public.api',
      client_id: 'YOUR_CLIENT_ID',
      client_secret: 'YOUR_CLIENT_SECRET',
    },
  },
  responses: [
    {
      status: 200,
      description: 'Token generated',
      mediaTypes: ['application/json'],
      schema: { type: 'object', properties: tokenFields },
      example: { access_token: 'YOUR_ACCESS_TOKEN', expires_in: 3600, token_type: 'Bearer' },
    },
    { status: 400, description: 'Invalid request', mediaTypes: [] },
  ],
});

export const authentication = defineCategory({
  id: 'authentication',
  title: 'Authentication',
  description: 'The bearer token that every other call of the API carries.',
  endpoints: [generateToken],
});
