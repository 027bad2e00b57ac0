/** Checks the example request of an endpoint against its parameters. */
import type { Endpoint } from '../model';
import { checkHeaderValue, listsOf } from './parameters';
import { type Problem, toChoices } from './problem';
import { checkMembers, checkSchema, checkValue, isObject, wrongType } from './properties';

export function checkExampleRequest({ example, parameters, bodyShape }: Endpoint): Problem[] {
  const { path = {}, query = {}, formData = {} } = example;
  return [
    ...checkMembers(parameters.path ?? [], path, 'example.path'),
    ...checkMembers(parameters.query ?? [], query, 'example.query'),
    ...checkMembers(parameters.formData ?? [], formData, 'example.formData'),
    ...checkExampleBody({ example, parameters, bodyShape }),
  ];
}

function checkExampleBody({
  example: { body },
  parameters,
  bodyShape,
}: Pick<Endpoint, 'example' | 'parameters'> & {
  readonly bodyShape: Endpoint['bodyShape'] | undefined;
}): Problem[] {
  const field = 'example.body';
  if (!parameters.body) {
    return body === undefined
      ? []
      : [{ field, found: 'a body', expected: 'no body, because there are no body parameters' }];
  }
  if (body === undefined) return [{ field, found: 'nothing', expected: 'an example body' }];
  if (bodyShape !== 'array') return checkMembers(parameters.body, body, field);
  return parameters.body.flatMap((parameter) => checkValue(parameter, body, field));
}

/** Checks the values that a page passes to a sample, by location and name. */
export function checkGivenValues(endpoint: Endpoint, values: unknown, field: string): Problem[] {
  if (!isObject(values)) return wrongType(values, 'an object', field);
  const lists = listsOf(endpoint);
  const known = lists.filter(({ list }) => list.length > 0).map(({ location }) => location);
  return Object.entries(values).flatMap(([location, members]) => {
    const at = `${field}.${location}`;
    const parameters = lists.find((one) => one.location === location)?.list ?? [];
    if (parameters.length === 0) {
      const misspelt = { word: location, known };
      return [
        { field: at, found: 'a location without parameters', expected: toChoices(known), misspelt },
      ];
    }
    if (location === 'body' && endpoint.bodyShape === 'array') {
      return parameters.flatMap((parameter) => checkValue(parameter, members, at));
    }
    const optional = parameters.map((parameter) => ({ ...parameter, required: false }));
    return [...checkMembers(optional, members, at), ...checkGivenHeaders(location, members, at)];
  });
}

function checkGivenHeaders(location: string, members: unknown, at: string): Problem[] {
  if (location !== 'header' || !isObject(members)) return [];
  return Object.entries(members).flatMap(([name, value]) =>
    checkHeaderValue(value, `${at}.${name}`),
  );
}

/* Checks the responses of an endpoint: their schemas and examples. */

export function checkResponses({ responses }: Endpoint): Problem[] {
  if (responses.length === 0) {
    return [{ field: 'responses', found: 'none', expected: 'at least one response' }];
  }
  const each = responses.flatMap(({ status, schema, example }) => {
    const field = `responses.${status}`;
    const declared = schema ? checkSchema(schema, `${field}.schema`) : [];
    if (example === undefined) return declared;
    if (schema)
      return [...declared, ...checkValue(schema, example, `${field}.example`, 'response')];
    return [{ field: `${field}.schema`, found: 'nothing', expected: 'a schema for the example' }];
  });
  return [...each, ...checkStatuses(responses)];
}

/** The page shows one response for each status. */
function checkStatuses(responses: Endpoint['responses']): Problem[] {
  return responses.flatMap(({ status }, index) => {
    if (responses.findIndex((other) => other.status === status) === index) return [];
    const found = `the status ${status} again`;
    const hint = 'Describe all cases of a status in one response.';
    return [{ field: `responses[${index}]`, found, expected: 'a response for each status', hint }];
  });
}
