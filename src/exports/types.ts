/** The type of a response, in languages for types: the document's own schema, and TypeScript of it. */
import { type ApiDocument, isList, unescapePointer } from '../openapi/document';
import { toPlainText } from '../openapi/inline';
import { makeUnique } from '../openapi/names';
import { toJsonText } from '../openapi/numbers';
import type { Members } from '../openapi/parts';
import { capitalize } from '../words/facts';
import { bundleResponse, type ResponseBody, type Schema } from './schema';

const typeWriters = {
  TypeScript: toTypeScript,
  'JSON Schema': (_name: string, bundled: Members) => toJsonText(bundled, 2),
};

export type TypeLanguage = keyof typeof typeWriters;

/** Writes the type of a response with this name. */
export function writeType(
  language: TypeLanguage,
  name: string,
  document: ApiDocument,
  body: ResponseBody,
): string {
  return typeWriters[language](name, bundleResponse(document, body, name));
}

/** The names of types by pointer, and which type contains which one without a member between. */
interface Context {
  readonly names: ReadonlyMap<string, string>;
  readonly inside: Map<string, Set<string>>;
  /** The type that is written. None inside members and items, where circles compile. */
  readonly owner?: string;
}

/**
 * Writes a response with its `$defs` as types. What no type can say is in comments. Members that
 * only requests have are left out, and a type that is an alternative of itself is no alternative.
 */
function toTypeScript(name: string, bundled: Members): string {
  const definitions = Object.entries((bundled['$defs'] ?? {}) as Readonly<Record<string, Schema>>);
  const identifiers = definitions.map(([one]) => toIdentifier(one));
  // The response can be nothing but a component of the same name, which is the first definition.
  const isNamed =
    Object.keys(bundled).join() === '$schema,title,$ref,$defs' && identifiers[0] === name;
  const roots = isNamed ? [] : [name];
  const names = makeUnique([...roots, ...identifiers], ['Array'], '_').slice(roots.length);
  const context = {
    names: new Map(definitions.map(([one], index) => [one, names[index] ?? ''])),
    inside: new Map<string, Set<string>>(),
  };
  const all: readonly (readonly [string, Schema])[] = [
    ...roots.map((one) => [one, { ...bundled, title: undefined }] as const),
    ...definitions.map(([one, schema]) => [context.names.get(one) ?? '', schema] as const),
  ];
  return all
    .map(([owner, schema]) => {
      const type = toType(schema, { ...context, owner });
      return `${toComment(schema, '\n')}export type ${owner} = ${type};\n`;
    })
    .join('\n');
}

function toIdentifier(name: string): string {
  const word = capitalize(name.replaceAll(/[^\p{ID_Continue}$]+/gu, '_'));
  return /^[\p{ID_Start}$_]/u.test(word) ? word : `_${word}`;
}

function toType(schema: Schema, context: Context): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  const { $ref, allOf, oneOf, anyOf, not } = schema;
  if (not !== undefined && toJsonText(not) === '{}') return 'never';
  const alternatives = [oneOf, anyOf].map((all) =>
    toUnion(listSchemas(all).map((one) => toReached(one, context))),
  );
  const parts = [
    toOwnType(schema, context),
    ...(typeof $ref === 'string' ? [toReference($ref, context)] : []),
    ...listSchemas(allOf).map((one) => toReached(one, context)),
    ...alternatives,
  ].filter((type) => type !== undefined && type !== 'unknown');
  const known = parts.length > 1 ? parts.filter((type) => type !== anyObject) : parts;
  const types = [...new Set(known.length > 0 ? known : parts)] as string[];
  return types.length > 1 ? types.map(toGrouped).join(' & ') : (types[0] ?? 'unknown');
}

/** A part in the same place. Undefined if it says nothing but the type that is written. */
function toReached(schema: Schema, context: Context): string | undefined {
  const type = toType(schema, context);
  const isCircle = typeof schema === 'object' && '$ref' in schema && type === 'unknown';
  return isCircle ? undefined : toComment(schema, ' ') + type;
}

