import { endpoints } from '../../src/catalogue';
import { arrayOf, strings } from '../../src/catalogue/define';
import type { Endpoint, Json } from '../../src/catalogue/model';
import { buildRequest } from '../../src/request/build';
import type { FormValues } from '../../src/request/model';
import { toEnteredValues, toExampleValues } from '../../src/request/values';
import { createLink, hosts, parameter } from './sample';
import { hidden, toShownBody } from './shown';

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

/** Without an example of its own, an endpoint shows nothing but what was entered. */
const withoutExample = (endpoint: Endpoint): Endpoint => ({ ...endpoint, example: {} });

function expectRequest(endpoint: Endpoint, values: FormValues, body: Json | undefined): void {
  const { formData, path = {}, query = {} } = endpoint.example;
  const request = buildRequest(withoutExample(endpoint), values, hosts);
  const json = body && { mediaType: 'application/json', json: body };
  const form = formData && {
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
  it.each(rows)('gives %s the values that make its whole example request', (_slug, endpoint) => {
    const values = toEnteredValues(endpoint, endpoint.example);
    expectRequest(endpoint, values, endpoint.example.body);
  });

  it.each(rows)('gives %s the body that an empty form shows', (_slug, endpoint) => {
    const values = toEnteredValues(endpoint, endpoint.example);
    expect(buildRequest(endpoint, values, hosts).body).toEqual(
      buildRequest(endpoint, {}, hosts).body,
    );
  });
});

describe('toExampleValues', () => {
  it.each(rows)('gives %s the values of its example that the form shows', (_slug, endpoint) => {
    expectRequest(endpoint, toExampleValues(endpoint), toShownBody(endpoint));
  });

  it.each(Object.entries(hidden))('leaves out of %s its %s', (wanted, name) => {
    const endpoint = endpoints.find(({ slug }) => slug === wanted)!;
    expect(JSON.stringify(endpoint.example.body)).toContain(`"${name}"`);
    expect(JSON.stringify(toExampleValues(endpoint))).not.toContain(`"${name}"`);
  });

  const leaf = parameter('leaf', 'string');
  const [inner, outer] = [{ leaf: 'c' }, { leaf: 'b' }];
  it.each<[string, Endpoint['parameters']['body'], Json, Json]>([
    [
      'two levels of objects, and lists of texts in the second',
      [
        parameter(
          'a',
          'array',
          arrayOf([leaf, parameter('b', 'array', arrayOf([leaf], 'B'))], 'A'),
        ),
        parameter('tags', 'array', strings),
      ],
      { a: [{ ...outer, b: [inner] }], tags: ['x'] },
      { a: [{ ...outer, b: [inner] }], tags: ['x'] },
    ],
    [
      'no list whose objects nobody can add',
      [
        leaf,
        parameter('a', 'array', arrayOf([leaf])),
        parameter('b', 'array', arrayOf([leaf], 'B')),
      ],
      { leaf: 'a', a: [inner], b: [outer] },
      { leaf: 'a', b: [outer] },
    ],
    [
      'no third level, around which an object does not count',
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
                    arrayOf([leaf, parameter('d', 'array', arrayOf([leaf], 'D'))], 'C'),
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
    [
      'no list of lists',
      [leaf, parameter('grid', 'array', { items: strings })],
      { leaf: 'a', grid: [['x']] },
      { leaf: 'a' },
    ],
  ])('holds %s', (_name, body, example, shown) => {
    const endpoint: Endpoint = {
      ...createLink,
      parameters: { ...(body && { body }) },
      example: { body: example },
    };
    expect(toExampleValues(endpoint)).toEqual({ body: shown });
  });

  it('takes a body that is a bare array under the name of its parameter', () => {
    const list = parameter('list', 'array', arrayOf([leaf], 'Item'));
    const endpoint: Endpoint = {
      ...createLink,
      bodyShape: 'array',
      parameters: { body: [list] },
      example: { body: [inner] },
    };
    expect(toExampleValues(endpoint)).toEqual({ body: { list: [inner] } });
  });
});
