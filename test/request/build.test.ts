import { buildRequest } from '../../src/request/build';
import type { FormObject } from '../../src/request/model';
import { createLink, parameter, toParameters } from './sample';

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
});

const header = [
  parameter('Authorization', 'string', { required: true, examples: ['Bearer TOKEN'] }),
  parameter('Api-Version', 'string', { default: 'v1', examples: ['v0'] }),
  parameter('Content-Type', 'string', { const: 'application/json' }),
  parameter('X-Fleet', 'string', { required: true, examples: ['north', 'south'] }),
  parameter('X-Trace', 'string', { examples: ['t'] }),
  parameter('X-Test', 'boolean', { default: true }),
  parameter('X-Mode', 'string', { enum: ['a', 'b'], default: 'b' }),
];
const usual = {
  Authorization: 'Bearer TOKEN',
  'Api-Version': 'v1',
  'Content-Type': 'application/json',
  'X-Fleet': 'north',
  'X-Test': 'true',
  'X-Mode': 'b',
};
const entered = { Authorization: 'Bearer abc', 'Api-Version': 'v2', 'X-Mode': 'a' };
it.each<[string, FormObject, Record<string, string>]>([
  ['the first example, defaults and constants while nothing is entered', {}, usual],
  ['them if the fields are empty', { Authorization: '', 'X-Trace': '', 'X-Mode': '' }, usual],
  ['entered values', entered, { ...usual, ...entered }],
  [
    'no line breaks and no spaces at the ends, because HTTP does not allow them',
    { Authorization: ' Bearer abc\r\nX-Other: 1 ', 'X-Trace': ' \n ' },
    { ...usual, Authorization: 'Bearer abc  X-Other: 1' },
  ],
])('the headers contain %s', (_name, values, headers) => {
  const endpoint = { ...createLink, parameters: toParameters({ header }) };
  expect(Object.fromEntries(buildRequest(endpoint, { header: values }).headers)).toEqual(headers);
});

const type = parameter('grant_type', 'string', { const: 'credentials' });
const form = [type, parameter('id', 'string', { required: true, examples: ['YOUR_ID'] })];
const formData = { grant_type: 'credentials', id: 'YOUR_ID' };
it.each<[string, FormObject, object]>([
  ['is the example while all fields are empty', { id: '', grant_type: '' }, formData],
  ['includes the constants', { id: '007' }, { ...formData, id: '007' }],
  ['keeps values as typed', { id: ' a+b&c=d%20é ' }, { ...formData, id: ' a+b&c=d%20é ' }],
  ['can have another value than the constant', { grant_type: 'x' }, { grant_type: 'x' }],
])('a form body %s', (_name, values, fields) => {
  const parameters = toParameters({ formData: form });
  const endpoint = { ...createLink, parameters, example: { formData } };
  expect(buildRequest(endpoint, { formData: values }).body).toEqual({
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: Object.entries(fields),
  });
});
