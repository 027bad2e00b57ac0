/**
 * Each fact of the model is in the document, or a row says why not. A new fact is a compile error
 * here.
 */
import type { Catalogue, Category, StatusCode, Verb } from '../../../src/catalogue/model';
import { createLink } from '../../request/sample';
import {
  endpointFacts,
  exampleFacts,
  locationFacts,
  noteFacts,
  responseFacts,
} from './endpoint-facts';
import type { Fact, FactsOf, Version } from './facts';
import { documentOf, sampleCategory } from './sample';
import { formatFacts, keywordFacts, propertyFacts } from './schema-facts';

const categoryFacts: FactsOf<Category> = {
  id: {
    category: { id: 'settings', title: 'A' },
    without: { category: { title: 'A' } },
    says: '/endpoints/settings',
  },
  title: { category: { title: 'A' }, says: '"tags":["A"]' },
  cardTitle: {
    category: { cardTitle: 'A' },
    omittedBecause: 'It is a label of the home page. Tags have the title.',
  },
  description: { category: { description: 'All `links`.' }, says: 'All `links`.' },
  aliases: {
    category: { aliases: ['/endpoints/old'] },
    omittedBecause: 'They are addresses of pages. Tags have the current one.',
  },
  groups: {
    category: { groups: ['A'] },
    omittedBecause: 'Each operation has its group, and tags without a description have no use.',
  },
  endpoints: { category: { endpoints: [{ ...createLink, slug: 'make' }] }, says: '"make"' },
};

const status: StatusCode = { code: '404', name: 'Not A', meaning: 'No *A*.', anchor: 'status-404' };
const withStatus: Version = { catalogue: { statusCodes: [status] } };

const statusFacts: FactsOf<StatusCode> = {
  code: { ...withStatus, says: '"404":{"$ref":"#/components/responses/NotA"}' },
  name: { ...withStatus, says: '"NotA":{"description":"Not A.' },
  meaning: { ...withStatus, says: 'No *A*.' },
  anchor: { ...withStatus, says: '/docs/errors#status-404)' },
};

const verb: Verb = { method: 'GET', use: 'Reads A.' };
const ofVerbs = 'Each operation says what it does with its method.';

const catalogueFacts: FactsOf<Catalogue> = {
  categories: { category: { title: 'A' }, says: '"name":"A"' },
  statusCodes: { ...withStatus, says: '"responses":{"NotA":' },
  verbs: { catalogue: { verbs: [verb] }, omittedBecause: ofVerbs },
};

const verbFacts: FactsOf<Verb> = {
  method: { catalogue: { verbs: [verb] }, omittedBecause: ofVerbs },
  use: { catalogue: { verbs: [verb] }, omittedBecause: ofVerbs },
};

const tables: Readonly<Record<string, Readonly<Record<string, Fact>>>> = {
  endpoint: endpointFacts,
  location: locationFacts,
  'example request': exampleFacts,
  note: noteFacts,
  response: responseFacts,
  property: propertyFacts,
  ...keywordFacts,
  format: formatFacts,
  category: categoryFacts,
  'status code': statusFacts,
  catalogue: catalogueFacts,
  verb: verbFacts,
};

const rows = Object.entries(tables).flatMap(([model, facts]) =>
  Object.entries(facts).map(([name, fact]) => [`${model}.${name}`, fact] as const),
);

function textOf({ endpoint, category, catalogue }: Version): string {
  const endpoints = [{ ...createLink, ...endpoint }];
  const categories = [{ ...sampleCategory, endpoints, ...category }];
  return JSON.stringify(documentOf(endpoints, { categories, ...catalogue }));
}

describe('the document', () => {
  it.each(rows)('has the fact %s, or a reason not to', (_name, fact) => {
    const text = textOf(fact);
    if ('omittedBecause' in fact) {
      expect(text).toBe(textOf(fact.without ?? {}));
      expect(fact.omittedBecause).toMatch(/^[A-Z].*\.$/);
      return;
    }
    expect(text).toContain(fact.says);
    expect(textOf(fact.without ?? {})).not.toContain(fact.says);
  });
});
