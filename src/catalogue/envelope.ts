/** The envelope of responses: `{transactionId, data, totalItemsCount?}`. */
import { integer, list, string } from './define';
import type { Json } from '../openapi/document';
import type { ResponseEntry } from './model';
import type { ObjectSchema, Property } from './schema';

const transactionId = string(
  'transactionId',
  'ID of this call. Include it when you contact support.',
);

const transaction = toObject([transactionId], 'Transaction');

const exampleEnvelope = { transactionId: '5f1c8a9e-3b7d-4c52-9a46-0d8e7f2b6c13' };

/** The content of `data`. */
interface Content<Example> {
  readonly description: string;
  /** The name of the object, or of an item, in exports, if several responses contain it. */
  readonly title?: string;
  readonly fields: readonly Property[];
  readonly example: Example;
}

/** A response whose `data` is a list. `totalItemsCount` in the example is derived from the list. */
export function listResponse(content: Content<readonly Json[]>): ResponseEntry {
  const { description, title, fields, example } = content;
  return buildResponse(
    description,
    toObject([
      transactionId,
      list('data', 'The requested items.', { type: 'array', items: toObject(fields, title) }),
      integer('totalItemsCount', 'Total number of matching items on all pages.'),
    ]),
    { ...exampleEnvelope, data: example, totalItemsCount: example.length },
  );
}

/** A response whose `data` is one object. */
export function objectResponse(content: Content<Json>): ResponseEntry {
  const { description, title, fields, example } = content;
  const data = toObject(fields, title);
  return buildResponse(
    description,
    toObject([transactionId, { name: 'data', ...data, description: 'The result of the call.' }]),
    { ...exampleEnvelope, data: example },
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
