/** Mends mistakes in documents that can be shown all the same. */
import { isObject, listMethods, type Part, toMembers } from '../openapi/document';
import { readExact } from '../openapi/numbers';

/** What becomes of a member that no version of OpenAPI has. */
export const notShown = 'It is not shown.';

const shownWithout = 'It is shown without.';

/** A value in a document, in the object or list around it. */
export interface Spot {
  readonly parent: Part;
  readonly key: string;
  readonly value: unknown;
  /** The key of the parent in its own. */
  readonly aroundKey: string;
  /** Of the value, in its file. */
  readonly pointer: string;
}

/** What becomes of a mistake, as a sentence. It is empty for what is none. */
export interface Mend {
  readonly advice: string;
  readonly hasChanged: boolean;
}

/** Undefined if what the message says cannot be mended. Changes the document otherwise. */
export function mend(message: string, spot: Spot): Mend | undefined {
  const [, field] = /^The field `(.+)` must be present/.exec(message) ?? [];
  if (field !== undefined) return addField(field, spot);
  const examples = spot.key === 'examples' ? mendExamples(spot) : undefined;
  if (examples) return examples;
  if (/^Property .* is not expected here|is not allowed here/.test(message)) {
    // What is read of these maps are all members.
    const isPart =
      /^(?:components|paths|responses|flows)$/.test(spot.aroundKey) && !isObject(spot.value);
    const isFlag = spot.key === 'required' && !Array.isArray(spot.value);
    if (isPart || isFlag) return leaveOut(spot);
    const isPath =
      spot.pointer === `#/paths/${spot.key}` && listMethods(toMembers(spot.value)).length > 0;
    if (isPath) return addSlash(spot);
    const isKnown = isInSchema(spot) && ofOtherVersions.test(spot.key);
    return keep(isKnown ? 'It is read as in other versions.' : notShown);
  }
  if (/^Must contain at least one of/.test(message)) return keep('Nothing is shown of it.');
  const [, type = '', kind = type, got = ''] =
    /^Expected type `(.+?)`(?: \((object|array)\))? but got `(\w+)`/.exec(message) ?? [];
  if (type !== '') return mendType({ type, kind, got }, spot);
  if (isChoice.test(message)) return mendChoice(spot, message);
  return / must be greater than/.test(message) ? leaveOut(spot) : undefined;
}

function addSlash(spot: Spot): Mend {
  leaveOut(spot);
  const path = `/${spot.key}`;
  return replace({ ...spot, key: path }, spot.value, `It is read as "${path}".`);
}

/** Those of a schema are a list of values, and others a map of objects. */
function mendExamples(spot: Spot): Mend | undefined {
  const { value } = spot;
  if (isInSchema(spot)) {
    if (!isObject(value)) return undefined;
    const values = Object.values(value).map((one) => toMembers(one)['value'] ?? one);
    return replace(spot, values, 'It is read as a list.');
  }
  if (!Array.isArray(value)) return undefined;
  const named = value.map((one: unknown, at) => [String(at + 1), { value: one }]);
  return replace(spot, Object.fromEntries(named), 'It is read as named examples.');
}

const ofOtherVersions =
  /^(?:const|examples?|if|then|else|\$\w+|\w+Items|contains|pattern\w+|property\w+|dependent\w+|unevaluated\w+|content\w+|nullable|deprecated|writeOnly|oneOf|anyOf|not)$/;

function keep(advice: string): Mend {
  return { advice, hasChanged: false };
}

function replace({ parent, key }: Spot, value: unknown, advice: string): Mend {
  parent[key] = value;
  return { advice, hasChanged: true };
}

/** Whether a message is about a value that is none of a list. */
export const isChoice = / can be one of the following only| is not a valid value/;

export function leaveOut({ parent, key }: Spot): Mend {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return { advice: 'It is ignored.', hasChanged: true };
}

/** What stands for a field that is missing. */
const defaults: Readonly<Record<string, unknown>> = {
  ...{ description: '', title: 'API', version: '', scopes: {}, responses: {}, paths: {} },
  ...{ info: { title: 'API', version: '' }, content: {}, schema: {}, flows: {}, items: {} },
  ...{ url: '/', tokenUrl: '', authorizationUrl: '', deviceAuthorizationUrl: '' },
  openIdConnectUrl: '',
};

