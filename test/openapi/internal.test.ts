import { withoutInternal } from '../../src/openapi/internal';
import { listUsed } from '../../src/openapi/parts';
import { documentOf } from './read';

const toRef = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: object, example: object = { id: 'a', all: [{ secret: 1 }] }) => ({
  content: { 'application/json': { schema, example } },
});
const internal = { 'x-internal': true };

/** Each name that contains `secret` is internal, or only what is internal uses it. */
const document = documentOf({
  tags: [
    { name: 'Open' },
    { name: 'Empty' },
    { name: 'secret-tag', ...internal },
    { name: 'secret-used' },
  ],
  'x-tagGroups': [{ name: 'All', tags: ['Open', 'secret-tag', 'secret-used'] }],
  security: [{ key: [] }, { 'secret-key': [] }],
  paths: {
    '/open': {
      parameters: [toRef('parameters', 'page'), toRef('parameters', 'secretParameter')],
      get: {
        operationId: 'open',
        tags: ['Open', 'secret-tag'],
        requestBody: json(toRef('schemas', 'Open')),
        responses: {
          200: {
            description: 'ok',
            links: {
              secretLink: { operationId: 'secretOperation' },
              secretReference: { operationRef: '#/paths/~1secret-path/get' },
              same: { operationId: 'open' },
              byReference: { operationRef: '#/paths/~1open/get' },
            },
          },
          404: { description: 'none', ...json(toRef('schemas', 'SecretSchema')) },
          500: { description: 'secret', ...internal },
        },
      },
      post: {
        ...internal,
        operationId: 'secretOperation',
        tags: ['secret-used'],
        requestBody: json(toRef('schemas', 'SecretOrder')),
        responses: {},
      },
    },
    '/secret-path': { description: 'secret', get: { ...internal, responses: {} } },
    '/secret-item': toRef('pathItems', 'secretItem'),
    '/secret-by-tag': { get: { tags: ['secret-tag'], responses: {} } },
  },
  webhooks: { secretHook: { post: { ...internal, responses: {} } } },
  components: {
    parameters: {
      page: {
        name: 'page',
        in: 'query',
        schema: { type: 'string', example: { 'x-internal': true } },
      },
      secretParameter: { name: 'secret', in: 'query', schema: toRef('schemas', 'SecretSchema') },
    },
    pathItems: { secretItem: { ...internal, get: { responses: {} } } },
    securitySchemes: {
      key: { type: 'http', scheme: 'basic' },
      'secret-key': { type: 'http', scheme: 'basic', ...internal },
    },
    schemas: {
      Open: {
        required: ['id', 'secret'],
        properties: {
          id: { type: 'string' },
          schema: { type: 'string' },
          secret: { ...internal, type: 'string' },
          secretReference: toRef('schemas', 'SecretSchema'),
          'x-internal': true,
        },
        discriminator: { propertyName: 'id', mapping: { a: 'Open', secret: 'SecretSchema' } },
        oneOf: [toRef('schemas', 'Shared'), toRef('schemas', 'SecretSchema')],
      },
      Heir: { allOf: [toRef('schemas', 'Open')], required: ['secret'] },
      Shared: { allOf: [toRef('schemas', 'SecretSchema')], type: 'object' },
      Unused: {
        required: ['a', 'id'],
        properties: { a: toRef('schemas', 'OfUnused'), id: { ...internal, type: 'string' } },
      },
      OfUnused: { type: 'string' },
      SecretSchema: { ...internal, type: 'string' },
      SecretOrder: {
        properties: { part: toRef('schemas', 'SecretPart'), shared: toRef('schemas', 'Shared') },
      },
      SecretPart: { type: 'string' },
    },
  },
});

const pruned = withoutInternal(document);

it('removes internal parts, what refers to them, and what only they use', () => {
  expect(JSON.stringify(pruned)).not.toMatch(
    /secret-|secret[A-Z]|Secret|"secret":\s*\{|\["id","secret"\]/,
  );
  expect(Object.keys(pruned.components?.schemas ?? {})).toEqual([
    'Open',
    'Heir',
    'Shared',
    'Unused',
    'OfUnused',
  ]);
  expect(pruned.tags?.map(({ name }) => name)).toEqual(['Open', 'Empty']);
  expect(pruned.security).toEqual([{ key: [] }]);
  expect(pruned.webhooks).toBeUndefined();
});

it('keeps all other parts, and values that look internal', () => {
  expect(Object.keys(pruned.paths)).toEqual(['/open']);
  expect(pruned.paths['/open']).toEqual({
    parameters: [toRef('parameters', 'page')],
    get: {
      operationId: 'open',
      tags: ['Open'],
      requestBody: json(toRef('schemas', 'Open'), { id: 'a', all: [{}] }),
      responses: {
        200: {
          description: 'ok',
          links: {
            same: { operationId: 'open' },
            byReference: { operationRef: '#/paths/~1open/get' },
          },
        },
        404: { description: 'none' },
      },
    },
  });
  expect(pruned.components?.parameters).toEqual({
    page: document.components?.parameters?.['page'],
  });
  expect(pruned.components?.schemas?.['Open']).toEqual({
    required: ['id'],
    properties: { id: { type: 'string' }, schema: { type: 'string' }, 'x-internal': true },
    discriminator: { propertyName: 'id', mapping: { a: 'Open' } },
    oneOf: [toRef('schemas', 'Shared')],
  });
  expect(pruned.components?.schemas?.['Shared']).toEqual({ type: 'object' });
  expect(pruned.components?.schemas?.['Unused']).toHaveProperty('required', ['a']);
});

it('changes nothing without internal parts, and not its argument', () => {
  expect(withoutInternal(pruned)).toBe(pruned);
  expect(document.paths['/secret-path']).toBeDefined();
});

it('lists what parts use through references, whatever their form', () => {
  const parts = [
    { schema: { $ref: '#/components/schemas/Sh%61red/allOf/0' } },
    { security: [{ key: [] }] },
  ];
  expect([...listUsed(document, parts)]).toEqual([
    '#/components/schemas/Shared',
    '#/components/securitySchemes/key',
    '#/components/schemas/SecretSchema',
  ]);
});
