/** The token endpoint. It has its own host and returns no envelope. */
import { defineCategory, defineEndpoint, number, string } from './define';

const tokenHeaders = [
  string('Content-Type', 'The media type of the request body, which is a form instead of JSON.', {
    required: true,
    const: 'application/x-www-form-urlencoded',
  }),
  string(
    'cache-control',
    'Instructs caches not to reuse a stored response without checking with the server.',
    { required: true, const: 'no-cache' },
  ),
];

const tokenForm = [
  string('grant_type', 'The OAuth 2.0 flow: client credentials.', {
    required: true,
    const: 'client_credentials',
  }),
  string('scope', 'The scope that all API calls require.', {
    required: true,
    const: 'public.api',
  }),
  string(
    'client_id',
    'The ID of your application. You receive it when your application is registered.',
    { required: true, examples: ['YOUR_CLIENT_ID'] },
  ),
  string(
    'client_secret',
    'The secret of your application. Keep it on your server, and out of browsers and repositories.',
    { required: true, secret: true, examples: ['YOUR_CLIENT_SECRET'] },
  ),
];

const tokenFields = [
  string('access_token', 'The token. Send it as `Authorization: Bearer …` with every API call.'),
  number(
    'expires_in',
    'The lifetime of the token in seconds. Request a new token before it expires.',
  ),
  string(
    'token_type',
    'The type of the token. It precedes the token in the `Authorization` header.',
    { const: 'Bearer' },
  ),
];

const generateToken = defineEndpoint({
  slug: 'generate-token',
  title: 'Generate Bearer Token',
  summary: 'Generates the bearer token that all other API calls require.',
  usage:
    'Call it before all other endpoints, and again when your token expires. Then find your board with [Get Boards](/docs/settings/boards).',
  next: ['boards'],
  method: 'POST',
  path: 'identity/connect/token',
  host: 'authentication',
  notes: [
    {
      kind: 'info',
      title: 'Before you start',
      text: 'Access is limited to selected partners. To get a `client_id` and a `client_secret`, [request access](/docs/introduction) and register your application.',
    },
    {
      kind: 'info',
      title: 'Different host',
      text: 'Send this call to the authentication host, not the API host. It accepts a form instead of JSON, does not require an `Authorization` header, and returns no envelope.',
    },
    {
      kind: 'tip',
      title: 'Reuse your token',
      text: 'Use one token for multiple calls until it expires. `expires_in` is its lifetime in seconds. For details, see [Authentication](/docs/authentication).',
    },
    {
      kind: 'warning',
      title: 'HTTPS only',
      text: 'Plain HTTP is not supported. Encode the form as UTF-8.',
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
  description: 'Get the bearer token that all other API calls require.',
  endpoints: [generateToken],
});
