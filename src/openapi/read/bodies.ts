/** Request bodies: each media type with its fields and its example. */
import { accepts, sendsFormData } from '../../messages/en/view';
import { say } from '../../messages/say';
import {
  type ApiDocument,
  findOwn,
  hasRequestsAsFields,
  isFormType,
  isJsonObject,
  isXmlType,
  type Json,
  type MediaType,
  type Operation,
  type RequestBody,
  resolve,
  toDefined,
} from '../document';
import { isBinaryType, toUsualFileName } from '../formats';
import { buildExample } from './example';
import type { ExampleRequest, Field, Group, Parameters, Shape, WholeBody, Xml } from '../model';
import { isAnything } from '../shapes';
import { isStream } from '../streams';
import { type AnySchema, flatten } from './flat-schema';
import { toCode } from '../inline';
import { readMedia, toStreamed } from './media';
import { readNamed } from './named-schemas';
import { listNamed, type NamedExample, readGiven, toEncoding } from './parameters';
import { isNested } from './references';
import type { Reader } from './reader';
import { isShared, toField } from './schema';

export interface Body {
  readonly mediaType: string;
  readonly range?: string | undefined;
  /** The name and the text of its example, if there are several, or if the author wrote them. */
  readonly named?: Pick<NamedExample, 'summary' | 'description'> | undefined;
  readonly isBareList?: true | undefined;
  readonly parameters: Parameters;
  readonly contentType: Field;
  /** What is said of it above its fields. */
  readonly text: { readonly description: string } | undefined;
  readonly example: ExampleRequest;
  readonly xml?: Xml | undefined;
  readonly whole?: WholeBody | undefined;
  /** The named schemas around the fields: none, or the one that has them. */
  readonly around: readonly string[];
}

/** Each media type, with each of its examples. */
export function listBodies(reader: Reader, { requestBody }: Operation): readonly Body[] {
  if (!requestBody) return [];
  const body = resolve<RequestBody>(reader.document, requestBody);
  return Object.entries(body.content).flatMap(([mediaType, part]) => {
    const media = readMedia(reader.document, mediaType, part);
    if (isEmptyForm(reader, mediaType, media)) return [];
    const only = toBody(reader, body, mediaType, media);
    const [location = 'body'] = Object.keys(only.parameters);
    const named = listNamed(reader, media);
    const isTold = named.some(
      ({ summary, description }) => description ?? !findOwn(media.examples, summary),
    );
    if (named.length < 2 && !isTold) return [only];
    return named.map((one) => {
      return { ...only, named: one, example: { [location]: withFiles(only, one.value) } };
    });
  });
}

/** A form without fields has nothing to send. */
function isEmptyForm(reader: Reader, mediaType: string, { schema, example }: MediaType) {
  if (!isFormType(mediaType) || example !== undefined || !schema) return false;
  const flat = flatten(reader.document, schema);
  const { properties = {}, type, additionalProperties, ...others } = flat;
  const isSent = Object.values(properties).some((one) => isShared(reader, one));
  const isOpen = additionalProperties || others.patternProperties || others.allOf;
  const isChoice = others.oneOf ?? others.anyOf;
  return type === 'object' && !isSent && !isOpen && !isChoice;
}

function toBody(reader: Reader, body: RequestBody, mediaType: string, media: MediaType): Body {
  const { description = '', required } = body;
  const own = hasRequestsAsFields(reader.document);
  const ofHeader = own ? description : '';
  const facts = { name: 'Content-Type', description: ofHeader, required: true } as const;
  const schema = media.schema ?? {};
  const type = toSendable(mediaType, isNested(flatten(reader.document, schema)));
  const field = toStreamed(type, toField(reader, { name: 'body', required, schema }));
  const { group, name } = isBinaryType(type) ? {} : toGroup(reader, field);
  const isForm = isFormType(type);
  const location = isForm && group ? 'formData' : 'body';
  const fields = isForm
    ? group?.fields.map((one) => withEncoding(reader, one, schema, media))
    : group?.fields;
  const shown = fields ?? [toBare(reader, field, media, type)];
  const given = readGiven(reader, media, () => media.schema && buildExample(reader, media.schema));
  const accepted = [
    type !== mediaType && say(accepts, { mediaType: toCode(mediaType) }),
    /^multipart\/(?!form-data)/.test(type) &&
      say(sendsFormData, {
        mediaType: toCode(type),
        formData: toCode('multipart/form-data'),
      }),
  ];
  const isSaid = field.description.startsWith(description);
  const texts = [!isSaid && description, group && field.description, ...accepted];
  const text = own ? '' : texts.filter(Boolean).join('\n\n');
  const kind = {
    mediaType: type,
    isBareList: group ? undefined : (true as const),
    parameters: { [location]: shown },
  };
  const example = withFiles(kind, given);
  return {
    ...kind,
    range: type === mediaType ? undefined : mediaType,
    xml: isXmlType(type)
      ? { ...(name && { name }), ...flatten(reader.document, schema).xml }
      : undefined,
    contentType: { ...facts, kind: 'scalar', type: 'string', const: type },
    text: text === '' ? undefined : { description: text },
    example: example === undefined ? {} : { [location]: example },
    whole: toWhole(body, field, group),
    around: name ? [name] : [],
  };
}

