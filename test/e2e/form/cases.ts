/** Filled forms, and the requests that they should send, written by hand. */
import type { Json, Method } from '../../../src/api/document';
import type { FormValues } from '../../../src/request/model';

export interface Case {
  readonly slug: string;
  readonly values: FormValues;
  readonly method: Method;
  /** Path and query as sent. */
  readonly target: string;
  /** Headers in addition to the standard ones of the endpoint. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json;
  readonly fields?: readonly (readonly [string, string])[];
}

export const cases: readonly Case[] = [
  {
    slug: 'create-campaign-link',
    values: {
      path: { boardId: 'b/1 é' },
      body: {
        title: '1989',
        code: '007',
        tags: ' summer , single ',
        upc: '00602577001234',
        skipSearch: 'false',
        skipMetadataSearch: 'true',
        mediaType: 'Content',
        subMediaType: 'unspecified',
        images: ['', 'https://images.example.com/a.png', ''],
        locales: [
          {
            isoCode: 'all',
            useForSettings: 'false',
            images: ['https://images.example.com/b.png'],
            widget: { isPrimary: 'true', text: 'Don\'t "stop"' },
            mediaServices: [
              { mediaServiceId: '9007199254740993', sortOrder: '0', enabled: 'true' },
              {},
              { url: 'https://music.example.com/?a=1&b=2', sortOrder: '1.5' },
            ],
            preReleaseServiceSettings: [{ preReleaseServiceType: 'x', sortOrder: '-1' }],
          },
          {},
        ],
      },
      header: { Authorization: 'Bearer 007' },
    },
    method: 'POST',
    target: '/campaigns/boards/b%2F1%20%C3%A9/links',
    headers: { Authorization: 'Bearer 007' },
    json: {
      title: '1989',
      code: '007',
      tags: ' summer , single ',
      upc: '00602577001234',
      skipSearch: false,
      skipMetadataSearch: true,
      mediaType: 'Content',
      images: ['https://images.example.com/a.png'],
      locales: [
        {
          isoCode: 'all',
          images: ['https://images.example.com/b.png'],
          widget: { isPrimary: true, text: 'Don\'t "stop"' },
          mediaServices: [
            { mediaServiceId: '9007199254740993', sortOrder: 0, enabled: true },
            { url: 'https://music.example.com/?a=1&b=2', sortOrder: '1.5' },
          ],
          preReleaseServiceSettings: [{ preReleaseServiceType: 'x', sortOrder: -1 }],
          useForSettings: false,
        },
      ],
    },
  },
  {
    slug: 'get-campaign-links',
    values: {
      path: { boardId: '50%' },
      query: {
        title: "a b+c&d=e'(*)!~é",
        sort: '-Updated',
        page: '0',
        pageSize: '99999999999999999999',
        tag: '',
      },
      header: { 'Api-Version': 'v2.0' },
    },
    method: 'GET',
    target:
      '/campaigns/boards/50%25/links?title=a%20b%2Bc%26d%3De%27%28%2A%29%21~%C3%A9' +
      '&sort=-Updated&page=0&pageSize=99999999999999999999',
    headers: { 'Api-Version': 'v2.0' },
  },
  {
    slug: 'generate-token',
    values: { formData: { client_secret: "a&b=c+d%20'e f", client_id: '007' } },
    method: 'POST',
    target: '/identity/connect/token',
    fields: [
      ['grant_type', 'client_credentials'],
      ['scope', 'public.api'],
      ['client_id', '007'],
      ['client_secret', "a&b=c+d%20'e f"],
    ],
  },
];
