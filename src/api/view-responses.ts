/** Responses with their media types, examples, headers and links. */
import {
  type ApiDocument,
  findPart,
  isOwn,
  isReference,
  type Json,
  type Link,
  type MediaType,
  type Operation,
  type Parameter,
  resolve,
  type Response as DocumentResponse,
  toDefined,
} from './document';
import { buildExample, readValue } from './example';
import type { Field } from './field';
import type { Response, ResponseExample, ResponseLink } from './view';
import { listNamedExamples, readSchema } from './view-parameters';
import { type Reader, toField, toShape } from './view-schema';

/** The responses of an operation. The portal's own documents share those that are references. */
export function toResponses(reader: Reader, { responses = {} }: Operation): readonly Response[] {
  const { document } = reader;
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('x-'))
    .filter(([, response]) => !isOwn(document) || !isReference(response))
    .map(([status, response]) => {
      const { content = {}, ...facts } = resolve<DocumentResponse>(document, response);
      const sorted = Object.entries(content).toSorted((one, other) => toRank(one) - toRank(other));
      const resolved = { ...facts, content: Object.fromEntries(sorted) };
      return { ...toBasics(reader, status, resolved), ...toExtras(reader, resolved) };
    });
}

/** The first media type has the fields and the example: one with a schema, and JSON if there is any. */
function toRank([mediaType, { schema }]: readonly [string, MediaType]): number {
  return (schema ? 0 : 2) + (json.test(mediaType) ? 0 : 1);
}

const json = /[/+]json\b/;

function toBasics(reader: Reader, status: string, response: DocumentResponse): Response {
  const { description, content = {} } = response;
  const [[mediaType, media] = []] = Object.entries(content);
  const named = listNamed(reader, media);
  return toDefined({
    status,
    description,
    mediaTypes: Object.keys(content),
    shape: media?.schema && toShape(reader, media.schema),
    example:
      readValue(reader, media?.schema, media?.example as Json | undefined) ??
      named[0]?.value ??
      invent(reader, mediaType, media),
  });
}

function listNamed(reader: Reader, { examples, schema }: MediaType = {}) {
  const named = isOwn(reader.document) ? [] : listNamedExamples(reader.document, examples);
  return named.map((one) => ({ ...one, value: readValue(reader, schema, one.value) }));
}

/** An example of a JSON body. Other formats are not made from schemas. */
function invent(reader: Reader, mediaType = '', media?: MediaType): Json | undefined {
  const isMade = !isOwn(reader.document) && json.test(mediaType);
  return isMade && media?.schema ? buildExample(reader, media.schema) : undefined;
}

/** What the portal's own documents do not say, or only for other tools. */
function toExtras(reader: Reader, response: DocumentResponse) {
  if (isOwn(reader.document)) return {};
  const examples = listFurther(reader, Object.entries(response.content ?? {}));
  const headers = toHeaders(reader, response);
  const links = Object.entries(response.links ?? {}).map(([name, link]) =>
    toLink(reader.document, name, resolve<Link>(reader.document, link)),
  );
  return toDefined({
    examples: examples.length > 0 ? examples : undefined,
    headers: headers.length > 0 ? headers : undefined,
    links: links.length > 0 ? links : undefined,
  });
}

/** The examples after the first, and those of media types with another body. */
function listFurther(
  reader: Reader,
  content: readonly (readonly [string, MediaType])[],
): readonly ResponseExample[] {
  const first = JSON.stringify(content[0]?.[1].schema);
  return content.flatMap(([mediaType, media], index) => {
    const { schema } = media;
    const example = readValue(reader, schema, media.example as Json | undefined);
    const isOther = JSON.stringify(schema) !== first;
    const shape = isOther && schema ? { shape: toShape(reader, schema) } : {};
    const named = listNamed(reader, media);
    const given = named.map(({ summary: name, value }) => ({ name, mediaType, value, ...shape }));
    if (index === 0) return given.slice(1);
    if (given.length > 0) return given;
    const value = example ?? (isOther ? invent(reader, mediaType, media) : undefined);
    if (value === undefined && !isOther) return [];
    return [{ name: mediaType, mediaType, value: value ?? '', ...shape }];
  });
}

function toHeaders(reader: Reader, { headers = {} }: DocumentResponse): readonly Field[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const resolved = resolve<Omit<Parameter, 'name' | 'in'>>(reader.document, header);
      const { description, required, deprecated } = resolved;
      const facts = toDefined({ description, deprecated });
      return toField(reader, { name, required, schema: { ...readSchema(resolved), ...facts } });
    });
}

function toLink(document: ApiDocument, name: string, link: Link): ResponseLink {
  const { description = '', operationRef, parameters = {} } = link;
  const target = operationRef && findPart(document, operationRef);
  const operationId = link.operationId ?? (target as Operation | undefined)?.operationId;
  const texts = Object.entries(parameters).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return {
    name,
    description,
    ...(operationId && { operationId }),
    parameters: Object.fromEntries(texts),
  };
}