function toUnion(types: readonly (string | undefined)[]): string | undefined {
  const known = new Set(types.filter((type) => type !== undefined));
  return known.size === 0 ? undefined : [...known].join(' | ');
}

/** In parentheses if the type may be a union. */
function toGrouped(type: string): string {
  return / \| /.test(type) ? `(${type})` : type;
}

/** A type with a name, unless TypeScript would find that the type is nothing but itself. */
function toReference($ref: string, { names, inside, owner }: Context): string {
  const name = names.get(unescapePointer($ref.split('/').at(-1) ?? ''));
  if (name === undefined) return 'unknown';
  if (owner === undefined) return name;
  if (name === owner || reaches(inside, name, owner)) return 'unknown';
  inside.set(owner, new Set(inside.get(owner)).add(name));
  return name;
}

function reaches(inside: Context['inside'], from: string, to: string): boolean {
  return [...(inside.get(from) ?? [])].some((one) => one === to || reaches(inside, one, to));
}

/** What a schema says beside its references and alternatives. */
function toOwnType(schema: Members, context: Context): string | undefined {
  if ('const' in schema) return toJsonText(schema['const']);
  const values = schema['enum'];
  if (isList(values)) {
    return toUnion(values.map((one, at) => toNote(schema, one, at) + toJsonText(one))) ?? 'never';
  }
  const { names, inside } = context;
  const types = listTypes(schema).map((type) => {
    if (type === 'array') return toArray(schema, { names, inside });
    if (type === 'object') return toObject(schema, { names, inside });
    return type === 'integer' ? 'number' : toText(type);
  });
  return toUnion(types);
}

/** The name and the text of a value, in its order or by value, as a comment. */
function toNote(schema: Members, value: unknown, index: number): string {
  const name = schema['x-enum-varnames'] ?? schema['x-enumNames'];
  const text = schema['x-enum-descriptions'] ?? schema['x-enumDescriptions'];
  const told = [name, text].map((all) =>
    isList(all) ? all[index] : toMembers(all)[String(value)],
  );
  const known = told.filter((one) => typeof one === 'string' && one !== '');
  return known.length > 0 ? `/** ${toSafe(toLine(toPlainText(known.join(': '))))} */ ` : '';
}

/** The types of a value. Without any, keywords that only one type has tell it. */
function listTypes(schema: Members): readonly unknown[] {
  const { type } = schema;
  if (type !== undefined) return isList(type) ? type : [type];
  const has = (names: string) => names.split(' ').some((name) => name in schema);
  if (has('properties required additionalProperties patternProperties')) return ['object'];
  return has('items prefixItems') ? ['array'] : [];
}

function toText(type: unknown): string {
  const known = ['string', 'number', 'boolean', 'null'];
  return typeof type === 'string' && known.includes(type) ? type : 'unknown';
}

function toArray(schema: Members, context: Context): string {
  const { items, unevaluatedItems, minItems = 0, maxItems = Infinity } = schema;
  const first = listSchemas(schema['prefixItems']);
  const isEnded = first.length > 0 && first.length >= Number(maxItems);
  const rest = isEnded ? false : ((items ?? unevaluatedItems ?? true) as Schema);
  const others = `Array<${toInner(rest, context)}>`;
  if (first.length === 0) return rest === false ? '[]' : others;
  const places = first.map((one, index) =>
    index < Number(minItems) ? toInner(one, context) : `(${toInner(one, context)})?`,
  );
  return `[${[...places, ...(rest === false ? [] : [`...${others}`])].join(', ')}]`;
}

function toInner(schema: Schema, context: Context): string {
  return toComment(schema, ' ') + toType(schema, context);
}

const anyObject = '{\n  [name: string]: unknown;\n}';

