/** Responses with their media types, examples, headers and links. */
import {
  type ApiDocument,
  findPart,
  isJsonType,
  isReference,
  type Json,
  type Link,
  mapValues,
  type MediaType,
  type Operation,
  type Parameter,
  resolve,
  type Response as DocumentResponse,
  toDefined,
  toText,
} from '../document';
import { toCsv } from '../csv';
import { buildExample } from './example';
import { toCode } from '../inline';
import type { Field, Response, ResponseExample, ResponseLink } from '../model';
import { isStream, toStreamText } from '../streams';
import { flatten } from './flat-schema';
import { listOperations } from './operations';
import { listNamed, readGiven, toDescribed, toEncoding } from './parameters';
import { readMedia, toContentShape } from './media';
import type { Reader } from './reader';

/** OpenAPI 3.2 has a summary, and needs no description. */
type Described = Omit<DocumentResponse, 'description'> &
  Partial<Record<'summary' | 'description', string>>;

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

function toResponse(reader: Reader, response: Described, place: Place): Omit<Response, 'status'> {
  const { summary, description = '', content = {}, links = {} } = response;
  const media = listMedia(reader.document, content);
  const [first = ['', {}]] = media;
  const [, { schema }] = first;
  const given = schema === undefined ? undefined : toContentShape(reader, first[0], schema);
  const shape = place(given);
  const headers = place(toHeaders(reader, response));
  const examples = listExamples(reader, media, place);
  const [told] = examples;
  const isOfFirst = told === undefined || told.mediaType === first[0];
  const isMore = examples.length > 1 || (told?.name ?? told?.shape) !== undefined || !isOfFirst;
  const further = Object.entries(links).map(([name, link]) =>
    toLink(reader.document, name, resolve<Link>(reader.document, link)),
  );
  return toDefined({
    summary: summary?.trim() || undefined,
    description: description.trim() ? description : '',
    mediaTypes: media.map(([mediaType]) => mediaType),
    // A schema inside another part has no name.
    schema: given?.kind === 'ref' && given.slug !== undefined ? given.schema : undefined,
    shape,
    example: toShown(
      first[0],
      readGiven(reader, first[1], () => invent(reader, first)),
    ),
    examples: isMore ? examples : undefined,
    headers: headers.length > 0 ? headers : undefined,
    links: further.length > 0 ? further : undefined,
  });
}

/** The media types of the answers to a successful request, in the order of the page. */
export function listAnswered(document: ApiDocument, { responses = {} }: Operation) {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, one]) => resolve<Described>(document, one as Described))
    .flatMap(({ content }) => listMedia(document, content).map(([mediaType]) => mediaType));
  return [...new Set(types)];
}

function listMedia(document: ApiDocument, content: Described['content'] = {}): readonly Media[] {
  return Object.entries(content)
    .map(([name, one]) => [name, readMedia(document, name, one)] as const)
    .toSorted((one, other) => toRank(one) - toRank(other));
}

/** The first media type has the fields: JSON, unless only others have a schema that says anything. */
function toRank([mediaType, { schema = {} }]: Media): number {
  return (Object.keys(schema).length > 0 ? 0 : 2) + (isJsonType(mediaType) ? 0 : 1);
}

/** A sequence of values is shown as it is sent. */
function toShown<Value extends Json | undefined>(mediaType: string, value: Value): Value | string {
  return isStream(mediaType) && Array.isArray(value)
    ? toStreamText(mediaType, value as readonly Json[])
    : value;
}

/** An example of a JSON body. Other formats are not made from schemas. */
function invent(reader: Reader, [mediaType, { schema }]: Media): Json | undefined {
  const isMade = isJsonType(mediaType) || isStream(mediaType);
  return isMade && schema ? buildExample(reader, schema) : undefined;
}

/** The examples of all media types that pages do not make from the first one. */
function listExamples(reader: Reader, content: readonly Media[], place: Place) {
  const [[, first] = ['', {}] as const] = content;
  const example = readGiven(reader, first);
  return content.flatMap(([mediaType, media], index): readonly ResponseExample[] => {
    const { schema } = media;
    const isText = mediaType.startsWith('text/') && isPlainText(reader, schema);
    const isOther = !isText && JSON.stringify(schema) !== JSON.stringify(first.schema);
    const shape = isOther && schema ? place(toContentShape(reader, mediaType, schema)) : undefined;
    const named = listNamed(reader, media);
    if (named.length > 0) {
      return named.map(({ summary, description, value }) =>
        toDefined({
          name: summary,
          description,
          mediaType,
          value: toShown(mediaType, value),
          shape,
        }),
      );
    }
    const value = readGiven(reader, media, () =>
      isOther || index === 0 ? invent(reader, [mediaType, media]) : undefined,
    );
    const isTold =
      index > 0 && !isOther && (value === undefined || isSame(value, example, mediaType));
    if (isTold || (index === 0 && value === undefined)) return [];
    return [toDefined({ mediaType, value: toShown(mediaType, value ?? ''), shape })];
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

function toHeaders(reader: Reader, { headers = {} }: Described): readonly Field[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const own = resolve<Pick<Parameter, 'content'>>(reader.document, header);
      const [mediaType] = Object.keys(own.content ?? {});
      return toDefined({ ...toDescribed(reader, name, own), encoding: toEncoding({ mediaType }) });
    });
}

function toLink(document: ApiDocument, name: string, link: Link): ResponseLink {
  const { description = '', operationRef, parameters = {} } = link;
  const target = operationRef && findPart(document, operationRef);
  const found = target
    ? listOperations(document).find(({ operation }) => operation === target)
    : undefined;
  const operationId = link.operationId ?? found?.operationId;
  const isOutside = operationRef !== undefined && operationId === undefined;
  return {
    name,
    description: [description, isOutside && toCode(operationRef)].filter(Boolean).join('\n\n'),
    ...(operationId && { operationId }),
    parameters: mapValues(parameters as Readonly<Record<string, Json>>, toText),
  };
}
