/** The example request of an endpoint against its parameters. */
import type { Endpoint } from '../model';
import { checkHeaderValue, listsOf } from './parameters';
import { toChoices, type Problem } from './problem';
import { checkMembers, checkValue, isObject, wrongType } from './values';

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
      : [{ field, found: 'a body', expected: 'none without body parameters' }];
  }
  if (body === undefined) return [{ field, found: 'nothing', expected: 'an example body' }];
  if (bodyShape !== 'array') return checkMembers(parameters.body, body, field);
  return parameters.body.flatMap((parameter) => checkValue(parameter, body, field));
}

/** Some values of a request, by location and name, as a page gives them for a sample of its own. */
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
        { field: at, found: 'a place where nothing travels', expected: toChoices(known), misspelt },
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
