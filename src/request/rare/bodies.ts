/** Bodies that are neither JSON nor a form of texts. */
import { isJsonObject, type Json, toText } from '../../api/document';
import { type Field, isScalar } from '../../api/field';
import type { Endpoint } from '../../api/view';
import { toEnteredBody, toObject } from '../build';
import type { FormObject, Pair, Part, RequestBody } from '../model';
import { toPairs, toSent } from './styles';
import { toXml } from './xml';

/** Undefined for JSON. */
export function buildBody(endpoint: Endpoint, values: FormObject = {}): RequestBody | undefined {
  const { parameters, mediaType = '', isBareList } = endpoint;
  if (parameters.formData) {
    const members = listMembers(endpoint, parameters.formData, values);
    return mediaType.startsWith('multipart/')
      ? { kind: 'multipart', mediaType, parts: members.flatMap(toParts) }
      : { kind: 'form', mediaType, fields: members.flatMap(toFormPairs) };
  }
  const [field] = parameters.body ?? [];
  const body = toEnteredBody(endpoint, values);
  if (/[/+]xml\b/.test(mediaType)) {
    const root = isBareList && field ? field : toRoot(endpoint);
    const text = typeof body === 'string' ? body : toXml(root, body ?? {});
    return { kind: 'text', mediaType, text };
  }
  if (!isBareList || !field || mediaType === '' || /[/+]json\b/.test(mediaType)) return undefined;
  if (isFile(field) || isBinary(mediaType)) {
    return { kind: 'file', mediaType, file: toFileName(toSent(field, values), mediaType) };
  }
  const isText = mediaType.startsWith('text/') || isScalar(field);
  return isText ? { kind: 'text', mediaType, text: toText(body ?? '') } : undefined;
}

function toRoot({ parameters: { body = [] }, xml }: Endpoint): Field {
  return { name: 'root', kind: 'group', fields: body, description: '', ...(xml && { xml }) };
}

/* Files. */

function isFile(field: Field): boolean {
  const item = field.kind === 'list' ? field.items : field;
  return field.encoding?.file ?? (item.kind === 'scalar' && item.format === 'binary');
}

function isBinary(mediaType: string): boolean {
  return /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip)$/.test(mediaType);
}

/** The name of a file: the entered one, or `file` with the usual ending. */
function toFileName(entered: Json | undefined, mediaType = ''): string {
  const [, ending = 'bin'] = /\/([a-z\d]{2,4})\b(?!-)/.exec(mediaType) ?? [];
  return typeof entered === 'string' && entered !== '' ? entered : `file.${ending}`;
}

/* Forms. */

type Member = readonly [field: Field, value: Json];

/** The values of a form, or those of the example if nothing was entered. */
function listMembers({ example }: Endpoint, fields: readonly Field[], values: FormObject) {
  const given = new Map(Object.entries(example.formData ?? {}));
  const isUntouched = toObject(fields, values) === undefined;
  const toExample = (field: Field) => {
    const value = given.get(field.name);
    return isFile(field) && (value !== undefined || field.required) ? '' : value;
  };
  return fields.flatMap((field): readonly Member[] => {
    const value = isUntouched ? toExample(field) : toSent(field, values);
    return value === undefined ? [] : [[field, value]];
  });
}

/** Lists have a pair for each item, and objects are JSON, unless the document says how. */
function toFormPairs([{ name, encoding = {} }, value]: Member): readonly Pair[] {
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined;
  const isJson = encoding.mediaType?.includes('json') ?? isJsonObject(value);
  if (isJson && !isStyled) return [[name, JSON.stringify(value)]];
  return toPairs(name, value, encoding, (text) => text);
}

function toParts(member: Member): readonly Part[] {
  const [field, value] = member;
  const { name, encoding = {} } = field;
  const items = [value].flat();
  const named = encoding.mediaType?.split(/,\s*/).find((one) => !one.includes('*'));
  if (isFile(field)) {
    const type = named && { mediaType: named };
    return items.map((file) => ({ name, file: toFileName(file, named), ...type }));
  }
  const isJson = encoding.style === undefined && items.some(isJsonObject);
  const mediaType = named ?? (isJson ? 'application/json' : undefined);
  return toFormPairs(member).map(([part, text]) => ({
    name: part,
    text,
    ...(mediaType && { mediaType }),
  }));
}
