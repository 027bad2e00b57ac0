/** The endpoints as a Postman collection, format v2.1, and its environments. */
import * as messages from '../messages/en/requests';
import { toPlainText } from '../openapi/inline';
import type { Category, Endpoint, Field } from '../openapi/model';
import { buildPath, toPairs } from '../request/build';
import { encode } from '../request/encode';
import type { FormValues, HttpRequest, Pair, Part, RequestBody } from '../request/model';
import { toEnteredValues } from '../request/shown';
import {
  buildExample,
  getsToken,
  isBasicHeader,
  listChanges,
  toBodyText,
  toLiteral,
  toLiteralJson,
  toWarning,
} from './http';
import {
  type ExportedServer,
  findSecretVariable,
  hostVariables,
  listVariables,
  toLiteralUrl,
} from './variables';
import type { ExportedSite } from './version';

/** All example requests, in a folder for each category. Their hosts are variables. */
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

/** The variables of the collection. Postman has an environment for each server, without secrets. */
export function buildEnvironments(
  site: ExportedSite,
  collection: object,
  servers: readonly ExportedServer[],
): readonly object[] {
  const names = listVariables(JSON.stringify(collection)).toSorted();
  const hosts = (['apiBaseUrl', 'authenticationBaseUrl'] as const).filter((one) =>
    names.includes(one),
  );
  const secrets = names.filter((one) => one !== 'baseUrl' && !Object.hasOwn(hostVariables, one));
  const toEnvironment = (name: string, urls: readonly (readonly [string, string])[]) => ({
    name,
    values: [
      ...[...urls, ...hosts.map((one) => [one, site[one]] as const)].map(([key, value]) => {
        return { key, value, type: 'default', enabled: true };
      }),
      ...secrets.map((key) => ({ key, value: '', type: 'secret', enabled: true })),
    ],
    _postman_variable_scope: 'environment',
  });
  if (!names.includes('baseUrl')) return [toEnvironment(site.name, [])];
  return servers.map(({ url, label, variables }, _index, { length }) =>
    toEnvironment(length === 1 ? site.name : `${site.name}: ${label || url}`, [
      ['baseUrl', url],
      ...variables.map(({ name, value }) => [name, value] as const),
    ]),
  );
}

function toItem(endpoint: Endpoint): object {
  const values = toEnteredValues(endpoint, endpoint.example);
  const request = buildExample(endpoint);
  const isBasic = request.headers.some(isBasicHeader);
  const body = request.body && toPostmanBody(request.body);
  const isMixed =
    request.body?.kind === 'multipart' && request.body.mediaType !== 'multipart/form-data';
  return {
    name: endpoint.title,
    // Otherwise, Postman omits the body.
    ...(request.body &&
      /^(?:COPY|GET|HEAD|PURGE|UNLOCK)$/.test(request.method) && {
        protocolProfileBehavior: { disableBodyPruning: true },
      }),
    request: {
      method: request.method,
      description: [
        toDescription(endpoint.summary, endpoint.deprecated),
        ...listChanges(JSON.stringify([request.headers, body])),
        ...(isMixed ? [messages.formData] : []),
      ]
        .join(' ')
        .trimStart(),
      ...(isBasic && { auth: basic }),
      header: request.headers
        .filter((one) => !isBasicHeader(one) && !isMultipart(one))
        .map(toEntry),
      url: toPostmanUrl(endpoint, request, values),
      ...(body && { body }),
    },
    ...(getsToken(endpoint) && { event: [keepToken] }),
  };
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
  { path: template, parameters }: Endpoint,
  request: HttpRequest,
  values: FormValues,
): object {
  const { query = [], path: inPath = [] } = parameters;
  const texts = toPairs(inPath, values.path, 'path');
  // A variable is a whole segment, and only some characters can be in its name.
  const segments = (template.split('?')[0] ?? '').split('/').map((segment) => {
    const [, key] = /^\{([\w-]+)\}$/.exec(segment) ?? [];
    const value = toLiteralUrl(buildPath(segment, texts).slice(1));
    return key === undefined ? { sent: value } : { sent: `:${key}`, variable: { key, value } };
  });
  const path = segments.map(({ sent }) => sent);
  const names = new Set(toPairs(query, values.query).map(([name]) => name));
  const pairs = request.query.map((pair) => pair.join('='));
  return {
    raw: `${request.baseUrl}/${path.join('/')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    host: [request.baseUrl],
    path,
    query: [
      ...request.query.filter(([name]) => !names.has(name)).map(toEntry),
      ...query.flatMap((parameter) => toQueryEntries(parameter, values, request.query)),
    ],
    variable: segments.flatMap(({ variable = [] }) => variable),
  };
}

/** A query parameter that the example omits is disabled in the collection. */
function toQueryEntries(
  parameter: Field,
  values: FormValues,
  query: readonly Pair[],
): readonly object[] {
  const { name, description, deprecated } = parameter;
  const names = toPairs([parameter], values.query).map(([one]) => one);
  const sent = query.filter(([one]) => names.includes(one));
  const text = toDescription(description, deprecated);
  return sent.length === 0
    ? [{ key: encode(name), description: text, value: '', disabled: true }]
    : sent.map(([key, value]) => ({ key, description: text, value }));
}

function toDescription(text: string, deprecated: Field['deprecated']): string {
  return [toWarning(deprecated), toPlainText(text)].filter(Boolean).join(' ');
}

function toPostmanBody(body: RequestBody): object {
  switch (body.kind) {
    case 'json':
      return { mode: 'raw', raw: toLiteralJson(body.json), options: { raw: { language: 'json' } } };
    case 'form':
      // Only encoded text can contain braces that do not begin a variable.
      return body.fields.some(([, value]) => value.includes('{{'))
        ? { mode: 'raw', raw: toBodyText(body) }
        : { mode: 'urlencoded', urlencoded: body.fields.map(toField) };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(toFormPart) };
    case 'text':
      return { mode: 'raw', raw: toLiteral(body.text) };
    case 'file':
      return { mode: 'file', file: { src: body.file } };
    default:
      return body satisfies never;
  }
}

function toFormPart({ name: key, mediaType: contentType, ...part }: Part): object {
  return 'file' in part
    ? { key, type: 'file', src: part.file, contentType }
    : { key, type: 'text', value: toLiteral(part.text), contentType };
}

function toField([name, value]: Pair) {
  return toEntry([name, findSecretVariable(name) ?? value]);
}

function toEntry([key, value]: Pair): { key: string; value: string } {
  return { key, value };
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