/** An example with the names of files: of required ones too, and of the first one if nothing else is sent. */
function withFiles(
  { mediaType, isBareList, parameters }: Pick<Body, 'mediaType' | 'isBareList' | 'parameters'>,
  example: Json | undefined,
): Json | undefined {
  const files = Object.values(parameters)
    .flat()
    .filter(({ encoding }) => encoding?.file);
  if (isBareList) {
    const isFile = files.length > 0 && example !== undefined;
    return isFile ? toUsualFileName(mediaType) : example;
  }
  const given = isJsonObject(example) ? example : {};
  const sent = files.filter(({ name, required }) => required || (findOwn(given, name) ?? null));
  const isLacking = sent.length === 0 && Object.keys(given).length === 0;
  const names = (isLacking ? files.slice(0, 1) : sent).map(({ name, encoding, ...shape }) => {
    const { content } = shape.kind === 'list' ? shape.items : shape;
    const file = toUsualFileName(encoding?.mediaType ?? content?.mediaType);
    const length = shape.kind === 'list' ? Math.min(shape.count?.least ?? 1, 10) : 0;
    return [name, length > 0 ? Array.from({ length }, () => file) : file] as const;
  });
  if (names.length === 0) return example;
  return { ...given, ...Object.fromEntries(names) };
}

/** What is said of the body, and of its schema if the page shows the fields of it. */
function toWhole(body: RequestBody, field: Field, group?: Group): WholeBody | undefined {
  const { description, required } = body;
  const { kind: _kind, fields: _fields, ...facts } = group ?? { kind: 'group', fields: [] };
  const text = [description, group && field.description].filter(Boolean).join('\n\n');
  const whole = toDefined({
    ...facts,
    nullable: (group && field.nullable) || undefined,
    description: text || undefined,
    required: required ? (true as const) : undefined,
  });
  return Object.keys(whole).length > 0 ? whole : undefined;
}

/** A range such as `image/*` cannot be sent. */
function toSendable(mediaType: string, isNested: boolean): string {
  if (!mediaType.includes('*')) return mediaType;
  return isNested ? 'application/json' : 'application/octet-stream';
}

/** An object is shown as its fields, unless it has others too. */
function toGroup(reader: Reader, shape: Shape): { readonly group?: Group; readonly name?: string } {
  const isNamed = shape.kind === 'ref';
  const found = isNamed ? readNamed(reader, shape.schema)?.shape : shape;
  if (found?.kind !== 'group') return {};
  const isClosed = !found.others || isAnything(found.others);
  if (found.fields.length === 0 || !isClosed) return {};
  return isNamed ? { group: found, name: shape.schema } : { group: found };
}

/** The body as one field: a list, a text, a file or any other value. */
function toBare(reader: Reader, field: Field, media: MediaType, mediaType: string): Field {
  const { document } = reader;
  const { schema = {} } = media;
  const title = hasRequestsAsFields(document) ? flatten(document, schema).title : undefined;
  const name = title ?? field.name;
  const isAny = field.kind === 'union' && field.alternatives.length === 0;
  const isText = /^text\/|[/+]xml$/.test(mediaType);
  const isJson = /[/+]json$/.test(mediaType) || isStream(mediaType);
  const isWritten = isText && readGiven(reader, media) !== undefined;
  const isOther = isBinaryType(mediaType) || (isAny && !isJson && !isText);
  const isFile = isOther || (isBinary(document, schema) && !isWritten);
  if (!isFile && !(isAny && isText))
    return toDefined({ ...field, name, title: title === name ? undefined : field.title });
  const { description, required } = field;
  const facts = { name, description, ...(required && { required }) };
  const encoding = isFile ? { encoding: { file: true } as const } : {};
  return { ...facts, kind: 'scalar', type: 'string', ...encoding };
}

/** Whether a value is a file (https://spec.openapis.org/oas/v3.1.1#considerations-for-file-uploads). */
function isBinary(document: ApiDocument, schema: AnySchema): boolean {
  const { format, contentMediaType, contentEncoding } = flatten(document, schema);
  const isRaw = contentMediaType !== undefined && contentEncoding === undefined;
  return format === 'binary' || (isRaw && !/json|^text/.test(contentMediaType));
}

/** Whether a field of a form is a file, files, or a choice of both. */
function isFile(document: ApiDocument, schema: AnySchema, depth = 0): boolean {
  if (depth > 3) return false;
  const { items, oneOf, anyOf } = flatten(document, schema);
  const inside = items === undefined ? [oneOf ?? [], anyOf ?? []].flat() : [items];
  const isInner = (one: AnySchema) => isFile(document, one, depth + 1);
  return isBinary(document, schema) || (inside.length > 0 && inside.every(isInner));
}

/** A field of a form, with what the media type says of its part. */
function withEncoding(reader: Reader, field: Field, schema: object, media: MediaType): Field {
  const { document } = reader;
  const { name } = field;
  const { properties = {} } = flatten(document, schema);
  const own = findOwn(properties, name) ?? {};
  const { contentType: mediaType, ...written } = findOwn(media.encoding, name) ?? {};
  const isBytes = isAnything(field) && mediaType !== undefined && !/json|text|xml/.test(mediaType);
  const file = isBytes || isFile(document, own) || undefined;
  const encoding = toEncoding({ ...written, mediaType, file });
  return toDefined({ ...field, encoding });
}
