/** The responses of operations, and those that all operations share. */
import type { Endpoint, MediaType, Response, StatusCode } from '../../catalogue/model';
import { toCsv } from '../csv';
import {
  toDefined,
  toReference,
  type Content,
  type JsonSchema,
  type MediaTypeObject,
  type ResponseObject,
} from './model';
import { toResponseName } from './names';
import { toJsonSchema, type SchemaContext } from './schema';
import { toCommonMark, toEscaped, toSentence } from './text';

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
