/** The envelope of responses: `{transactionId, data, totalItemsCount?}`. */
import { arrayOf, type FieldsOf } from './define';
import { exampleTransactionId } from './examples';
import type { Json, Response } from './model';
import type { Property } from './schema';

const transactionId: Property = {
  name: 'transactionId',
  type: 'string',
  description: 'ID of this call. Include it when you contact support.',
};

const exampleEnvelope = { transactionId: exampleTransactionId };

/** A response whose `data` is a list. `totalItemsCount` in the example is derived from the list. */
export function listResponse<const List extends readonly Property[]>(response: {
  readonly description: string;
  readonly fields: List;
  readonly example: readonly FieldsOf<List>[];
}): Response {
  const { description, fields, example } = response;
  return buildResponse(
    description,
    [
      transactionId,
      { name: 'data', ...arrayOf(fields), description: 'The requested items.' },
      {
        name: 'totalItemsCount',
        type: 'integer',
        description: 'Total number of matching items on all pages.',
      },
    ],
    { ...exampleEnvelope, data: example as Json, totalItemsCount: example.length },
  );
}

/** A response whose `data` is one object. */
export function objectResponse<const List extends readonly Property[]>(response: {
  readonly description: string;
  readonly fields: List;
  readonly example: FieldsOf<List>;
}): Response {
  const { description, fields: properties, example } = response;
  return buildResponse(
    description,
    [
      transactionId,
      { name: 'data', type: 'object', properties, description: 'The result of the call.' },
    ],
    { ...exampleEnvelope, data: example as Json },
  );
}

/** A response that contains only the envelope. */
export function emptyResponse(description: string): Response {
  return buildResponse(description, [transactionId], exampleEnvelope);
}

/** The response to a rescan, with the transaction ID in `meta`. */
export function metaResponse(description: string): Response {
  return buildResponse(
    description,
    [
      {
        name: 'meta',
        type: 'object',
        properties: [transactionId],
        description: 'Information about the call.',
      },
    ],
    { meta: exampleEnvelope },
  );
}

function buildResponse(
  description: string,
  properties: readonly Property[],
  example: Json,
): Response {
  return {
    status: 200,
    description,
    mediaTypes: ['application/json', 'text/json', 'text/csv'],
    schema: { type: 'object', properties },
    example,
  };
}
