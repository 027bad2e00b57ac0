/** The example request of an endpoint against its parameters. */
import type { Endpoint } from '../model';
import type { Finding } from './problem';
import { checkMembers, checkValue } from './values';

export function checkExampleRequest({ example, parameters, bodyShape }: Endpoint): Finding[] {
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
}): Finding[] {
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
