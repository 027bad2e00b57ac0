/** The responses of operations, and those that all operations share. */
import type { Endpoint, MediaType, Response, StatusCode } from '../../catalogue/model';
import { toCsv } from '../csv';
import {
  type Content,
  type JsonSchema,
  type Link,
  type MediaTypeObject,
  type ResponseObject,
  toDefined,
  toOperationId,
  toReference,
  toResponseName,
} from './model';
import { type SchemaContext, toCommonMark, toEscaped, toJsonSchema, toSentence } from './schema';
import { toInline } from '../../catalogue/inline';
import type { Schema } from '../../catalogue/schema';
import { toRoute } from '../../site-map/places';

const undocumented = 'The API does not document the body of this response.';

/** The response of an endpoint for one status code, without links. */
export function buildResponse(
  endpoint: Endpoint,
  response: Response,
  context: SchemaContext,
): ResponseObject {
  const { description, schema, example, mediaTypes } = response;
  const text = context.toText(description);
  const isDocumented = schema !== undefined || example !== undefined;
  // The page shows JSON if the API documents no media type.
  const formats = isDocumented && mediaTypes.length === 0 ? defaultFormats : mediaTypes;
  return toDefined({
    description: isDocumented ? text : `${toSentence(text)} ${undocumented}`,
    content: formats.length > 0 ? toContent(endpoint, response, formats, context) : undefined,
  });
}

const defaultFormats: readonly MediaType[] = ['application/json'];

function toContent(
  endpoint: Endpoint,
  response: Response,
  formats: readonly MediaType[],
  context: SchemaContext,
): Content {
  const json = toDefined({
    schema: toBodySchema(endpoint, response, context),
    example: response.example,
  });
  const csv = toDefined({
    schema: { type: 'string' },
    example: response.example === undefined ? undefined : toCsv(response.example),
  });
  return Object.fromEntries(
    formats.map((format): [string, MediaTypeObject] => [
      format,
      format === 'text/csv' ? csv : json,
    ]),
  );
}

function toBodySchema(
  endpoint: Endpoint,
  { status, schema }: Response,
  context: SchemaContext,
): JsonSchema | undefined {
  const name = toResponseName(endpoint, status);
  if (schema?.type === 'object' && schema.title === undefined && context.components.has(name)) {
    return toReference('schemas', name);
  }
  return schema && toJsonSchema(schema, context);
}

/** A response that all operations share. */
export interface SharedResponse {
  readonly code: StatusCode['code'];
  /** The name of the component. */
  readonly name: string;
  readonly response: ResponseObject;
}

/** The error responses of all operations. Each operation documents its own success. */
export function buildSharedResponses(
  statusCodes: readonly StatusCode[],
  toUrl: (href: string) => string,
): readonly SharedResponse[] {
  return statusCodes
    .filter(({ code }) => !code.startsWith('2'))
    .map(({ code, name, meaning, anchor }) => ({
      code,
      name: name.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
      response: {
        description: [
          toSentence(toEscaped(name)),
          toSentence(toCommonMark(meaning, toUrl)),
          undocumented,
          `See [Errors](${toUrl(`/docs/errors#${anchor}`)}).`,
        ].join(' '),
      },
    }));
}

/* The calls that can follow a call, with values of its request and response. */

/**
 * The calls that a page names for later. The first sentence of its usage says when to call it, and
 * the others what to call next.
 */
export function listFollowing(
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
): readonly Endpoint[] {
  const next = (endpoint.usage ?? '').replace(/^.*?\.(?=\s|$)/s, '');
  const routes = toInline(next).flatMap((inline) =>
    inline.kind === 'link' ? [inline.href.replace(/#.*$/, '')] : [],
  );
  return endpoints.filter(
    (other) =>
      other !== endpoint && (routes.includes(toRoute(other)) || other.undoes === endpoint.slug),
  );
}

/** The links to following calls whose path parameters are all known from this call. */
export function buildLinks(
  endpoint: Endpoint,
  { schema }: Response,
  following: readonly Endpoint[],
  toText: (text: string) => string,
): Readonly<Record<string, Link>> | undefined {
  const links = following.flatMap((target): [string, Link][] => {
    const { path = [], query = [] } = target.parameters;
    const filters = query.filter(({ name }) => isInPath(name, endpoint));
    const parameters = [...path, ...filters].map(
      ({ name }) => [name, findExpression(name, endpoint, schema)] as const,
    );
    if (parameters.some(([, expression]) => expression === undefined)) return [];
    const link = {
      operationId: toOperationId(target),
      description: toText(target.summary),
      parameters: parameters.length > 0 ? Object.fromEntries(parameters) : undefined,
    };
    return [[link.operationId, toDefined(link) as Link]];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** Where the value of a parameter is: in the path of this call, or in its response. */
function findExpression(
  name: string,
  endpoint: Endpoint,
  schema: Schema | undefined,
): string | undefined {
  if (isInPath(name, endpoint)) return `$request.path.${name}`;
  const pointer = schema && findPointer(name, schema);
  return pointer === undefined ? undefined : `$response.body#${pointer}`;
}

function isInPath(name: string, { parameters }: Endpoint): boolean {
  return parameters.path?.some((parameter) => parameter.name === name) === true;
}

/**
 * The JSON pointer of the field that contains the ID: the field of the same name, or one whose
 * description says so: "ID of the link. Use it as the `linkId` in other calls."
 */
function findPointer(name: string, schema: Schema): string | undefined {
  if (schema.type !== 'object') return undefined;
  for (const field of schema.properties) {
    const step = `/${field.name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (field.name === name || field.description.includes(`as the \`${name}\``)) return step;
    const rest = findPointer(name, field);
    if (rest !== undefined) return step + rest;
  }
  return undefined;
}
