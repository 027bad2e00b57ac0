/** Documents that would unfold without an end, or that change prototypes. */
import type { ApiDocument } from '../../src/openapi/document';
import { toView } from '../../src/openapi/read/index';

const to = (index: number) => ({ $ref: `#/components/schemas/B${index}` });

/** Schemas that each contain the next one twice. */
const toDocument = (toSchema: (next: object) => object) => {
  const names = Array.from({ length: 30 }, (_, index) => [`B${index}`, toSchema(to(index + 1))]);
  const schemas = Object.fromEntries([...names, ['B30', { type: 'object' }]]) as object;
  const content = { 'application/json': { schema: to(0) } };
  const paths = { '/a': { post: { requestBody: { content }, responses: {} } } };
  return { openapi: '3.1.1', info: {}, paths, components: { schemas } } as unknown as ApiDocument;
};

it.each<[what: string, toSchema: (next: object) => object]>([
  ['objects', (next) => ({ type: 'object', properties: { a: next, b: next } })],
  ['tuples', (next) => ({ type: 'array', prefixItems: [next, next] })],
  ['allOf', (next) => ({ allOf: [next, next] })],
  ['oneOf beside members', (next) => ({ properties: { p: {} }, oneOf: [next, next] })],
])('ends with schemas of %s that double', (_what, toSchema) => {
  expect(JSON.stringify(toView(toDocument(toSchema))).length).toBeLessThan(10_000_000);
});

it('has tags, schemas and members with the name __proto__', () => {
  const named =
    '{"__proto__": {"type": "object", "properties": {"__proto__": {"type": "string"}}}}';
  const schemas = JSON.parse(named) as object;
  const schema = { $ref: '#/components/schemas/__proto__' };
  const content = { 'application/json': { schema } };
  const get = { tags: ['__proto__'], responses: { '200': { description: '', content } } };
  const document = {
    openapi: '3.1.1',
    info: {},
    paths: { '/a': { get } },
    components: { schemas },
  };
  const [category] = toView(document as unknown as ApiDocument).categories;
  expect(category).toMatchObject({ id: 'proto', title: '__proto__' });
  expect(category?.endpoints[0]?.responses[0]?.shape).toMatchObject({
    fields: [{ name: '__proto__', kind: 'scalar' }],
  });
});

it('names each category, whatever its tag is', () => {
  const toPath = (name: string) => [`/${name}`, { get: { tags: [name], responses: {} } }] as const;
  const paths = Object.fromEntries([' ', 'a'].map(toPath));
  const tags = [{ name: 'a', 'x-displayName': '' }];
  const { categories } = toView({ openapi: '3.1.1', tags, paths } as unknown as ApiDocument);
  expect(categories.map(({ title }) => title)).toEqual(['a', 'Endpoints']);
});
