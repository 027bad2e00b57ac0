/** The bodies of requests. */
import {
  formType,
  isFormType,
  isJsonObject,
  isJsonType,
  isXmlType,
  type Json,
  toText,
} from '../openapi/document';
import type { Endpoint, Field } from '../openapi/model';
import { toCsv } from '../openapi/csv';
import { anything, fieldsOf, isScalar, toNamed } from '../openapi/shapes';
import { toUsualFileName } from '../openapi/formats';
import { isStream, toStreamText } from '../openapi/streams';
import { toObject } from './json';
import type { FormObject, FormValues, Part, RequestBody } from './model';
import { toFormPairs, toSent } from './styles';
import { toXml } from './xml';

/** The body for the entered values. Undefined if the endpoint has none. */
export function buildBody(endpoint: Endpoint, values: FormValues): RequestBody | undefined {
  const { body, formData } = endpoint.parameters;
  if (body) return buildContent(endpoint, body, values.body);
  return formData && buildForm(endpoint, listMembers(endpoint, formData, values.formData));
}

function buildForm(
  { mediaType = formType, whole }: Endpoint,
  members: readonly Member[],
): RequestBody | undefined {
  if (mediaType.startsWith('multipart/')) {
    const parts = members.flatMap(toParts);
    // A multipart body has at least one part (RFC 2046, section 5.1.1).
    return parts.length === 0 ? undefined : { kind: 'multipart', mediaType, parts };
  }
  const pairs = members.flatMap((one) => toFormPairs(...one));
  const isNone = pairs.length === 0 && !whole?.required;
  return isNone ? undefined : { kind: 'form', mediaType, fields: pairs };
}

function buildContent(
  endpoint: Endpoint,
  fields: readonly Field[],
  values: FormObject = {},
): RequestBody | undefined {
  const { mediaType = 'application/json', isBareList } = endpoint;
  const only = isBareList ? fields[0] : undefined;
  if (only?.encoding?.file) {
    return { kind: 'file', mediaType, file: toFileName(toSent(only, values), mediaType) };
  }
  const entered = toObject(fields, values);
  const sent = only ? entered?.[only.name] : entered;
  const body = sent === undefined ? endpoint.example.body : sent;
  if (only && isFormType(mediaType) && isJsonObject(body)) {
    const known = new Map(fieldsOf(only).map((field) => [field.name, field]));
    const toMember = ([name, value]: readonly [string, Json]): Member => [
      known.get(name) ?? toNamed(name, anything),
      value,
    ];
    return buildForm(endpoint, Object.entries(body).map(toMember));
  }
  if (isXmlType(mediaType)) {
    const text = typeof body === 'string' ? body : toXml(only ?? toRoot(endpoint), body ?? {});
    return { kind: 'text', mediaType, text };
  }
  if (isStream(mediaType) && Array.isArray(body)) {
    return { kind: 'text', mediaType, text: toStreamText(mediaType, body as readonly Json[]) };
  }
  const isText =
    typeof body === 'string' || (only && (mediaType.startsWith('text/') || isScalar(only)));
  if (isText && !isJsonType(mediaType)) {
    const isTable = mediaType.startsWith('text/csv') && typeof body !== 'string';
    return { kind: 'text', mediaType, text: isTable && body ? toCsv(body) : toText(body ?? '') };
  }
  return { kind: 'json', mediaType, json: body === undefined ? {} : body };
}

/** The root of an XML document is the body. */
function toRoot({ parameters: { body = [] }, xml }: Endpoint): Field {
  return toNamed('root', { kind: 'group', fields: body, ...(xml && { xml }) });
}

/* Files. */

function isFile(field: Field): boolean {
  const item = field.kind === 'list' ? field.items : field;
  return field.encoding?.file ?? (item.kind === 'scalar' && item.format === 'binary');
}

function toFileName(entered: Json | undefined, mediaType?: string): string {
  return typeof entered === 'string' && entered !== '' ? entered : toUsualFileName(mediaType);
}

/* Forms. */

type Member = readonly [field: Field, value: Json];

/** The values of a form, or those of the example if nothing was entered. */
function listMembers({ example }: Endpoint, fields: readonly Field[], values: FormObject = {}) {
  const given = new Map(Object.entries(example.formData ?? {}));
  const isUntouched = toObject(fields, values) === undefined;
  return fields.flatMap((field): readonly Member[] => {
    const value = isUntouched ? given.get(field.name) : toSent(field, values);
    const isNone = value === undefined || (value === null && isFile(field));
    if (!isNone) return [[field, value]];
    // A required file is sent whatever else was entered.
    return isFile(field) && field.required ? [[field, '']] : [];
  });
}

function toParts([field, value]: Member): readonly Part[] {
  const { name, encoding = {} } = field;
  const items = [value].flat();
  const named = encoding.mediaType?.split(/,\s*/).find((one) => !one.includes('*'));
  if (isFile(field)) {
    const type = named && { mediaType: named };
    return items.map((file) => ({ name, file: toFileName(file, named), ...type }));
  }
  const isJson = encoding.style === undefined && items.some(isJsonObject);
  const mediaType = named ?? (isJson ? 'application/json' : undefined);
  return toFormPairs(field, value).map(([part, text]) => ({
    name: part,
    text,
    ...(mediaType && { mediaType }),
  }));
}
