/** Small requests whose texts test all quoting rules. */
import type { HttpRequest } from '../../src/request/model';

export const tricky = '\'"`$()${}\\\n#{} é🎵\u202e';

export const getLink: HttpRequest = {
  method: 'GET',
  baseUrl: 'https://api.example.com',
  path: '/boards/b%2F1/links',
  query: [],
  headers: [['Api-Version', 'v1.0']],
};

export const createLink: HttpRequest = {
  ...getLink,
  method: 'POST',
  body: {
    kind: 'json',
    mediaType: 'application/json',
    json: { title: tricky, count: 2, on: true, off: false, none: null, list: [], tags: ['007'] },
  },
};

export const requestToken: HttpRequest = {
  ...getLink,
  method: 'POST',
  headers: [],
  body: {
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: [
      ['scope', 'public.api'],
      ['client_secret', tricky],
    ],
  },
};
