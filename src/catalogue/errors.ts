/** The status codes and verbs that all endpoints share. */
import type { StatusCode, Verb } from '../openapi/document';

export const statusCodes: readonly StatusCode[] = [
  { code: '2XX', name: 'Success', meaning: 'The request succeeded.' },
  { code: '4XX', name: 'Client error', meaning: 'Invalid request or missing parameters.' },
  {
    code: '401',
    name: 'Unauthorized',
    meaning: 'Authentication failed or the user lacks access.',
  },
  { code: '403', name: 'Forbidden', meaning: 'Valid request, access denied.' },
  { code: '404', name: 'Not Found', meaning: 'Resource not found.' },
  {
    code: '415',
    name: 'Unsupported Media Type',
    meaning: 'Request type not supported by the server.',
  },
  { code: '5XX', name: 'Server error', meaning: 'The server failed to complete the request.' },
].map((status) => ({ ...status, anchor: `status-${status.code.toLowerCase()}` as const }));

export const verbs: readonly Verb[] = [
  { method: 'GET', use: 'Returns a list, a single item, or the progress of a scan.' },
  {
    method: 'POST',
    use: 'Creates links and scheduled scans, starts a rescan, or generates a token.',
  },
  {
    method: 'PUT',
    use: 'Updates a link, sets its affiliate programs, or restores it.',
  },
  { method: 'DELETE', use: 'Deletes a link or a scheduled scan.' },
];
