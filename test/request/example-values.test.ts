import { endpoints } from '../../src/catalogue';
import type { Endpoint } from '../../src/catalogue/model';
import { buildRequest } from '../../src/request/build';
import { toExampleValues } from '../../src/request/values';
import { hosts } from './sample';

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

/** Without an example of its own, an endpoint shows nothing but what was entered. */
const withoutExample = (endpoint: Endpoint): Endpoint => ({ ...endpoint, example: {} });

describe('toExampleValues', () => {
  it.each(rows)('gives %s the values that make its example request', (_slug, endpoint) => {
    const { body, formData, path = {}, query = {} } = endpoint.example;
    const request = buildRequest(withoutExample(endpoint), toExampleValues(endpoint), hosts);
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
  });

  it.each(rows)('gives %s the body that an empty form shows', (_slug, endpoint) => {
    expect(buildRequest(endpoint, toExampleValues(endpoint), hosts).body).toEqual(
      buildRequest(endpoint, {}, hosts).body,
    );
  });
});
