/** The envelope of responses: `{transactionId, data, totalItemsCount?}`. */
import { type FieldsOf, arrayOf, integer, string, titled } from './define';
import { exampleTransactionId } from './examples';
import type { Json } from '../api/document';
import type { ResponseEntry } from './model';
import type { ObjectSchema, Property } from './schema';

const transactionId: Property = string(
  'transactionId',
  'ID of this call. Include it when you contact support.',
);

const transaction = toObject([transactionId], 'Transaction');

const exampleEnvelope = { transactionId: exampleTransactionId };

/** A response whose `data` is a list. `totalItemsCount` in the example is derived from the list. */
export function listResponse<const List extends readonly Property[]>(response: {
  readonly description: string;
  /** The name of an item in exports, if several responses contain it. */
  readonly title?: string;
  readonly fields: List;
  readonly example: readonly FieldsOf<List>[];
}): ResponseEntry {
  const { description, title, fields, example } = response;
  const items = arrayOf(fields);
  return buildResponse(
    description,
    toObject([
      transactionId,
      {
        name: 'data',
        ...(title === undefined ? items : titled(title, items)),
        description: 'The requested items.',
      },
      integer('totalItemsCount', 'Total number of matching items on all pages.'),
    ]),
    { ...exampleEnvelope, data: example as Json, totalItemsCount: example.length },
  );
}

/** A response whose `data` is one object. */
export function objectResponse<const List extends readonly Property[]>(response: {
  readonly description: string;
  /** The name of the object in exports, if several responses contain it. */
  readonly title?: string;
  readonly fields: List;
  readonly example: FieldsOf<List>;
}): ResponseEntry {
  const { description, title, fields: properties, example } = response;
  const data = toObject(properties, title);
  return buildResponse(
    description,
    toObject([transactionId, { name: 'data', ...data, description: 'The result of the call.' }]),
    { ...exampleEnvelope, data: example as Json },
  );
}

/** A response that contains only the envelope. */
export function emptyResponse(description: string): ResponseEntry {
  return buildResponse(description, transaction, exampleEnvelope);
}

/** The response to a rescan, with the transaction ID in `meta`. */
export function metaResponse(description: string): ResponseEntry {
  return buildResponse(
    description,
    toObject([{ name: 'meta', ...transaction, description: 'Information about the call.' }]),
    { meta: exampleEnvelope },
  );
}

function toObject(properties: readonly Property[], title?: string): ObjectSchema {
  return { type: 'object', properties, ...(title !== undefined && { title }) };
}

function buildResponse(description: string, schema: ObjectSchema, example: Json): ResponseEntry {
  return {
    status: 200,
    description,
    mediaTypes: ['application/json', 'text/json', 'text/csv'],
    schema,
    example,
  };
}
