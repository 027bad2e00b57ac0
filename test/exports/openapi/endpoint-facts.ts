/** The facts of endpoints. A new fact is a compile error here. */
import type {
  Endpoint,
  ExampleRequest,
  Note,
  Parameters,
  Response,
} from '../../../src/catalogue/model';
import { createLink } from '../../request/sample';
import { ofForm, withBody, withResponse, x, type FactsOf } from './facts';
import { sampleCategory } from './sample';

/** The facts of an endpoint. The sample has all that are required. */
export const endpointFacts: FactsOf<Endpoint> = {
  slug: { endpoint: { slug: 'make-link' }, says: '"operationId":"makeLink"' },
  category: {
    endpoint: { category: 'settings' },
    says: '/docs/settings/create-link',
  },
  group: { endpoint: { group: 'Links of all kinds' }, says: '"x-group":"Links of all kinds"' },
  title: { endpoint: { title: 'Make Link' }, says: '"summary":"Make Link"' },
  summary: { endpoint: { summary: 'Makes a link.' }, says: '"description":"Makes a link."' },
  usage: { endpoint: { usage: 'Call it *once*.' }, says: String.raw`\n\nCall it *once*.` },
  method: { endpoint: { method: 'PUT' }, says: '"put":{"operationId":"createLink"' },
  path: { endpoint: { path: 'links' }, says: '"/links":{' },
  host: { endpoint: { host: 'authentication' }, says: '"url":"https://auth.example.com"' },
  notes: {
    endpoint: { notes: [{ kind: 'info', title: 'A', text: 'B.' }] },
    says: '**Note: A.** B.',
  },
  parameters: {
    endpoint: { parameters: { query: [x({ type: 'string' })] } },
    says: '"in":"query"',
  },
  sections: {
    endpoint: { sections: { query: [{ title: 'A', names: ['x'] }] } },
    omittedBecause: ofForm,
  },
  bodyShape: {
    endpoint: {
      parameters: { body: [x({ type: 'array', items: { type: 'string' } })] },
      bodyShape: 'array',
    },
    says: '"schema":{"type":"array"',
  },
  example: {
    endpoint: { parameters: { body: [] }, example: { body: { sent: 'A' } } },
    says: '"example":{"sent":"A"}',
  },
  responses: { ...withResponse({ description: 'Made.' }), says: 'Made.' },
  aliases: {
    endpoint: { aliases: ['/docs/old'] },
    omittedBecause: 'They are addresses of pages. Operations have the current one.',
  },
  undoes: {
    catalogue: {
      categories: [
        {
          ...sampleCategory,
          endpoints: [
            { ...createLink, responses: [{ status: 200, description: 'D.', mediaTypes: [] }] },
            { ...createLink, slug: 'undo', method: 'DELETE', path: 'x', undoes: 'create-link' },
          ],
        },
      ],
    },
    says: '"links":{"undo"',
  },
  deprecated: {
    endpoint: { deprecated: 'Use it no more.' },
    says: '**Deprecated.** Use it no more.',
  },
};

export const locationFacts: FactsOf<Parameters> = {
  path: { endpoint: { parameters: { path: [x({ type: 'string' })] } }, says: '"in":"path"' },
  query: { endpoint: { parameters: { query: [x({ type: 'string' })] } }, says: '"in":"query"' },
  header: { endpoint: { parameters: { header: [x({ type: 'string' })] } }, says: '"in":"header"' },
  body: { ...withBody({ type: 'string' }), says: '"application/json"' },
  formData: {
    endpoint: { parameters: { formData: [x({ type: 'string' })] } },
    says: '"application/x-www-form-urlencoded"',
  },
};

export const exampleFacts: FactsOf<ExampleRequest> = {
  path: {
    endpoint: { parameters: { path: [x({ type: 'string' })] }, example: { path: { x: 'A' } } },
    says: '"example":"A"',
  },
  query: {
    endpoint: { parameters: { query: [x({ type: 'integer' })] }, example: { query: { x: 0 } } },
    says: '"example":0',
  },
  formData: {
    endpoint: { parameters: { formData: [] }, example: { formData: { x: 'A' } } },
    says: '"example":{"x":"A"}',
  },
  body: {
    endpoint: { parameters: { body: [] }, example: { body: ['A'] } },
    says: '"example":["A"]',
  },
};

export const noteFacts: FactsOf<Note> = {
  kind: {
    endpoint: { notes: [{ kind: 'warning', title: 'A', text: 'B.' }] },
    says: '**Warning: A.**',
  },
  title: { endpoint: { notes: [{ kind: 'tip', title: 'A_', text: '' }] }, says: 'Tip: A' },
  text: { endpoint: { notes: [{ kind: 'tip', title: 'A', text: '`B`' }] }, says: '`B`' },
};

const schema = { type: 'object', properties: [x({ type: 'string' })] } as const;

export const responseFacts: FactsOf<Response> = {
  status: { ...withResponse({ status: 400 }), says: '"400":{' },
  description: { ...withResponse({ description: '`Made`.' }), says: '`Made`.' },
  mediaTypes: { ...withResponse({ mediaTypes: ['text/csv'] }), says: '"text/csv"' },
  schema: { ...withResponse({ schema }), says: '"CreateLinkResponse"' },
  example: { ...withResponse({ schema, example: { x: 'A' } }), says: '"example":{"x":"A"}' },
};
