/** Checks the responses of an endpoint: their schemas and examples. */
import type { Endpoint } from '../model';
import type { Problem } from './problem';
import { checkSchema } from './properties';
import { checkValue } from './values';

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
