/** Responses with their media types, examples, headers and links. */
import {
  type ApiDocument,
  findPart,
  isReference,
  type Json,
  type Link,
  mapValues,
  type MediaType,
  type Operation,
  resolve,
  type Response as DocumentResponse,
  toDefined,
  toText,
} from '../document';
import { toCsv } from '../csv';
import { buildExample } from './example';
import type { Field } from '../model';
import type { Response, ResponseExample, ResponseLink } from '../model';
import { flatten } from './flat-schema';
import { listNamed, readGiven, toDescribed } from './parameters';
import { type Reader, toShape } from './schema';

type Media = readonly [mediaType: string, media: MediaType];

/** Puts a shape or fields on the page. */
type Place = <Content>(content: Content) => Content;

/** The responses of an operation. Only the errors page describes those that all operations share. */
export function toResponses(
  reader: Reader,
  { responses = {}, 'x-portal': portal }: Operation,
  place: Place,
): readonly Response[] {
  const { document } = reader;
  const { statusCodes = [] } = document['x-portal'] ?? {};
  const shared = new Set(statusCodes.map(({ code }) => code));
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('x-'))
    .filter(([status, response]) => !(isReference(response) && shared.has(status)))
    .map(([status, response]) => ({
      status,
      // The usage says what to call next.
      ...toResponse(
        reader,
        { ...resolve<DocumentResponse>(document, response), ...(portal?.usage && { links: {} }) },
        place,
      ),
    }));
}

function toResponse(
  reader: Reader,
  response: DocumentResponse,
  place: Place,
): Omit<Response, 'status'> {
  const { description, content = {}, links = {} } = response;
  const media = Object.entries(content).toSorted((one, other) => toRank(one) - toRank(other));
  const [first = ['', {}]] = media;
  const [, { schema }] = first;
  const shape = place(schema && toShape(reader, schema));
  const headers = place(toHeaders(reader, response));
  const examples = listFurther(reader, media, place);
  const further = Object.entries(links).map(([name, link]) =>
    toLink(reader.document, name, resolve<Link>(reader.document, link)),
  );
  return toDefined({
    description,
    mediaTypes: media.map(([mediaType]) => mediaType),
    shape,
    example: readGiven(reader, first[1]) ?? invent(reader, first),
    examples: examples.length > 0 ? examples : undefined,
    headers: headers.length > 0 ? headers : undefined,
    links: further.length > 0 ? further : undefined,
  });
}

/** The first media type has the fields and the example: one with a schema, and JSON if there is any. */
function toRank([mediaType, { schema }]: Media): number {
  return (schema ? 0 : 2) + (json.test(mediaType) ? 0 : 1);
}

const json = /[/+]json\b/;

/** An example of a JSON body. Other formats are not made from schemas. */
function invent(reader: Reader, [mediaType, { schema }]: Media): Json | undefined {
  return schema && json.test(mediaType) ? buildExample(reader, schema) : undefined;
}

/** The examples after the first, and those of media types with another body. */
function listFurther(
  reader: Reader,
  content: readonly Media[],
  place: Place,
): readonly ResponseExample[] {
  const [[, { schema: firstSchema }] = ['', {}] as const] = content;
  const first = content[0] && readGiven(reader, content[0][1]);
  return content.flatMap((one, index) => {
    const [mediaType, media] = one;
    const { schema } = media;
    const isText = mediaType.startsWith('text/') && isPlainText(reader, schema);
    const isOther = !isText && JSON.stringify(schema) !== JSON.stringify(firstSchema);
    const shape = isOther && schema ? toShape(reader, schema) : undefined;
    const toExample = (name: string, value: Json): ResponseExample =>
      toDefined({ name, mediaType, value, shape: place(shape) });
    const given = listNamed(reader, media).map(({ summary, value }) => toExample(summary, value));
    if (index === 0) return given.slice(1);
    if (given.length > 0) return given;
    const value = readGiven(reader, media) ?? (isOther ? invent(reader, one) : undefined);
    const isTold = !isOther && (value === undefined || isSame(value, first, mediaType));
    return isTold ? [] : [toExample(mediaType, value ?? '')];
  });
}

/** Whether a schema says no more of a text than its media type. */
function isPlainText({ document }: Reader, schema: MediaType['schema'] = {}): boolean {
  const { type, ...others } = flatten(document, schema);
  return type === 'string' && Object.keys(others).length === 0;
}

/** Whether pages make the value of a media type from the first example. */
function isSame(value: Json, first: Json | undefined, mediaType: string): boolean {
  if (first === undefined) return false;
  const isCsv = mediaType === 'text/csv' && value === toCsv(first);
  return isCsv || JSON.stringify(value) === JSON.stringify(first);
}

function toHeaders(reader: Reader, { headers = {} }: DocumentResponse): readonly Field[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => toDescribed(reader, name, resolve<object>(reader.document, header)));
}

function toLink(document: ApiDocument, name: string, link: Link): ResponseLink {
  const { description = '', operationRef, parameters = {} } = link;
  const target = operationRef && findPart(document, operationRef);
  const operationId = link.operationId ?? (target as Operation | undefined)?.operationId;
  return {
    name,
    description,
    ...(operationId && { operationId }),
    parameters: mapValues(parameters as Readonly<Record<string, Json>>, toText),
  };
}
