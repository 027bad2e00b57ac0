import { endpoints } from '../support/entries';
import { arrayOf } from '../../src/catalogue/define';
import type { Json } from '../../src/openapi/document';
import type { Endpoint } from '../../src/openapi/model';
import type { ExampleRequest } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import { buildRequest } from '../../src/request/build';
import type { FormValues } from '../../src/request/model';
import { toEnteredValues, toExampleValues } from '../../src/request/shown';
import { createLink, parameter, toParameters } from './sample';

/** The members of an example that the form documents without a field, by slug. */
const hidden: Readonly<Record<string, string>> = { 'create-multiple-links': 'mediaServices' };

/** The part of the example body that the form shows. */
function toShownBody({ slug, example: { body } }: Endpoint): Json | undefined {
  if (body === undefined || hidden[slug] === undefined) return body;
  const drop = (name: string, value: Json) => (name === hidden[slug] ? undefined : value);
  return JSON.parse(JSON.stringify(body, drop)) as Json;
}

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

/** Without an example, an endpoint shows only entered values. */
const withoutExample = (endpoint: Endpoint): Endpoint => ({ ...endpoint, example: {} });

function expectRequest(endpoint: Endpoint, values: FormValues, body: Json | undefined): void {
  const { formData, path = {}, query = {} } = endpoint.example as ExampleRequest;
  const request = buildRequest(withoutExample(endpoint), values);
  const json = body && { kind: 'json', mediaType: 'application/json', json: body };
  const form = formData && {
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: Object.entries(formData),
  };
  expect(request.body).toEqual(json ?? form);
  expect(Object.fromEntries(request.query)).toEqual(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  );
  expect(request.path).toBe(
    `/${endpoint.path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => path[name] ?? '')}`,
  );
}

describe('toEnteredValues', () => {
  it.each(rows)(
    'returns for %s values that build its complete example request',
    (_slug, endpoint) => {
      const values = toEnteredValues(endpoint, endpoint.example);
      expectRequest(endpoint, values, endpoint.example.body);
    },
  );
});

describe('toExampleValues', () => {
  it.each(rows)('returns for %s the example values that the form shows', (_slug, endpoint) => {
    expectRequest(endpoint, toExampleValues(endpoint), toShownBody(endpoint));
  });

  const leaf = parameter('leaf', 'string');
  const other = parameter('other', 'integer');
  const inner = { leaf: 'c' };
  it.each<[string, readonly Property[], Json, Json]>([
    [
      'no third level, where an object does not count as a level',
      [
        parameter(
          'a',
          'array',
          arrayOf(
            [
              parameter('b', 'object', {
                properties: [
                  parameter(
                    'c',
                    'array',
                    arrayOf([leaf, parameter('d', 'array', arrayOf([leaf, other], 'D'))], 'C'),
                  ),
                ],
              }),
            ],
            'A',
          ),
        ),
      ],
      { a: [{ b: { c: [{ leaf: 'x', d: [inner] }] } }] },
      { a: [{ b: { c: [{ leaf: 'x' }] } }] },
    ],
  ])('returns %s', (_name, body, example, shown) => {
    const endpoint: Endpoint = {
      ...createLink,
      parameters: toParameters({ body }),
      example: { body: example },
    };
    expect(toExampleValues(endpoint)).toEqual({ body: shown });
  });

  it('assigns a body that is a bare array to its parameter', () => {
    const list = parameter('list', 'array', arrayOf([leaf, other], 'Item'));
    const endpoint: Endpoint = {
      ...createLink,
      isBareList: true,
      parameters: toParameters({ body: [list] }),
      example: { body: [inner] },
    };
    expect(toExampleValues(endpoint)).toEqual({ body: { list: [inner] } });
  });
});
