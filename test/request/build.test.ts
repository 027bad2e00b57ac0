import { buildRequest } from '../../src/request/build';
import type { FormObject } from '../../src/request/model';
import { createLink, parameter, toParameters } from './sample';

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
