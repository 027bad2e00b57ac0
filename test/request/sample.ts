/** Endpoints with given parameters, and the requests for entered values. */
import type { Endpoint, Json } from '../../src/catalogue/model';
import type { Property, SchemaType } from '../../src/catalogue/schema';
import { buildRequest } from '../../src/request/build';
import type { FormObject, Hosts, RequestBody } from '../../src/request/model';

export const hosts: Hosts = {
  apiBaseUrl: 'https://api.example.com',
  authenticationBaseUrl: 'https://auth.example.com',
};

/** The body while the reader has entered nothing. */
export const exampleBody = { example: 'shown while nothing is entered' } as const;

export const createLink: Endpoint = {
  slug: 'create-link',
  category: 'campaigns',
  title: 'Create Link',
  summary: 'Creates a link.',
  method: 'POST',
  path: 'boards/{boardId}/links',
  host: 'api',
  notes: [],
  parameters: {},
  example: { path: { boardId: 'b1' }, body: exampleBody },
  responses: [],
};

/** The request body for the values entered into a form with these body parameters. */
export function bodyOf(
  body: readonly Property[],
  values: FormObject | undefined,
  change: Partial<Endpoint> = {},
): RequestBody | undefined {
  const endpoint: Endpoint = { ...createLink, parameters: { body }, ...change };
  return buildRequest(endpoint, values ? { body: values } : {}, hosts).body;
}

export function toJsonBody(json: Json): RequestBody {
  return { mediaType: 'application/json', json };
}

/** A parameter of which only the name and the type matter. */
export function parameter<const Type extends SchemaType, const Rest extends object = object>(
  name: string,
  type: Type,
  rest?: Rest,
) {
  return { name, type, description: `The ${name}.`, ...(rest as Rest) };
}
