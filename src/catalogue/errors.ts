/** The error catalogue that all endpoints share. */
import type { StatusCode, Verb } from './model';

export const statusCodes = [
  {
    code: '2XX',
    name: 'Success',
    meaning: 'The API has carried out the request.',
    anchor: 'status-2xx',
  },
  {
    code: '4XX',
    name: 'Client error',
    meaning: 'The request is invalid, or parameters are missing.',
    anchor: 'status-4xx',
  },
  {
    code: '401',
    name: 'Unauthorized',
    meaning: 'Authentication failed, or the user lacks access.',
    anchor: 'status-401',
  },
  {
    code: '403',
    name: 'Forbidden',
    meaning: 'The request is valid, but access is denied.',
    anchor: 'status-403',
  },
  {
    code: '404',
    name: 'Not Found',
    meaning: 'The resource was not found.',
    anchor: 'status-404',
  },
  {
    code: '415',
    name: 'Unsupported Media Type',
    meaning: 'The server does not support the type of the request.',
    anchor: 'status-415',
  },
  {
    code: '5XX',
    name: 'Server error',
    meaning: 'The server failed to carry out the request.',
    anchor: 'status-5xx',
  },
] as const satisfies readonly StatusCode[];

export const verbs = [
  { method: 'GET', use: 'Reads: lists of items, one item, or the progress of a scan.' },
  {
    method: 'POST',
    use: 'Creates links and scheduled scans, starts a rescan, and requests a token.',
  },
  {
    method: 'PUT',
    use: 'Updates a link, sets its affiliate programs, or restores it after it was deleted.',
  },
  { method: 'DELETE', use: 'Deletes a link or a scheduled scan.' },
] as const satisfies readonly Verb[];
