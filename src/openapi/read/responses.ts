/** Responses with their media types, examples, headers and links. */
import {
  type ApiDocument,
  findPart,
  isOwn,
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
import { buildExample } from './example';
import type { Field } from '../model';
import type { Response, ResponseExample, ResponseLink } from '../model';
import { listNamed, readGiven, toDescribed } from './parameters';
import { type Reader, toShape } from './schema';

type Media = readonly [mediaType: string, media: MediaType];

/** Puts a shape or fields on the page. */
type Place = <Content>(content: Content) => Content;

/** The responses of an operation. The portal's own documents share those that are references. */
export function toResponses(
  reader: Reader,
  { responses = {} }: Operation,
  place: Place,
): readonly Response[] {
  const { document } = reader;
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('x-'))
    .filter(([, response]) => !isOwn(document) || !isReference(response))
    .map(([status, response]) => ({
      status,
      ...toResponse(reader, resolve<DocumentResponse>(document, response), place),
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
  const answer = {
    description,
    mediaTypes: media.map(([mediaType]) => mediaType),
    shape,
    example: readGiven(reader, first[1]) ?? invent(reader, first),
  };
  // The portal's own documents do not say the rest, or only for other tools.
  if (isOwn(reader.document)) return toDefined(answer);
  const headers = place(toHeaders(reader, response));
  const examples = listFurther(reader, media, place);
  const further = Object.entries(links).map(([name, link]) =>
    toLink(reader.document, name, resolve<Link>(reader.document, link)),
  );
  return toDefined({
    ...answer,
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
  const isMade = !isOwn(reader.document) && json.test(mediaType);
  return isMade && schema ? buildExample(reader, schema) : undefined;
}

/** The examples after the first, and those of media types with another body. */
function listFurther(
  reader: Reader,
  content: readonly Media[],
  place: Place,
): readonly ResponseExample[] {
  const first = JSON.stringify(content[0]?.[1].schema);
  return content.flatMap((one, index) => {
    const [mediaType, media] = one;
    const { schema } = media;
    const isOther = JSON.stringify(schema) !== first;
    const shape = isOther && schema ? toShape(reader, schema) : undefined;
    const toExample = (name: string, value: Json): ResponseExample =>
      toDefined({ name, mediaType, value, shape: place(shape) });
    const given = listNamed(reader, media).map(({ summary, value }) => toExample(summary, value));
    if (index === 0) return given.slice(1);
    if (given.length > 0) return given;
    const value = readGiven(reader, media) ?? (isOther ? invent(reader, one) : undefined);
    return value === undefined && !isOther ? [] : [toExample(mediaType, value ?? '')];
  });
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
