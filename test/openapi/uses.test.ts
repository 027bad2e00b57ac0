import { listUses } from '../../src/openapi/read/uses';
import { documentOf } from './read';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const schemas = {
  Pet: {
    discriminator: { propertyName: 'k' },
    properties: { value: ref('Tag'), owner: ref('Owner') },
  },
  Owner: { properties: { pets: { items: ref('Pet') } } },
  Tag: { properties: { name: { type: 'string' } } },
  Cat: { allOf: [ref('Pet')] },
  Boat: { discriminator: { propertyName: 'kind' } },
  Sail: { allOf: [ref('Boat')] },
  'A/b': { discriminator: { mapping: { cat: '#/components/schemas/Cat' } } },
  Sample: { properties: {} },
};

const document = documentOf({
  paths: {
    '/a': {
      parameters: [
        { name: 'a', in: 'query', schema: ref('Tag') },
        { name: 'b', in: 'query', schema: ref('Boat') },
      ],
      get: { operationId: 'ofPath', responses: {} },
    },
    '/b': {
      post: {
        operationId: 'ofBody',
        requestBody: json(ref('Pet')),
        responses: {},
        callbacks: { done: { '{$url}': { post: { operationId: 'ofCall', responses: {} } } } },
      },
    },
    '/c': {
      get: { operationId: 'ofResponse', responses: { 200: { $ref: '#/components/responses/C' } } },
    },
    '/d': {
      get: {
        operationId: 'ofNothing',
        responses: { 200: json({ example: ref('Sample') }) },
      },
    },
  },
  components: { schemas, responses: { C: { description: '', ...json(ref('A~1b')) } } },
});

it.each([
  ['Tag', ['ofBody', 'ofPath', 'ofResponse']],
  ['Pet', ['ofBody', 'ofResponse']],
  ['Owner', ['ofBody', 'ofResponse']],
  ['Cat', ['ofBody', 'ofResponse']],
  ['A/b', ['ofResponse']],
  ['Sail', ['ofPath']],
  ['Sample', []],
])('lists the operations that use %s, at any depth: %j', (name, expected) => {
  expect([...(listUses(document).get(name) ?? [])].sort()).toEqual(expected);
});
