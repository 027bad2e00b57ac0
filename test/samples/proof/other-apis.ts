/** Requests that the portal's own API does not have: other kinds of bodies, methods and parameters. */
import type { HttpRequest, Pair, RequestBody } from '../../../src/request/model';
import { texts } from './texts';

/** Files in the folder in which samples run. */
export const files: Readonly<Record<string, Buffer>> = {
  'photo.bin': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  'a "b" c;d,e.txt': Buffer.from('é\n'),
};

type Named = readonly [name: string, request: HttpRequest];

const get: HttpRequest = {
  method: 'GET',
  baseUrl: 'https://api.example.com',
  path: '/pets',
  query: [],
  headers: [['Accept', 'application/json']],
};

const withBody = (body: RequestBody, method: HttpRequest['method'] = 'POST'): HttpRequest => {
  return { ...get, method, headers: [...get.headers, ['Content-Type', body.mediaType]], body };
};

const withQuery = (...query: readonly Pair[]): HttpRequest => ({ ...get, query });

const toText = (text: string): HttpRequest =>
  withBody({ kind: 'text', mediaType: 'text/plain', text });

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<pet id="1" note='"quoted"'>
  <name>Ærøskøbing 🎵 &amp; #{x} $y</name>

\t<price>$5</price>
</pet>`;

const pet = { name: 'Rex "the dog"', tags: ['a'], age: 3 };
const json = { kind: 'json', mediaType: 'application/json', json: pet } as const;

export const otherRequests: readonly Named[] = [
  ['cookies', { ...get, headers: [['Cookie', 'session=a%20b; theme="dark"']] }],
  ['basic authentication', { ...get, headers: [['Authorization', 'Basic w6k6cGE6c3M=']] }],
  ['deepObject', withQuery(['filter%5Bname%5D', 'a%20b'], ['filter%5Bage%5D', '3'])],
  ['pipes and spaces', withQuery(['ids', '1%7C2%7C3'], ['names', 'a%20b'])],
  ['reserved characters', withQuery(['url', 'https://example.com/a?b=(c)!$*+,;@'])],
  ['a path of styles', { ...get, path: '/pets/.1.2/;id=3,4/a=1,b=2' }],
  ['problem details', withBody({ ...json, mediaType: 'application/problem+json' })],
  [
    'repeated names of a form',
    withBody({
      kind: 'form',
      mediaType: 'application/x-www-form-urlencoded',
      fields: [
        ['tags', 'a b'],
        ['tags', 'c&d'],
      ],
    }),
  ],
  ['XML', withBody({ kind: 'text', mediaType: 'application/xml', text: xml })],
  [
    'XML with a line break at the end',
    withBody({ kind: 'text', mediaType: 'text/xml', text: `${xml}\n` }),
  ],
  ['all texts', toText(Object.values(texts).join('\n'))],
  ['a file', withBody({ kind: 'file', mediaType: 'application/octet-stream', file: 'photo.bin' })],
  [
    'multipart',
    withBody({
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'title', text: 'it\'s "Ærø" $x #{y} @z;type=a \\' },
        { name: 'tags[]', text: '@a' },
        { name: 'tags[]', text: '' },
        { name: 'pet', mediaType: 'application/json', text: JSON.stringify(pet) },
        { name: 'photo', mediaType: 'image/jpeg', file: 'photo.bin' },
        { name: 'note', file: 'a "b" c;d,e.txt' },
      ],
    }),
  ],
  [
    'multipart without files',
    withBody({
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [{ name: 'a', text: 'b' }],
    }),
  ],
  ...(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map((method): Named => [
    `${method} with a body`,
    withBody(json, method),
  ]),
  ...(['PATCH', 'OPTIONS', 'HEAD', 'TRACE'] as const).map((method): Named => [
    `${method} without a body`,
    { ...get, method },
  ]),
];

/** The texts as bodies, one by one. */
export const textRequests: readonly Named[] = Object.entries(texts).flatMap(([name, text]) => [
  [`${name} (text)`, toText(text)],
  [`${name} in lines (text)`, toText(`a\n${text}\nb`)],
]);
