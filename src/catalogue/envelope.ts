/** Responses as the API wraps them: `{transactionId, data, totalItemsCount?}` (spec §3, §7). */
import type { FieldsOf } from './define';
import { exampleTransactionId } from './examples';
import type { Field, Json, MediaType, Response } from './model';

const mediaTypes: readonly MediaType[] = ['application/json', 'text/json', 'text/csv'];

const transactionId: Field = {
  name: 'transactionId',
  type: 'string',
  description: 'Identifies this call. Quote it when you write to support.',
};

/** A response whose `data` is a list; the example carries its own `totalItemsCount`. */
export function listResponse<const List extends readonly Field[]>(response: {
  readonly description: string;
  readonly fields: List;
  readonly example: readonly FieldsOf<List>[];
}): Response {
  const { description, fields, example } = response;
  return {
    status: 200,
    description,
    mediaTypes,
    fields: [
      transactionId,
      { name: 'data', type: 'array', description: 'The items that were asked for.', fields },
      {
        name: 'totalItemsCount',
        type: 'integer',
        description: 'How many items match in all, on every page together.',
      },
    ],
    example: {
      transactionId: exampleTransactionId,
      data: example as Json,
      totalItemsCount: example.length,
    },
  };
}

/** A response whose `data` is one object. */
export function objectResponse<const List extends readonly Field[]>(response: {
  readonly description: string;
  readonly fields: List;
  readonly example: FieldsOf<List>;
}): Response {
  const { description, fields, example } = response;
  return {
    status: 200,
    description,
    mediaTypes,
    fields: [
      transactionId,
      { name: 'data', type: 'object', description: 'The result of the call.', fields },
    ],
    example: { transactionId: exampleTransactionId, data: example as Json },
  };
}

/** A response that carries nothing but the envelope. */
export function emptyResponse(description: string): Response {
  return {
    status: 200,
    description,
    mediaTypes,
    fields: [transactionId],
    example: { transactionId: exampleTransactionId },
  };
}

/** The answer of a rescan: the transaction id inside `meta` (spec §7). */
export function metaResponse(description: string): Response {
  return {
    status: 200,
    description,
    mediaTypes,
    fields: [
      {
        name: 'meta',
        type: 'object',
        description: 'Facts about the call.',
        fields: [transactionId],
      },
    ],
    example: { meta: { transactionId: exampleTransactionId } },
  };
}
