/** The catalogue as a Postman collection, format v2.1, and an environment. */
import { toPlainText } from '../api/inline';
import type { Category, Endpoint } from '../api/view';
import type { Field } from '../api/field';
import { encode, toPairs } from '../request/build';
import type { FormObject, HttpRequest, Pair, Part, RequestBody } from '../request/model';
import '../request/rare/index';
import { toEnteredValues } from '../request/values';
import {
  buildExample,
  findSecretVariable,
  getsToken,
  hostVariables,
  listVariables,
  toBodyText,
  toLiteralJson,
} from './http';
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
      item: category.endpoints.filter(({ event }) => event === undefined).map(toItem),
    })),
  };
}

/** The variables of the collection. Secrets are empty. */
export function buildEnvironment(site: ExportedSite, collection: object): object {
  const plain = (key: keyof typeof hostVariables) => ({
    key,
    value: site[key],
    type: 'default',
    enabled: true,
  });
  const names = listVariables(JSON.stringify(collection));
  const isHost = (name: string): name is keyof typeof hostVariables =>
    Object.hasOwn(hostVariables, name);
  const secret = (key: string) => ({ key, value: '', type: 'secret', enabled: true });
  return {
    name: site.name,
    values: [
      ...names.filter(isHost).toSorted().map(plain),
      ...names
        .filter((name) => !isHost(name))
        .toSorted()
        .map(secret),
    ],
    _postman_variable_scope: 'environment',
  };
}

function toItem(endpoint: Endpoint): object {
  const values = toEnteredValues(endpoint, endpoint.example);
  const request = buildExample(endpoint);
  const isBasic = request.headers.some(isBasicHeader);
  return {
    name: endpoint.title,
    request: {
      method: request.method,
      description: toDescription(endpoint.summary, endpoint.deprecated),
      ...(isBasic && { auth: basic }),
      header: request.headers
        .filter((one) => !isBasicHeader(one) && !isMultipart(one))
        .map(toEntry),
      url: toPostmanUrl(endpoint, request, values.path),
      ...(request.body && { body: toPostmanBody(request.body) }),
    },
    ...(getsToken(endpoint) && { event: [keepToken] }),
  };
}

function isBasicHeader([name, value]: Pair): boolean {
  return name === 'Authorization' && value.startsWith('Basic ');
}

/** Postman adds the header with its boundary. */
function isMultipart([, value]: Pair): boolean {
  return value.startsWith('multipart/');
}

const basic = {
  type: 'basic',
  basic: ['username', 'password'].map((key) => ({ key, value: `{{${key}}}`, type: 'string' })),
};

function toPostmanUrl(
  endpoint: Endpoint,
  request: HttpRequest,
  values: FormObject | undefined,
): object {
  const [template = ''] = endpoint.path.split('?');
  const sent = request.path.split('/').slice(1);
  // A variable is a whole segment.
  const path = template
    .split('/')
    .map((segment, at) =>
      segment.replace(/^\{([^}]+)\}$/, ':$1').replace(/^[^:].*[{}].*$/, sent[at] ?? ''),
    )
    .join('/');
  const { query = [], path: inPath = [] } = endpoint.parameters;
  const names = new Set(query.map(({ name }) => encode(name)));
  const pairs = request.query.map((pair) => pair.join('='));
  return {
    raw: `${request.baseUrl}/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    host: [request.baseUrl],
    path: path.split('/'),
    query: [
      ...query.flatMap((parameter) => toQueryEntries(parameter, request.query)),
      ...request.query.filter(([name]) => !names.has(name)).map(toEntry),
    ],
    variable: toPairs(inPath, values, 'path').map(([key, value]) => ({ key, value })),
  };
}

/** A query parameter that the example omits is disabled in the collection. */
function toQueryEntries(
  { name: key, description, deprecated }: Field,
  query: readonly Pair[],
): readonly object[] {
  const entry = { key, description: toDescription(description, deprecated) };
  const sent = query.filter(([name]) => name === encode(key));
  return sent.length === 0
    ? [{ ...entry, value: '', disabled: true }]
    : sent.map(([, value]) => ({ ...entry, value }));
}

function toDescription(text: string, deprecated: string | undefined): string {
  const warning = deprecated === undefined ? '' : `Deprecated. ${toPlainText(deprecated)} `;
  return warning + toPlainText(text);
}

function toPostmanBody(body: RequestBody): object {
  switch (body.kind) {
    case 'json':
      return { mode: 'raw', raw: toLiteralJson(body.json), options: { raw: { language: 'json' } } };
    case 'form':
      // Only encoded text can contain braces that do not begin a variable.
      return body.fields.some(([, value]) => value.includes('{{'))
        ? { mode: 'raw', raw: toBodyText(body) }
        : { mode: 'urlencoded', urlencoded: body.fields.map(toEntry) };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(toFormPart) };
    case 'text':
      return { mode: 'raw', raw: body.text };
    case 'file':
      return { mode: 'file', file: { src: body.file } };
    default:
      return body satisfies never;
  }
}

function toFormPart({ name: key, mediaType: contentType, ...part }: Part): object {
  return 'file' in part
    ? { key, type: 'file', src: part.file, contentType }
    : { key, type: 'text', value: part.text, contentType };
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
