import { toTypeKey } from '../../src/openapi/shapes';
import { toTypeName } from '../../src/words/types';
import { documentOf, readShape } from '../openapi/read';

it.each([
  ['any', {}],
  ['any', { oneOf: [{}, { type: 'null' }] }],
  ['any', { enum: [null, { a: 1 }] }],
  ['null', { type: 'null' }],
])('says %s of %j', (words, schema) => {
  const shape = readShape(documentOf({}), schema);
  expect([toTypeName(shape), toTypeKey(shape)]).toEqual([words, words]);
});
