/** The catalogue as a Postman collection, format v2.1, and an environment. */
import { toPlainText } from '../api/inline';
import type { Category, Endpoint } from '../api/view';
import type { Field } from '../api/field';
import { buildRequest, encode, encodePairs } from '../request/build';
import type { HttpRequest, Pair, RequestBody } from '../request/model';
import { toEnteredValues, toText } from '../request/values';
import { findSecretVariable, getsToken, hostVariables, toBodyText, toLiteralJson } from './http';
import type { ExportedSite } from './version';

/**
 * All example requests, in a folder for each category. The hosts of the view are variables, see
 * `hostVariables`.
 */
export function buildCollection(categories: readonly Category[], name: string): object {
  return {
    info: {
      name,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: categories.map((category) => ({
      name: category.title,
      description: category.description,
      item: category.endpoints.map(toItem),
    })),
  };
}

/** The variables of the collection. Secrets are empty. */
export function buildEnvironment(site: ExportedSite): object {
  const plain = (key: keyof typeof hostVariables) => ({
    key,
    value: site[key],
    type: 'default',
    enabled: true,
  });
  const secret = (key: string) => ({ key, value: '', type: 'secret', enabled: true });
  return {
    name: site.name,
    values: [
      plain('apiBaseUrl'),
      plain('authenticationBaseUrl'),
      ...['accessToken', 'clientId', 'clientSecret'].map(secret),
    ],
    _postman_variable_scope: 'environment',
  };
}

function toItem(endpoint: Endpoint): object {
  const request = buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example));
  return {
    name: endpoint.title,
    request: {
      method: request.method,
      description: toDescription(endpoint.summary, endpoint.deprecated),
      header: request.headers.map(toEntry),
      url: toPostmanUrl(endpoint, request),
      ...(request.body && { body: toPostmanBody(request.body) }),
    },
    ...(getsToken(endpoint) && { event: [keepToken] }),
  };
}

function toPostmanUrl(endpoint: Endpoint, request: HttpRequest): object {
  const path = endpoint.path.replaceAll(/\{([^}]+)\}/g, ':$1');
  const { query = [] } = endpoint.parameters;
  const variables = Object.entries(endpoint.example.path ?? {});
  return {
    raw: `${request.baseUrl}/${path}${request.query.length > 0 ? `?${encodePairs(request.query)}` : ''}`,
    host: [request.baseUrl],
    path: path.split('/'),
    query: query.map((parameter) => toQueryEntry(parameter, request.query)),
    variable: variables.map(([key, value]) => ({ key, value: encode(toText(value)) })),
  };
}

/** A query parameter that the example omits is disabled in the collection. */
function toQueryEntry(
  { name: key, description, deprecated }: Field,
  query: readonly Pair[],
): object {
  const value = query.find(([name]) => name === key)?.[1];
  const entry = { key, description: toDescription(description, deprecated) };
  return value === undefined
    ? { ...entry, value: '', disabled: true }
    : { ...entry, value: encode(value) };
}

function toDescription(text: string, deprecated: string | undefined): string {
  const warning = deprecated === undefined ? '' : `Deprecated. ${toPlainText(deprecated)} `;
  return warning + toPlainText(text);
}

function toPostmanBody(body: RequestBody): object {
  switch (body.mediaType) {
    case 'application/json':
      return { mode: 'raw', raw: toLiteralJson(body.json), options: { raw: { language: 'json' } } };
    case 'application/x-www-form-urlencoded':
      // Only encoded text can contain braces that do not begin a variable.
      return body.fields.some(([, value]) => value.includes('{{'))
        ? { mode: 'raw', raw: toBodyText(body) }
        : { mode: 'urlencoded', urlencoded: body.fields.map(toEntry) };
    default:
      return body satisfies never;
  }
}

function toEntry([key, value]: Pair): { key: string; value: string } {
  return { key, value: findSecretVariable(key) ?? value };
}

/** Stores the token of a successful token request for later requests. */
const keepToken = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      'if (pm.response.code === 200) {',
      "  pm.environment.set('accessToken', pm.response.json().access_token);",
      '}',
    ],
  },
};
