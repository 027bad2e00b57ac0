/** Endpoints with given parameters, and the requests for entered values. */
import { toFields } from '../support/entry';
import type { Json } from '../../src/openapi/document';
import { isScalar } from '../../src/openapi/shapes';
import type { Endpoint, Field, Parameters, Shape } from '../../src/openapi/model';
import type { Parameters as EntryParameters } from '../../src/catalogue/model';
import type { Property, SchemaType } from '../../src/catalogue/schema';
import { buildRequest } from '../../src/request/build';
import type { FormObject, RequestBody } from '../../src/request/model';

/** The body while the reader has entered nothing. */
export const exampleBody = { example: 'shown while nothing is entered' } as const;

export const createLink: Endpoint = {
  slug: 'create-link',
  operationId: 'createLink',
  category: 'campaigns',
  title: 'Create Link',
  summary: 'Creates a link.',
  method: 'POST',
  path: 'boards/{boardId}/links',
  baseUrl: 'https://api.example.com',
  notes: [],
  parameters: {},
  example: { path: { boardId: 'b1' }, body: exampleBody },
  responses: [],
};

/* Parts of documents that API teams write. */

export const text = { kind: 'scalar', type: 'string' } as const;
export const integer = { kind: 'scalar', type: 'integer' } as const;
export const list = { kind: 'list', items: text } as const;

export function named(name: string, shape: Shape, facts: Partial<Field> = {}): Field {
  return { description: '', ...shape, ...facts, name } as Field;
}

export function endpointOf(parameters: Parameters, change: Partial<Endpoint> = {}): Endpoint {
  return { ...createLink, path: 'a', parameters, example: {}, ...change };
}

/** The view of parameters that an entry declares. */
export function toParameters(parameters: EntryParameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([location, list]) => [
      location,
      // The compiler marks the headers with a default so.
      toFields(list).map((one) =>
        location === 'header' && isScalar(one) && one.default !== undefined
          ? { ...one, isSent: true as const }
          : one,
      ),
    ]),
  );
}

/** The request body for the values entered into a form with these body parameters. */
export function bodyOf(
  body: readonly Property[],
  values: FormObject | undefined,
  change: Partial<Endpoint> = {},
): RequestBody | undefined {
  const endpoint = { ...createLink, parameters: toParameters({ body }), ...change };
  return buildRequest(endpoint, values ? { body: values } : {}).body;
}

export function toJsonBody(json: Json): RequestBody {
  return { kind: 'json', mediaType: 'application/json', json };
}

/** A parameter of an entry, of which only the name and the type matter. */
export function parameter<const Type extends SchemaType, const Rest extends object = object>(
  name: string,
  type: Type,
  rest?: Rest,
) {
  return { name, type, description: `The ${name}.`, ...(rest as Rest) };
}
