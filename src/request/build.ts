import { type Json, type ParameterLocation, toText } from '../openapi/document';
import type { Endpoint } from '../openapi/model';
import type { Field, ScalarType, Shape } from '../openapi/model';
import { isScalar, isSecret } from '../openapi/shapes';
import type { FormObject, FormValue, FormValues, HttpRequest, Pair, RequestBody } from './model';
import { findRare } from './rare';
import { listOf, membersOf, textOf, toChosen, toInitialText, toShownText, valueOf } from './values';

/** Builds the request of an endpoint from the entered values. */
export function buildRequest(endpoint: Endpoint, values: FormValues): HttpRequest {
  const { method, parameters, ...chosen } = toChosen(endpoint, values);
  const { path = [], query = [], header = [], cookie = [] } = parameters;
  const [baseUrl = '', ...baseQuery] = chosen.baseUrl.split('?');
  const [template = '', ...pathQuery] = chosen.path.split('?');
  const body = buildBody({ method, parameters, ...chosen }, values);
  return {
    method,
    baseUrl,
    path: buildPath(template, toPairs(path, values.path, 'path')),
    query: [
      ...[...baseQuery, ...pathQuery].flatMap(readQuery),
      ...toPairs(query, values.query, 'query'),
    ],
    headers: [
      ...header.flatMap((one) => toHeader(one, values.header)),
      ...(findRare()?.writeCookies(cookie, values.cookie) ?? []),
    ],
    ...(body && { body }),
  };
}

/** The pairs of a query that is part of a URL. */
function readQuery(query: string): readonly Pair[] {
  return query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

function buildBody(endpoint: Endpoint, values: FormValues): RequestBody | undefined {
  const { body, formData } = endpoint.parameters;
  if (!body && !formData) return undefined;
  return (
    findRare()?.buildBody(endpoint, body ? values.body : values.formData) ??
    (body ? buildJsonBody(endpoint, values.body) : buildFormBody(endpoint, values.formData))
  );
}

/** The value in the form, or the usual value of the header. */
export function toHeader(header: Field, values: FormObject | undefined): readonly Pair[] {
  if (!isPlain(header)) return findRare()?.writeParameter(header, values, 'header') ?? [];
  const text = toFieldValue(toShownText(header, values)) || toUsualText(header);
  return text === '' ? [] : [[header.name, text]];
}

/** Whether a parameter is a text in the default style. */
function isPlain(field: Field): boolean {
  return isScalar(field) && field.encoding === undefined;
}

/** Samples always contain defaults, but examples only for required headers. */
export function toUsualText(header: Field): string {
  if (!isScalar(header)) return '';
  const [example] = header.kind === 'scalar' && header.required ? (header.examples ?? []) : [];
  return String(header.default ?? example ?? '');
}

/** Without what headers cannot contain (RFC 9110, section 5.5): control characters, outer spaces. */
export function toFieldValue(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}

/** Percent-encodes everything except the unreserved characters of RFC 3986, section 2.3. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Replaces the placeholders of a path by encoded values. A placeholder without a value remains `{name}`, and so does one
 * whose value would name another resource.
 */
export function buildPath(template: string, values: readonly Pair[]): string {
  const texts = new Map(values);
  const segments = template.split('/').map((segment) => {
    const filled = segment.replaceAll(
      /\{([^}]+)\}/g,
      (placeholder, name: string) => texts.get(encode(name)) ?? placeholder,
    );
    return isDotSegment(filled) ? segment : filled;
  });
  return `/${segments.join('/')}`;
}

/** Whether clients remove a segment of a URL (RFC 3986, section 5.2.4). */
export function isDotSegment(segment: string): boolean {
  return /^\.{1,2}$/.test(segment);
}

