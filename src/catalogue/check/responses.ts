/** Checks the responses of an endpoint: their schemas and examples. */
import type { Endpoint } from '../model';
import type { Problem } from './problem';
import { checkSchema } from './properties';
import { checkValue } from './values';

export function checkResponses({ responses }: Endpoint): Problem[] {
  if (responses.length === 0) {
    return [{ field: 'responses', found: 'none', expected: 'at least one response' }];
  }
  return responses.flatMap(({ status, schema, example }) => {
    const field = `responses.${status}`;
    const declared = schema ? checkSchema(schema, `${field}.schema`) : [];
    if (example === undefined) return declared;
    if (schema)
      return [...declared, ...checkValue(schema, example, `${field}.example`, 'response')];
    return [{ field: `${field}.schema`, found: 'nothing', expected: 'a schema for the example' }];
  });
}
