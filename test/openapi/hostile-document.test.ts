/** Documents that would unfold without an end, or that change prototypes. */
import { viewOf } from './read';

const many = <One>(count: number, toOne: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => toOne(index));
const named = (count: number, toOne: (index: number) => object) =>
  Object.fromEntries(many(count, (index) => [`B${index}`, toOne(index)]));
const to = (index: number) => ({ $ref: `#/components/schemas/B${index}` });
const inside = (index: number) => ({ $ref: `#/components/schemas/B0/properties/B${index % 30}` });
const text = { type: 'string' };

const toDocument = (schemas: object, others: object = {}) => {
  const content = { 'application/json': { schema: to(0) } };
  const post = { requestBody: { content }, responses: { 200: { description: '', content } } };
  const paths = { '/a': { post } };
  return { paths, components: { schemas }, ...others };
};
/** Schemas that each contain the next one twice. */
const doubled = (toSchema: (next: object) => object) =>
  toDocument(named(31, (index) => (index === 30 ? {} : toSchema(to(index + 1)))));
/** Schemas that each contain all of them. */
const all = (toSchema: (schemas: readonly object[]) => object) =>
  toDocument(named(20, () => toSchema(many(20, to))));
/** Schemas that each have all of them as members. */
const allMembers = (toMember: (schema: object) => object) =>
  all((schemas) => ({ properties: Object.fromEntries(schemas.map(toMember).entries()) }));
const tagged = (toTags: (index: number) => string[]) =>
  named(500, (index) => ({ get: { tags: toTags(index), responses: {} } }));

/** The view can be so many times as large as the document. */
it.each<[what: string, times: number, document: object]>([
  ['objects that double', 60, doubled((next) => ({ properties: { a: next, b: next } }))],
  ['tuples that double', 150, doubled((next) => ({ prefixItems: [next, next] }))],
  ['allOf that doubles', 1, doubled((next) => ({ allOf: [next, next] }))],
  ['oneOf that doubles', 80, doubled((next) => ({ properties: { p: {} }, oneOf: [next, next] }))],
  [
    'references into a schema',
    20,
    toDocument({
      B0: {
        properties: named(30, (index) => ({
          properties: { a: inside(index + 1), b: inside(index + 2) },
        })),
      },
    }),
  ],
  ['members that are all', 20, allMembers((one) => one)],
  [
    'members that are all, with limits',
    20,
    allMembers((one) => ({ allOf: [one], minProperties: 1 })),
  ],
  ['unions of all', 20, all((oneOf) => ({ oneOf }))],
  ['unions of all beside members', 30, all((oneOf) => ({ properties: { k: text }, oneOf }))],
  ['parts that are all', 1, all((allOf) => ({ allOf, properties: { a: {} } }))],
  [
    'heirs',
    20,
    toDocument({
      B0: { discriminator: { propertyName: 'k' }, properties: { k: text } },
      ...named(400, () => ({ allOf: [to(0), { properties: { a: text } }] })),
    }),
  ],
  [
    'members of many parts',
    20,
    toDocument({
      B0: {
        allOf: many(500, (index) => ({
          properties: { [`p${index}`]: text },
          required: [`p${index}`],
        })),
      },
    }),
  ],
  ['tags', 20, toDocument({}, { paths: tagged((index) => [`t${index}`]) })],
  [
    'further tags',
    30,
    toDocument({}, { paths: tagged((index) => many(20, (at) => `t${(index + at) % 500}`)) }),
  ],
  [
    'parts in many levels',
    20,
    toDocument({
      B0: many(200, () => 0).reduce<object>((schema) => ({ properties: { a: schema } }), text),
    }),
  ],
])('has a small view for %s', (_what, times, document) => {
  const view = viewOf(document);
  expect(JSON.stringify(view).length / JSON.stringify(document).length).toBeLessThan(times);
});

it('takes no value for a shape', () => {
  const value = { kind: 'ref', schema: 'B0', name: 'a' };
  const properties = { a: { type: 'object', default: value, examples: [value] } };
  const view = viewOf(toDocument({ B0: { type: 'object', properties } }));
  expect(view.schemas?.[0]?.shape).toMatchObject({ fields: [{ default: value }] });
});

it('has tags, schemas and members with the name __proto__', () => {
  const named =
    '{"__proto__": {"type": "object", "properties": {"__proto__": {"type": "string"}}}}';
  const schemas = JSON.parse(named) as object;
  const schema = { $ref: '#/components/schemas/__proto__' };
  const content = { 'application/json': { schema } };
  const get = { tags: ['__proto__'], responses: { '200': { description: '', content } } };
  const [category] = viewOf({ paths: { '/a': { get } }, components: { schemas } }).categories;
  expect(category).toMatchObject({ id: 'proto', title: '__proto__' });
  expect(category?.endpoints[0]?.responses[0]?.shape).toMatchObject({
    fields: [{ name: '__proto__', kind: 'scalar' }],
  });
});

it('names each category, whatever its tag is', () => {
  const toPath = (name: string) => [`/${name}`, { get: { tags: [name], responses: {} } }] as const;
  const paths = Object.fromEntries([' ', 'a'].map(toPath));
  const tags = [{ name: 'a', 'x-displayName': '' }];
  const { categories } = viewOf({ tags, paths });
  expect(categories.map(({ title }) => title)).toEqual(['a', 'Endpoints']);
});
