/** Brings a document of OpenAPI 2.0 or 3.0 to 3.1, without what only older versions have. */
import { findPart, isObject, type Part } from '../openapi/document';
import { readExact, toNumber } from '../openapi/numbers';
import { visitParts } from '../openapi/parts';
import { upgradeReference, upgradeSwagger } from './swagger';

/** May change the document. Later versions only lose what they have by mistake. */
export function upgrade(document: Part): Part {
  const isSwagger = 'swagger' in document;
  const isOlder = isSwagger || /^3\.0/.test(String(document['openapi']));
  const upgraded = isSwagger ? upgradeSwagger(document) : document;
  if (isOlder) upgraded['openapi'] = '3.1.1';
  upgraded['paths'] ??= {};
  const { 'x-webhooks': webhooks } = upgraded;
  if (isOlder && webhooks !== undefined && upgraded['webhooks'] === undefined) {
    upgraded['webhooks'] = webhooks;
    delete upgraded['x-webhooks'];
  }
  const upgradePart: UpgradePart = (part, isSchema) => {
    if (isSwagger && typeof part['$ref'] === 'string') {
      moveReference(part, document, upgraded, upgradePart);
    }
    readDigits(part);
    if (isSchema) upgradeSchema(part, isOlder);
  };
  visitParts(upgraded, upgradePart);
  return upgraded;
}

type UpgradePart = (part: Part, isSchema: boolean) => void;

/** A schema inside a path, a response or an extension becomes a component, which has a place in 3.1. */
function moveReference(
  part: Part,
  document: Part,
  { components }: Part,
  upgradePart: UpgradePart,
): void {
  const reference = String(part['$ref']);
  part['$ref'] = upgradeReference(reference);
  const { schemas } = components as { schemas?: Part };
  if (!schemas || !/^#\/(paths|x-[^/]+|(responses|parameters)\/[^/]+)\//.test(reference)) return;
  const name = reference.replaceAll(/[^\w.-]+/g, '_');
  if (schemas[name] === undefined) {
    schemas[name] = findPart(document, reference);
    visitParts({ schema: schemas[name] }, upgradePart);
  }
  part['$ref'] = `#/components/schemas/${name}`;
}

const limits = /^(?:exclusive)?(?:min|max)imum$|^multipleOf$|^(?:min|max)[A-Z]\w+$/;
const data = /^(?:default|example|const|value|dataValue|x-.*)$/;

/**
 * Marked limits such as 10.0 become numbers, if these have the digits of the document, not as 1E+20.
 * Texts such as the version 1.10 keep theirs.
 */
function readDigits(part: Part): void {
  for (const [name, value] of Object.entries(part)) {
    const digits = data.test(name) ? undefined : readExact(value);
    if (digits === undefined) continue;
    if (!limits.test(name)) part[name] = digits;
    else if (!/e/i.test(digits) && digits.replaceAll(/\D/g, '').length <= 15)
      part[name] = toNumber(digits);
  }
}

function upgradeSchema(schema: Part, isOlder: boolean): void {
  const { type, format, items, additionalItems, discriminator } = schema;
  upgradeNull(schema);
  upgradeLimit(schema, 'exclusiveMinimum', 'minimum');
  upgradeLimit(schema, 'exclusiveMaximum', 'maximum');
  if (isOlder && (format === 'byte' || format === 'base64') && [type].flat().includes('string')) {
    delete schema['format'];
    schema['contentEncoding'] ??= 'base64';
  }
  if (type === 'file') Object.assign(schema, { type: 'string', format: 'binary' });
  if (typeof discriminator === 'string') schema['discriminator'] = { propertyName: discriminator };
  if (Array.isArray(items)) {
    schema['prefixItems'] = items;
    delete schema['items'];
    if (additionalItems !== undefined) schema['items'] = additionalItems;
    delete schema['additionalItems'];
  }
}

/** In 3.0, it was a boolean that the limit beside it needed. */
function upgradeLimit(schema: Part, exclusive: string, limit: string): void {
  const isExclusive = schema[exclusive];
  if (typeof isExclusive !== 'boolean') return;
  Reflect.deleteProperty(schema, exclusive);
  if (!isExclusive || schema[limit] === undefined) return;
  schema[exclusive] = schema[limit];
  Reflect.deleteProperty(schema, limit);
}

function upgradeNull(schema: Part): void {
  // "Or null" is an alternative of its own for some authors.
  for (const arm of [schema['oneOf'], schema['anyOf']].flat().filter(isObject)) {
    const isAlone = Object.keys(arm).every((name) => annotations.test(name));
    if (!isNull(arm) || !isAlone) continue;
    delete arm['nullable'];
    delete arm['x-nullable'];
    arm['type'] = 'null';
  }
  const allows = isNull(schema);
  if ('nullable' in schema) delete schema['nullable'];
  if (typeof schema['x-nullable'] === 'boolean') delete schema['x-nullable'];
  if (allows) allowNull(schema);
}

const annotations =
  /^(x-.*|nullable|title|description|deprecated|default|examples?|externalDocs|readOnly|writeOnly)$/;

function isNull(schema: Part): boolean {
  return schema['nullable'] === true || schema['x-nullable'] === true;
}

function allowNull(schema: Part): void {
  const { type, $ref, oneOf, anyOf, allOf, enum: choices } = schema;
  const nothing = { type: 'null' };
  if (type !== undefined) {
    schema['type'] = [...new Set([type, 'null'].flat())];
  } else if ($ref !== undefined) {
    delete schema['$ref'];
    schema['anyOf'] = [{ $ref }, nothing];
  } else if (Array.isArray(oneOf ?? anyOf)) {
    const name = oneOf ? 'oneOf' : 'anyOf';
    const arms = schema[name] as readonly unknown[];
    const has = arms.some((arm) => isObject(arm) && (isNull(arm) || arm['type'] === 'null'));
    if (!has) schema[name] = [...arms, nothing];
  } else if (Array.isArray(allOf)) {
    delete schema['allOf'];
    schema['anyOf'] = [
      allOf.length === 1 ? (allOf[0] as unknown) : { allOf },
      nothing,
    ] as unknown[];
  } else if (Array.isArray(choices)) {
    if (!choices.includes(null)) schema['enum'] = [...(choices as readonly unknown[]), null];
  } else if ('properties' in schema || 'additionalProperties' in schema) {
    schema['type'] = ['object', 'null'];
  } else if ('items' in schema) {
    schema['type'] = ['array', 'null'];
  }
}
