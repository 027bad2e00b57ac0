/** The HTTP request of a form. */
import { findOwn, isFormType, type Json, type ParameterLocation } from '../openapi/document';
import type { Endpoint, Field } from '../openapi/model';
import { isStream } from '../openapi/streams';
import { buildBody } from './bodies';
import { toChosen } from './choose';
import { encode, isDotSegment } from './encode';
import type { FormObject, FormValues, HttpRequest, Pair } from './model';
import { writeParameter } from './styles';

/** Builds the request of an endpoint from the entered values. */
export function buildRequest(endpoint: Endpoint, values: FormValues): HttpRequest {
  const chosen = toChosen(endpoint, values);
  const { method, parameters, example } = chosen;
  const { path = [], query = [], header = [], cookie = [] } = parameters;
  const [baseUrl = '', ...baseQuery] = chosen.baseUrl.split('?');
  const [template = '', ...pathQuery] = chosen.path.split('?');
  const body = buildBody(chosen, values);
  const cookies = toPairs(cookie, values.cookie, 'cookie', example.cookie);
  const cookieText = cookies.map((pair) => pair.join('=')).join('; ');
  // An optional form without values is no body, which has no media type.
  const isEmpty = isFormType(chosen.mediaType ?? '') && body === undefined;
  const isSent = ({ name }: Field) => !(isEmpty && name === 'Content-Type');
  const headers: readonly Pair[] = [
    ...toPairs(header.filter(isSent), values.header, 'header', example.header),
    ...(cookies.length > 0 ? [['Cookie', cookieText] as const] : []),
  ];
  return {
    method,
    baseUrl,
    path: buildPath(template, toPairs(path, values.path, 'path')),
    query: [
      ...[...baseQuery, ...pathQuery].flatMap(readQuery),
      ...toPairs(query, values.query, 'query', example.query),
    ],
    headers,
    ...(body && { body }),
    ...(isStream(findAnswer(endpoint, headers)) && { stream: true }),
  };
}

/** The media type of the response: the one that the request asks for, or the usual one. */
function findAnswer({ responses }: Endpoint, headers: readonly Pair[]): string {
  const [, accepted] = headers.find(([name]) => name.toLowerCase() === 'accept') ?? [];
  const done = responses.find(({ status }) => status.startsWith('2'));
  return accepted ?? done?.mediaTypes[0] ?? '';
}

/** The pairs of a query that is part of a URL. */
function readQuery(query: string): readonly Pair[] {
  return query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/**
 * Replaces the placeholders of a path by encoded values. A placeholder without a value remains `{name}`,
 * and so does one whose value would name another resource.
 */
export function buildPath(template: string, values: readonly Pair[]): string {
  const texts = new Map(values);
  const segments = template.split('/').map((segment) => {
    const filled = segment.replaceAll(
      /\{([^{}]+)\}/g,
      (placeholder, name: string) => texts.get(encode(name)) ?? placeholder,
    );
    return isDotSegment(filled) ? segment : filled;
  });
  return `/${segments.join('/')}`;
}

/** The path and query of a request. */
export function toTarget({ path, query }: HttpRequest): string {
  // The whole query has no name.
  const texts = query.map(([name, value]) => (name === '' ? value : `${name}=${value}`));
  return texts.length === 0 ? path : `${path}?${texts.join('&')}`;
}

/** The full URL of a request. */
export function toUrl(request: HttpRequest): string {
  return request.baseUrl + toTarget(request);
}

/** The names and values of all parameters with a value, as they are sent, in order of declaration. */
export function toPairs(
  parameters: readonly Field[],
  values: FormObject | undefined,
  location: ParameterLocation = 'query',
  examples: Readonly<Record<string, Json>> = {},
): readonly Pair[] {
  return parameters.flatMap((parameter) =>
    writeParameter(parameter, values, location, findOwn(examples, parameter.name)),
  );
}