function toObject(schema: Members, context: Context): string {
  const properties = Object.entries(toMembers(schema['properties']));
  const required = isList(schema['required']) ? schema['required'] : [];
  const undescribed = required.filter((name) => !properties.some(([one]) => one === name));
  const all = [...properties, ...undescribed.map((name) => [String(name), true] as const)];
  const fields = all
    .filter(([, one]) => typeof one === 'boolean' || one['writeOnly'] !== true)
    .map(([name, one]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      return { key, type: toType(one, context), comment: toComment(one, '\n'), name };
    });
  const lines = fields.map(
    ({ key, type, comment, name }) =>
      `${comment}${key}${required.includes(name) ? '' : '?'}: ${type};\n`,
  );
  const isOptional = fields.some(({ name }) => !required.includes(name));
  const types = [...fields.map(({ type }) => type), ...(isOptional ? ['undefined'] : [])];
  const others = toOthers(schema, fields.length === 0 ? [] : types, context);
  if (lines.length === 0 && others === '') return '{ [name: string]: never }';
  return `{\n${(lines.join('') + others).replaceAll(/^(?=.)/gm, '  ')}}`;
}

/** Members with other names. TypeScript wants that their type includes those of all members. */
function toOthers(schema: Members, types: readonly string[], context: Context): string {
  const isWhole = !['$ref', 'allOf', 'oneOf', 'anyOf'].some((name) => name in schema);
  const rest =
    schema['additionalProperties'] ?? (isWhole ? schema['unevaluatedProperties'] : undefined);
  const patterns = Object.entries(toMembers(schema['patternProperties']));
  const names =
    patterns.length > 0 ? ` Names match ${patterns.map(([one]) => one).join(' or ')}.` : '';
  const isClosed = rest === false || (rest === undefined && types.length > 0);
  const open = isClosed || (rest === undefined && patterns.length > 0) ? [] : [rest ?? true];
  const values = [...patterns.map(([, one]) => one), ...open] as Schema[];
  if (values.length === 0) return '';
  const own = values.map((one) => toInner(one, context));
  const type = own.includes('unknown') ? 'unknown' : toUnion([...own, ...types]);
  const comment = names === '' ? '' : `/**${toSafe(names)} */\n`;
  return `${comment}[name: string]: ${type};\n`;
}

function toMembers(value: unknown): Readonly<Record<string, Schema>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, Schema>) : {};
}

function listSchemas(value: unknown): readonly Schema[] {
  return isList(value) ? (value as readonly Schema[]) : [];
}

/** What no type can say, in the order of comments. */
const tags = (
  'deprecated readOnly format pattern minLength maxLength minimum exclusiveMinimum maximum ' +
  'exclusiveMaximum multipleOf minItems maxItems uniqueItems contains minContains maxContains ' +
  'minProperties maxProperties propertyNames dependentRequired contentEncoding contentMediaType ' +
  'default not if then else'
).split(' ');

/** A comment and what follows it, or nothing. */
function toComment(schema: Schema, end: '\n' | ' '): string {
  if (typeof schema === 'boolean') return '';
  const { description, title } = schema;
  const text = [description, title].find((one) => typeof one === 'string' && one.trim() !== '');
  const facts = tags.flatMap((name) => {
    const value = schema[name];
    if (value === undefined || value === false) return [];
    return value === true ? [`@${name}`] : [`@${name} ${toFact(value)}`];
  });
  const lines = [...(typeof text === 'string' ? [toLine(toPlainText(text))] : []), ...facts].map(
    toSafe,
  );
  if (lines.length === 0) return '';
  return lines.length === 1 || end === ' '
    ? `/** ${lines.join(' ')} */${end}`
    : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

function toFact(value: unknown): string {
  return toLine(typeof value === 'string' && value.trim() !== '' ? value : toJsonText(value));
}

/** A text in one line, without the marks of quotes. */
function toLine(text: string): string {
  return text
    .replaceAll(/^> ?(?:\[!\w+\])?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function toSafe(text: string): string {
  return text.replaceAll('*/', String.raw`*\/`);
}
