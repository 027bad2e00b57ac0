import { pickOperation } from '../../src/exports/pick';
import { loadDocument } from '../../src/load/load';
import type { ApiDocument } from '../../src/openapi/document';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const http = { type: 'http', scheme: 'basic' };
const responses = { 204: { description: 'ok' } };
const move = { operationId: 'lockMoved', summary: 'Lock moved', responses };
const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } });

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://api.example.org' }],
  security: [{ token: [] }],
  tags: [{ name: 'Locks' }],
  paths: {
    '/locks/{id}': {
      servers: [{ url: 'https://locks.example.org' }],
      parameters: [id],
      get: { summary: 'Get a lock', responses },
      delete: {
        operationId: 'removeLock',
        summary: 'Remove',
        security: [{ token: [], key: [] }],
        callbacks: { opened: { '{$request.body#/url}': { post: { responses } } } },
        responses,
      },
    },
    '/locks': { $ref: '#/components/pathItems/Locks' },
  },
  webhooks: {
    moved: { post: { ...move, requestBody: { $ref: '#/components/requestBodies/Move' } } },
  },
  components: {
    pathItems: {
      Locks: {
        post: {
          ...{ operationId: 'removeLock', summary: 'Add' },
          security: [],
          requestBody: {
            content: json({ $ref: '#/components/schemas/Lock' }, { gate: 'a' }),
          },
          callbacks: {
            opened: { '{$request.body#/url}': { post: { summary: 'Opened', responses } } },
          },
          responses,
        },
      },
    },
    requestBodies: { Move: { content: json({ $ref: '#/components/schemas/Move' }, { to: 'a' }) } },
    schemas: {
      Lock: {
        properties: {
          next: { $ref: '#/components/schemas/Lock' },
          gate: { $ref: '#/components/schemas/Gate%20one' },
        },
      },
      'Gate one': { type: 'string' },
      Move: { type: 'object', discriminator: { propertyName: 'to' } },
      Slide: { allOf: [{ $ref: '#/components/schemas/Move' }] },
      Unused: { type: 'string' },
    },
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      unused: http,
    },
  },
};

const whole = document as unknown as ApiDocument;
const { parameters, servers, get, delete: remove } = document.paths['/locks/{id}'];
const { schemas, securitySchemes, requestBodies, pathItems } = document.components;
const { token, key } = securitySchemes;
const { post } = pathItems.Locks;
const { tags: _tags, webhooks: _webhooks, security, ...root } = document;

it.each([
  [
    'without an ID, with the parameters of its path and the credentials of the document',
    'GET /locks/{id}',
    {
      security,
      paths: { '/locks/{id}': { parameters, servers, get } },
      components: { securitySchemes: { token } },
    },
  ],
  [
    'with its own credentials',
    'removeLock',
    {
      paths: { '/locks/{id}': { parameters, servers, delete: remove } },
      components: { securitySchemes: { token, key } },
    },
  ],
  [
    'with the ID of another, behind a reference, with its callbacks and components',
    'POST /locks',
    {
      paths: { '/locks': { post } },
      components: { schemas: { Lock: schemas.Lock, 'Gate one': schemas['Gate one'] } },
    },
  ],
  [
    'that the API calls as a webhook, with the heirs of a schema',
    'lockMoved',
    {
      paths: {},
      webhooks: document.webhooks,
      components: { requestBodies, schemas: { Move: schemas.Move, Slide: schemas.Slide } },
    },
  ],
  [
    'of a callback as a webhook',
    'POST /locks opened POST {$request.body#/url}',
    { paths: {}, webhooks: { opened: { post: { summary: 'Opened', responses } } }, components: {} },
  ],
])(
  'the document of an operation %s is valid and has no more',
  async (_name, operationId, parts) => {
    const picked = pickOperation(whole, operationId);
    expect(picked).toEqual({ ...root, ...parts });
    await write({ 'openapi.json': JSON.stringify(picked) });
    expect((await loadDocument(at('openapi.json'))).problems).toEqual([]);
  },
);
