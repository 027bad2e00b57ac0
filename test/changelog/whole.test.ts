import { linesOf, toDocument, toOperation } from './pairs';

const { components } = toDocument(`components: {securitySchemes: {
  key: {type: apiKey, in: header, name: X-Key}, same: {type: apiKey, in: header, name: X-Key},
  token: {type: oauth2, flows: {implicit: {authorizationUrl: /a, scopes: {r: Read, w: Write}}}}}}`);
const toSecured = (security: string) => ({
  ...toOperation(`security: ${security}`),
  components: components!,
});

it.each([
  ['[]', '[{key: []}]', true, 'was set to `key`'],
  ['[{key: []}, {token: [r]}]', '[{key: []}]', true, 'changed from `key, token (r)` to `key`'],
  ['[{token: [r]}]', '[{token: [r, w]}]', true, 'changed from `token (r)` to `token (r w)`'],
  [
    '[{key: [], token: [r]}]',
    '[{token: [r]}]',
    false,
    'changed from `key and token (r)` to `token (r)`',
  ],
  ['[{key: []}]', '[{same: []}]', false, 'changed from `key` to `same`'],
  ['[{key: []}]', '[{key: []}, {}]', false, 'changed from `key` to `key, none`'],
])('from the credentials %s to %s', (older, newer, isBreaking, words) => {
  expect(linesOf(toSecured(older), toSecured(newer))).toEqual([
    `${isBreaking ? '! ' : ''}The way to authenticate ${words}.`,
  ]);
});

describe('the whole API', () => {
  const toApi = (info: string, node: string, lone = '') =>
    toDocument(`
info: {title: Shop, version: ${info}}
paths: {/x: {get: {operationId: x, responses: {'200': {description: Done., content: {
  application/json: {schema: {$ref: '#/components/schemas/Tree'}}}}}}}}
components: {schemas: {
  Tree: {type: object, properties: {${node}}},
  Lone: {type: object, description: '${info}', ${lone}}}}`);

  it('tells its texts, not its version, and schemas that no operation has', () => {
    expect(
      linesOf(toApi('1, description: A', 'a: {}'), toApi('2, description: B', 'b: {}')),
    ).toEqual([
      'The field `b` of response `200` was added.',
      '! The field `a` of response `200` was removed.',
      'The description of the API changed.',
      'The description of the schema `Lone` changed.',
    ]);
    expect(linesOf(toApi('1', 'a: {}', 'example: {}'), toApi('1', 'a: {}'))).toEqual([
      'The list of examples of the schema `Lone` was removed.',
    ]);
  });

  it('tells the name of a server that no endpoint shows', () => {
    const toServer = (name: string) => toDocument(`servers: [{url: 'https://a.b', name: ${name}}]`);
    expect(linesOf(toServer('A'), toServer('C'))).toEqual([
      'The title of the server `https://a.b` changed from `A: https://a.b` to `C: https://a.b`.',
    ]);
  });

  it('tells changes of alternatives that have pages, and of other schemas', () => {
    const many = Array.from({ length: 300 }, (_, index) => `f${index}: {}`).join();
    const union = "a: {oneOf: [{type: string}, {$ref: '#/components/schemas/Big'}]}";
    const toBig = (type: string, more: string) => {
      const big = `Big: {properties: {b: {type: ${type}}, ${many}}`;
      return toApi('1', union, `properties: {b: {}, c: {type: ${type}}}}, ${more} ${big}`);
    };
    expect(linesOf(toBig('string', ''), toBig('integer', 'New: {type: object},'))).toEqual([
      '! The type of the field `a.b` of response `200` changed from `string` to `integer`.',
      'The type of the field `c` of the schema `Lone` changed from `string` to `integer`.',
      'The schema `New` was added.',
    ]);
  });

  it('tells a change of a recursive schema once for each operation', () => {
    const toTree = (type: string) =>
      toApi('1', `b: {type: ${type}}, left: {$ref: '#/components/schemas/Tree'}`);
    expect(linesOf(toTree('string'), toTree('integer'))).toEqual([
      '! The type of the field `b` of response `200` changed from `string` to `integer`.',
    ]);
  });
});