/** The spot is that of the object without the field. */
function addField(field: string, spot: Spot): Mend | undefined {
  const { key, value } = spot;
  if (!isObject(value)) return undefined;
  if (/^(?:externalDocs|license|discriminator|xml)$/.test(key)) return leaveOut(spot);
  const isScheme = /^security/.test(spot.aroundKey);
  if (field === 'type' && !isScheme) return keep('It is read as any value.');
  if (field === 'default' && spot.aroundKey === 'variables') return keep(shownWithout);
  if (!Object.hasOwn(defaults, field)) return undefined;
  value[field] = structuredClone(defaults[field]);
  return { advice: shownWithout, hasChanged: true };
}

/** @param types `type` as the package calls it, such as `Schema`, and `kind` as JSON calls it */
function mendType(types: Readonly<Record<'type' | 'kind' | 'got', string>>, spot: Spot) {
  const { type, kind, got } = types;
  const { key, value } = spot;
  const scalar = typeof value === 'object' ? undefined : toScalarText(value);
  if (type === 'Schema' && typeof value === 'boolean') return keep('');
  if (readExact(value) !== undefined && /^(number|integer)$/.test(kind)) return keep('');
  if (kind === 'integer' && typeof value === 'number') return keep('');
  if (/^exclusiveM/.test(key) && kind === 'number' && got === 'boolean')
    return keep('It is read as in OpenAPI 3.0.');
  if (key === 'items' && Array.isArray(value) && spot.aroundKey !== 'properties') {
    const advice = 'It is read as `prefixItems`.';
    if (value.every(isSchema)) return keep(advice);
    return replace(
      spot,
      value.map((one: unknown) => (isSchema(one) ? one : {})),
      advice,
    );
  }
  if (type === 'Example') return replace(spot, { value }, 'It is read as the value.');
  if (key === 'discriminator' && type !== 'Schema' && got === 'string')
    return keep('It is read as in OpenAPI 2.0.');
  if (got === 'null' && type === 'Schema') return replace(spot, {}, 'It is read as any value.');
  if (got === 'null' && spot.aroundKey === 'scopes') return replace(spot, '', shownWithout);
  if (got === 'null') return leaveOut(spot);
  if (kind === 'string' && scalar !== undefined)
    return replace(spot, scalar, 'It is read as text.');
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^(number|integer)$/.test(kind) && text !== '' && Number.isFinite(Number(text))) {
    return replace(spot, Number(text), 'It is read as a number.');
  }
  if (kind === 'boolean' && /^(true|false)$/.test(text)) {
    return replace(spot, text === 'true', 'It is read as a boolean.');
  }
  if (kind === 'object' && Array.isArray(value) && value.length === 0) {
    return replace(spot, {}, 'It is read as an empty object.');
  }
  if (kind === 'array' && text !== '') return replace(spot, [value], 'It is read as a list.');
  if (type === 'Schema') return replace(spot, {}, 'It is read as any value.');
  const isDetail = isInSchema(spot) || !/^(object|array)$/.test(kind);
  return isDetail ? leaveOut(spot) : undefined;
}

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}

function toScalarText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What authors call types of JSON Schema. */
const names: Readonly<Record<string, string>> = {
  ...{ int: 'integer', long: 'integer', int32: 'integer', int64: 'integer', float: 'number' },
  ...{ double: 'number', bool: 'boolean', map: 'object', list: 'array', date: 'string' },
};

function mendChoice(spot: Spot, message: string): Mend | undefined {
  const { key, value, parent } = spot;
  const lower = toScalarText(value).toLowerCase();
  const choices = [...message.matchAll(/"(\w+)"/g)].map(([, one = '']) => one);
  const same = choices.find((one) => one.toLowerCase() === lower && one !== value);
  if (same !== undefined) return replace(spot, same, `It is read as "${same}".`);
  const isType = key === 'type' || spot.aroundKey === 'type';
  if (isType && (isInSchema(spot) || 'name' in parent)) {
    if (value === null) return replace(spot, 'null', 'It is read as the type "null".');
    // In 2.0, a response can be a file.
    if (value === 'file' && /\/responses\/[^/]+\/schema\/type$/.test(spot.pointer)) return keep('');
    const isRead = Array.isArray(value) || value === 'null' || value === 'file';
    if (isRead) return keep('It is read all the same.');
    const type = names[lower];
    return type === undefined ? leaveOut(spot) : replace(spot, type, `It is read as "${type}".`);
  }
  if (/^(?:style|collectionFormat|nodeType|format)$/.test(key) || isInSchema(spot))
    return leaveOut(spot);
  return spot.aroundKey === 'schemes' ? keep('It is read all the same.') : undefined;
}

const inSchema =
  /\/(?:schemas?|itemSchema|properties|items|allOf|anyOf|oneOf|definitions|\$defs)\//;

function isInSchema({ pointer }: Spot): boolean {
  return inSchema.test(pointer);
}
