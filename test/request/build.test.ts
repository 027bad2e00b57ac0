import { findEndpoint } from '../support/entries';
import { buildRequest } from '../../src/request/build';
import type { FormObject, Pair } from '../../src/request/model';
import { site } from '../support/site';
import { createLink, parameter, toParameters } from './sample';

const generateToken = findEndpoint('generate-token');

describe('buildRequest', () => {
  it('combines method, host, path, query, headers and body', () => {
    const parameters = toParameters({
      path: [parameter('boardId', 'string')],
      query: [parameter('page', 'integer')],
      body: [parameter('title', 'string')],
      header: [parameter('Api-Version', 'string', { default: 'v1.0' })],
    });
    const values = { path: { boardId: 'b/1' }, query: { page: '2' }, body: { title: '1989' } };
    expect(buildRequest({ ...createLink, parameters }, values)).toEqual({
      method: 'POST',
      baseUrl: 'https://api.example.com',
      path: '/boards/b%2F1/links',
      query: [['page', '2']],
      headers: [['Api-Version', 'v1.0']],
      body: { kind: 'json', mediaType: 'application/json', json: { title: '1989' } },
    });
  });

  it('has no body if the endpoint accepts none', () => {
    const request = buildRequest({ ...createLink, method: 'GET' }, { body: { a: 'b' } });
    expect(request).not.toHaveProperty('body');
  });

  it('sends the token request to the authentication host', () => {
    const { authenticationBaseUrl } = site;
    expect(buildRequest(generateToken, {}).baseUrl).toBe(authenticationBaseUrl);
  });
});

describe('the headers', () => {
  const header = [
    parameter('Authorization', 'string', {
      required: true,
      examples: ['Bearer YOUR_ACCESS_TOKEN'],
    }),
    parameter('Api-Version', 'string', { default: 'v1.0' }),
    parameter('Content-Type', 'string', { const: 'application/json' }),
    parameter('X-Trace', 'string'),
  ];
  const usual = {
    Authorization: 'Bearer YOUR_ACCESS_TOKEN',
    'Api-Version': 'v1.0',
    'Content-Type': 'application/json',
  };
  it.each<[string, FormObject | undefined, Record<string, string>]>([
    ['contain example, default and constant while nothing is entered', undefined, usual],
    ['contain them if the fields are empty', { Authorization: '', 'X-Trace': '' }, usual],
    [
      'contain entered values',
      { Authorization: 'Bearer abc', 'Api-Version': 'v2.0', 'X-Trace': '1  2' },
      { ...usual, Authorization: 'Bearer abc', 'Api-Version': 'v2.0', 'X-Trace': '1  2' },
    ],
    [
      'contain no line breaks and no spaces at the ends, because HTTP does not allow them',
      { Authorization: ' Bearer abc\r\nX-Other: 1 ', 'X-Trace': ' \n ' },
      { ...usual, Authorization: 'Bearer abc  X-Other: 1' },
    ],
  ])('%s', (_name, entered, headers) => {
    const endpoint = { ...createLink, parameters: toParameters({ header }) };
    const values = entered ? { header: entered } : {};
    expect(buildRequest(endpoint, values).headers).toEqual(Object.entries(headers));
  });
});

describe('a form body', () => {
  const constants: readonly Pair[] = [
    ['grant_type', 'client_credentials'],
    ['scope', 'public.api'],
  ];
  const example: readonly Pair[] = [
    ...constants,
    ['client_id', 'YOUR_CLIENT_ID'],
    ['client_secret', 'YOUR_CLIENT_SECRET'],
  ];
  it.each<[string, FormObject | undefined, readonly Pair[]]>([
    ['is the example while nothing is entered', undefined, example],
    ['is the example while all fields are empty', { client_id: '', scope: '' }, example],
    ['includes the constants', { client_id: '007' }, [...constants, ['client_id', '007']]],
    [
      'keeps values as typed',
      { client_secret: ' a+b&c=d%20é ', grant_type: 'password' },
      [
        ['grant_type', 'password'],
        ['scope', 'public.api'],
        ['client_secret', ' a+b&c=d%20é '],
      ],
    ],
  ])('%s', (_name, formData, fields) => {
    const values = formData ? { formData } : {};
    expect(buildRequest(generateToken, values).body).toEqual({
      kind: 'form',
      mediaType: 'application/x-www-form-urlencoded',
      fields,
    });
  });
});
