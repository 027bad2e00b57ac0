/** The status codes and verbs that all endpoints share. */
import type { StatusCode, Verb } from '../api/document';

export const statusCodes = [
  {
    code: '2XX',
    name: 'Success',
    meaning: 'The request succeeded.',
    anchor: 'status-2xx',
  },
  {
    code: '4XX',
    name: 'Client error',
    meaning: 'Invalid request or missing parameters.',
    anchor: 'status-4xx',
  },
  {
    code: '401',
    name: 'Unauthorized',
    meaning: 'Authentication failed or the user lacks access.',
    anchor: 'status-401',
  },
  {
    code: '403',
    name: 'Forbidden',
    meaning: 'Valid request, access denied.',
    anchor: 'status-403',
  },
  {
    code: '404',
    name: 'Not Found',
    meaning: 'Resource not found.',
    anchor: 'status-404',
  },
  {
    code: '415',
    name: 'Unsupported Media Type',
    meaning: 'Request type not supported by the server.',
    anchor: 'status-415',
  },
  {
    code: '5XX',
    name: 'Server error',
    meaning: 'The server failed to complete the request.',
    anchor: 'status-5xx',
  },
] as const satisfies readonly StatusCode[];

export const verbs = [
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
] as const satisfies readonly Verb[];
