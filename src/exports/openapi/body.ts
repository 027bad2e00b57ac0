/** Request bodies. */
import type { Endpoint } from '../../catalogue/model';
import type { Property } from '../../catalogue/schema';
import { toDefined, toReference, type JsonSchema, type RequestBody } from './model';
import { toBodyName } from './names';
import { toDescription, toJsonSchema, toObjectSchema, type SchemaContext } from './schema';

/** The JSON or form body of an endpoint. Undefined if it has none. */
export function buildRequestBody(
  endpoint: Endpoint,
  context: SchemaContext,
): RequestBody | undefined {
  const { body, formData, header = [] } = endpoint.parameters;
  const properties = body ?? formData;
  if (!properties) return undefined;
  const contentType = header.find(({ name }) => name.toLowerCase() === 'content-type');
  const [bareArray] = endpoint.bodyShape === 'array' ? properties : [];
  const described = [bareArray, contentType].filter((one) => one !== undefined);
  return toDefined({
    description: described.map((one) => toDescription(one, context)).join('\n\n') || undefined,
    required: properties.some(({ required }) => required) ? (true as const) : undefined,
    content: {
      [toMediaType(contentType, body ? 'application/json' : 'application/x-www-form-urlencoded')]: {
        schema: bareArray
          ? toJsonSchema(bareArray, context)
          : toBody(endpoint, properties, context),
        example: body ? (endpoint.example.body ?? {}) : (endpoint.example.formData ?? {}),
      },
    },
  });
}

function toMediaType(contentType: Property | undefined, usual: string): string {
  return (contentType?.type === 'string' ? contentType.const : undefined) ?? usual;
}

function toBody(
  endpoint: Endpoint,
  properties: readonly Property[],
  context: SchemaContext,
): JsonSchema {
  const name = toBodyName(endpoint);
  return context.components.has(name)
    ? toReference('schemas', name)
    : toObjectSchema({ type: 'object', properties }, context);
}
