/** Compiles the responses of an entry, and the calls that can follow. */
import { toCsv } from '../openapi/csv';
import type { EndpointEntry, ResponseEntry } from './model';
import type { Schema as EntrySchema } from './schema';
import { type Context, toComponent, toObjectName, toOperationId, toSchema } from './compile-schema';
import { toReference } from './components';
import {
  type Link,
  type Operation,
  type Reference,
  type Response,
  type StatusCode,
  toDefined,
  toStep,
} from '../openapi/document';
import { toCommonMark, toEscaped, toSentence } from '../openapi/text';

export function toSharedResponses(errors: readonly StatusCode[]): Record<string, Response> {
  return Object.fromEntries(
    errors.map(({ name, meaning, anchor }) => [
      toResponseName(name),
      {
        description: [
          toSentence(toEscaped(name)),
          toSentence(toCommonMark(meaning)),
          'The API does not document the body of this response.',
          `See [Errors](/docs/errors#${anchor}).`,
        ].join(' '),
      },
    ]),
  );
}

/** The name of a shared response: `NotFound` for `Not Found`. */
function toResponseName(name: string): string {
  return name.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

export function toResponses(endpoint: EndpointEntry, context: Context): Operation['responses'] {
  const shared = context.errors.map(
    ({ code, name }) => [code, toReference('responses', toResponseName(name))] as const,
  );
  const own = endpoint.responses.map(
    (response) => [String(response.status), toResponse(endpoint, response, context)] as const,
  );
  return Object.fromEntries<Reference | Response>([...shared, ...own]);
}

function toResponse(endpoint: EndpointEntry, response: ResponseEntry, context: Context): Response {
  const { status, description, schema, example, mediaTypes } = response;
  const isDocumented = schema !== undefined || example !== undefined;
  // The page shows JSON if the API documents no media type.
  const formats = isDocumented && mediaTypes.length === 0 ? ['application/json'] : mediaTypes;
  const json = toDefined({ schema: toResponseSchema(endpoint, response, context), example });
  const csv = toDefined({ schema: { type: 'string' }, example: example && toCsv(example) });
  const content = formats.map((format) => [format, format === 'text/csv' ? csv : json] as const);
  return toDefined({
    description: toCommonMark(description),
    content: content.length > 0 ? Object.fromEntries(content) : undefined,
    links: status === 200 ? buildLinks(endpoint, schema, context.endpoints) : undefined,
  }) as Response;
}

function toResponseSchema(
  endpoint: EndpointEntry,
  { status, schema }: ResponseEntry,
  { components }: Context,
) {
  const context = { direction: 'response', components } as const;
  if (schema?.type !== 'object' || schema.title !== undefined) {
    return schema && toSchema(schema, context);
  }
  const ending = `Response${status === 200 ? '' : status}`;
  return toComponent(toObjectName(endpoint, ending), schema, context);
}

/* The calls that can follow a call, with values of its request and response. */

/**
 * The links to the calls that the entry names in `next`, and to the one that undoes it, in reading
 * order. All of their path parameters are known from this call.
 */
function buildLinks(
  endpoint: EndpointEntry,
  schema: EntrySchema | undefined,
  endpoints: readonly EndpointEntry[],
): Record<string, Link> | undefined {
  const { slug: own, next = [] } = endpoint;
  const following = endpoints.filter(({ slug, undoes }) => next.includes(slug) || undoes === own);
  const links = following.flatMap((target): [string, Link][] => {
    const { path = [], query = [] } = target.parameters;
    const filters = query.filter(({ name }) => isInPath(name, endpoint));
    const parameters = [...path, ...filters].map(
      ({ name }) => [name, findExpression(name, endpoint, schema)] as const,
    );
    if (parameters.some(([, expression]) => expression === undefined)) return [];
    const operationId = toOperationId(target);
    const link = {
      operationId,
      description: toCommonMark(target.summary),
      parameters: parameters.length > 0 ? Object.fromEntries(parameters) : undefined,
    };
    return [[operationId, toDefined(link)]];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** Where the value of a parameter is: in the path of this call, or in its response. */
function findExpression(name: string, endpoint: EndpointEntry, schema: EntrySchema | undefined) {
  if (isInPath(name, endpoint)) return `$request.path.${name}`;
  const pointer = schema && findPointer(name, schema);
  return pointer === undefined ? undefined : `$response.body#${pointer}`;
}

function isInPath(name: string, { parameters }: EndpointEntry): boolean {
  return parameters.path?.some((parameter) => parameter.name === name) === true;
}

/**
 * The JSON pointer of the field that contains the ID: the field of the same name, or one whose
 * description says so: "ID of the link. Use it as the `linkId` in other calls."
 */
function findPointer(name: string, schema: EntrySchema): string | undefined {
  if (schema.type !== 'object') return undefined;
  for (const field of schema.properties) {
    const step = `/${toStep(field.name)}`;
    if (field.name === name || field.description.includes(`as the \`${name}\``)) return step;
    const rest = findPointer(name, field);
    if (rest !== undefined) return step + rest;
  }
  return undefined;
}
