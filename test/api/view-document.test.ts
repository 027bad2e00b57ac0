/** Views of documents that entries do not make. */
import type { ApiDocument, Operation } from '../../src/api/document';
import { toView } from '../../src/api/view';

/** A document with a tag `Links`, and these operations of `/links`. */
const documentOf = (item: object, portal: object = {}, rest: Partial<ApiDocument> = {}) =>
  ({
    ...{ openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: { '/links': item } },
    tags: [{ name: 'Links', 'x-portal': { slug: 'links', ...portal } }],
    ...rest,
  }) as ApiDocument;

const portal = { version: 1, statusCodes: [], verbs: [] } as const;

const operation = (operationId: string, facts: Partial<Operation> = {}) => ({
  ...{ operationId, tags: ['Links'], responses: {} },
  ...facts,
});

const endpointsOf = (document: ApiDocument) => toView(document).categories[0]?.endpoints ?? [];

it('operations that a tag does not list come after the others', () => {
  const item = { get: operation('a'), put: operation('b'), post: operation('c') };
  const endpoints = endpointsOf(documentOf(item, { operations: ['c'] }));
  expect(endpoints.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

it('the token of our own documents is required unless an operation also allows none', () => {
  const securitySchemes = { token: { type: 'http', scheme: 'bearer' } } as const;
  const item = {
    get: operation('a', { security: [{ token: [] }] }),
    put: operation('b', { security: [{ token: [] }, {}] }),
  };
  const endpoints = endpointsOf(
    documentOf(item, {}, { components: { securitySchemes }, 'x-portal': portal }),
  );
  expect(endpoints.map(({ parameters }) => parameters.header?.[0]?.required)).toEqual([
    true,
    undefined,
  ]);
});