/** Encodes pairs for a query string or a form body. A space is `%20`, a plus is `%2B`. */
export function encodePairs(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** The path and query of a request. */
export function toTarget({ path, query }: HttpRequest): string {
  return query.length === 0 ? path : `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
}

/** The full URL of a request. */
export function toUrl(request: HttpRequest): string {
  return request.baseUrl + toTarget(request);
}

function buildJsonBody(endpoint: Endpoint, values: FormObject | undefined): RequestBody {
  return {
    kind: 'json',
    mediaType: endpoint.mediaType ?? 'application/json',
    json: toEnteredBody(endpoint, values) ?? {},
  };
}

/** The body for the entered values, or the example body if nothing was entered. */
export function toEnteredBody(endpoint: Endpoint, values: FormObject = {}): Json | undefined {
  const parameters = endpoint.parameters.body ?? [];
  const entered = toObject(parameters, values);
  const [bareArray] = parameters;
  const body = endpoint.isBareList && bareArray ? entered?.[bareArray.name] : entered;
  return body ?? endpoint.example.body;
}

/** The form fields for the entered values, or those of the example if nothing was entered. */
function buildFormBody(endpoint: Endpoint, values: FormObject = {}): RequestBody {
  const parameters = endpoint.parameters.formData ?? [];
  const isUntouched = parameters.every((one) => textOf(valueOf(values, one.name)) === '');
  const fields = isUntouched
    ? Object.entries(endpoint.example.formData ?? {}).map(
        ([name, value]) => [name, toText(value)] as const,
      )
    : parameters
        .map((parameter): Pair => [parameter.name, toShownText(parameter, values)])
        .filter(([, text]) => text !== '');
  return { kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields };
}

/** The names and values of all parameters with a value, percent-encoded, in order of declaration. */
export function toPairs(
  parameters: readonly Field[],
  values: FormObject | undefined,
  location: ParameterLocation = 'query',
): readonly Pair[] {
  return parameters.flatMap((parameter): readonly Pair[] => {
    if (!isPlain(parameter)) return findRare()?.writeParameter(parameter, values, location) ?? [];
    const text = toShownText(parameter, values) || (isSecret(parameter) && toUsualText(parameter));
    return text ? [[encode(parameter.name), encode(text)]] : [];
  });
}

/** The object for the entered values. Undefined if all are defaults, unless it is sent anyway. */
export function toObject(
  fields: readonly Field[],
  values: FormObject,
  isSent = false,
): Readonly<Record<string, Json>> | undefined {
  const members = fields.map((field) => ({
    field,
    value: toJson(field, valueOf(values, field.name)),
  }));
  if (!isSent && members.every(({ value }) => value === undefined)) return undefined;
  return Object.fromEntries(
    members.flatMap(({ field, value = toJson(field, toInitialText(field)) }) =>
      value === undefined ? [] : [[field.name, value]],
    ),
  );
}

/** The entered value in the declared type, as it is sent. Undefined if nothing was entered. */
export function toJson(shape: Shape, entered: FormValue | undefined): Json | undefined {
  return (findRare()?.toJson ?? toPlainJson)(shape, entered);
}

/** The entered value of a shape whose own kind is not rare. */
export function toPlainJson(shape: Shape, entered: FormValue | undefined): Json | undefined {
  switch (shape.kind) {
    case 'scalar':
      return scalars[shape.type](textOf(entered));
    case 'choice': {
      const text = textOf(entered);
      return shape.choices.find((choice) => text !== '' && String(choice) === text);
    }
    case 'list': {
      const items = listOf(entered).map((item) => toJson(shape.items, item));
      const sent = items.filter((item) => item !== undefined);
      return sent.length === 0 ? undefined : sent;
    }
    case 'group':
      return toObject(shape.fields, membersOf(entered));
    // Only `rare` has inputs for these.
    case 'union':
    case 'dictionary':
    case 'ref':
      return undefined;
  }
}

const scalars: Readonly<Record<ScalarType, (text: string) => Json | undefined>> = {
  string: (text) => text || undefined,
  integer: (text) => toNumber(text, isExactInteger),
  number: (text) => toNumber(text, isExactNumber),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

/** Keeps text that no number can represent exactly. */
function toNumber(text: string, isExact: (text: string) => boolean): Json | undefined {
  return isExact(text) ? Number(text) : text || undefined;
}

/** Whether the text is an integer that a number can represent exactly. */
export function isExactInteger(text: string): boolean {
  return String(Number(text)) === text && Number.isSafeInteger(Number(text));
}

/** Whether the text is a JSON number (RFC 8259, section 6). At most 15 digits are exact. */
export function isExactNumber(text: string): boolean {
  const [, digits] = /^-?((?:0|[1-9]\d*)(?:\.\d+)?)(?:e[+-]?\d+)?$/i.exec(text) ?? [];
  if (digits === undefined) return false;
  const significant = digits.replace('.', '').replace(/^0+/, '');
  const isZero = significant === '' && !text.startsWith('-');
  const isKept = Number.isFinite(Number(text)) && (Number(text) !== 0 || isZero);
  return isExactInteger(text) || (significant.length <= 15 && isKept);
}
