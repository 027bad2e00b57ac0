import type { ApiDocument } from '../../src/openapi/document';
import { toTypeKey } from '../../src/openapi/shapes';
import { toTypeName } from '../../src/words/types';
import { readShape } from '../openapi/read';

const document = { openapi: '3.1.1', info: {}, paths: {} } as unknown as ApiDocument;

it.each([
  ['any', {}],
  ['any', { oneOf: [{}, { type: 'null' }] }],
  ['any', { enum: [null, { a: 1 }] }],
  ['null', { type: 'null' }],
])('says %s of %j', (words, schema) => {
  const shape = readShape(document, schema);
  expect([toTypeName(shape), toTypeKey(shape)]).toEqual([words, words]);
});
