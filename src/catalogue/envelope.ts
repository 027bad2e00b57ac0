/** Responses as the API wraps them: `{transactionId, data, totalItemsCount?}`. */
import { arrayOf, type FieldsOf } from './define';
import { exampleTransactionId } from './examples';
import type { Json, Response } from './model';
import type { Property } from './schema';

const transactionId: Property = {
  name: 'transactionId',
  type: 'string',
  description: 'Identifies this call. Quote it when you write to support.',
};

const exampleEnvelope = { transactionId: exampleTransactionId };

/** A response whose `data` is a list; the example carries its own `totalItemsCount`. */
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
      { name: 'data', ...arrayOf(fields), description: 'The items that were asked for.' },
      {
        name: 'totalItemsCount',
        type: 'integer',
        description: 'How many items match in all, on every page together.',
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

/** A response that carries nothing but the envelope. */
export function emptyResponse(description: string): Response {
  return buildResponse(description, [transactionId], exampleEnvelope);
}

/** The answer of a rescan: the transaction id inside `meta`. */
export function metaResponse(description: string): Response {
  return buildResponse(
    description,
    [
      {
        name: 'meta',
        type: 'object',
        properties: [transactionId],
        description: 'Facts about the call.',
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
