/** Runs `ajv`, and says in the words of the portal what is wrong. */
import {
  Ajv2020,
  type AnySchemaObject,
  type ErrorObject,
  type ValidateFunction,
} from 'ajv/dist/2020';
import { formats, sayKeyword } from './keywords';
import { findWrongLetter } from './letters';
import { isObject, listRepeated, type Problem, toChoices, toPath, toQuoted } from './problem';

/** @param schemas schemas that others refer to by their `$id` */
export function buildAjv(...schemas: readonly AnySchemaObject[]): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ allErrors: true, verbose: true, strict: false, validateSchema: false },
    ...{ discriminator: true, ownProperties: true, logger: false },
    // Compiling a schema takes longer than using it, so the code is not optimized.
    ...{ code: { optimize: false }, inlineRefs: false, multipleOfPrecision: 9 },
    formats: { ...formats, letters: (name) => findWrongLetter(name) === undefined },
  });
  // The items of a list are told apart by the value of a member.
  ajv.addKeyword({
    keyword: 'unique',
    type: 'array',
    validate: (key: string, items: readonly unknown[]) =>
      listRepeated(items.map((item) => toKey(item, key))).length === 0,
  });
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

function toKey(item: unknown, key: string): string {
  // An item without a key is another problem.
  return JSON.stringify(isObject(item) && key in item ? item[key] : item);
}

/** What is wrong with a value: its location as a JSON pointer, and a problem without a location. */
export interface Finding extends Omit<Problem, 'field'> {
  readonly pointer: string;
}

/** The first problem of each place in a value. */
export function findProblems(validate: ValidateFunction, value: unknown): readonly Finding[] {
  if (validate(value)) return [];
  const found = (validate.errors ?? []).map((error) => {
    const { member, ...problem } = toProblem(error);
    const pointer = error.instancePath + (member === undefined ? '' : `/${escape(member)}`);
    return { pointer, ...problem };
  });
  const first = new Map(found.toReversed().map((one) => [one.pointer, one]));
  return found.filter((one) => first.get(one.pointer) === one);
}

function toProblem(error: ErrorObject): Wording {
  const { keyword, message = 'another value', data, schema } = error;
  const failure = toFailure(error);
  const said = sayKeyword(keyword, data, schema) ?? { found: toQuoted(data), expected: message };
  return messages[keyword]?.(failure) ?? { ...said, expected: failure.words ?? said.expected };
}

/** A schema, with words for messages. */
interface ParentSchema {
  readonly [keyword: string]: unknown;
  readonly words?: string;
  /** What is found in an object with an unknown member, and expected as a type. */
  readonly unknown?: string;
  readonly typeWords?: string;
}

/** A failed keyword of a schema. */
interface Failure {
  /** The value, the schema that it does not match, and the value of the failed keyword. */
  readonly data: unknown;
  readonly parent: ParentSchema;
  readonly schema: unknown;
  readonly params: Readonly<Record<string, unknown>>;
  /** What the schema says is expected. */
  readonly words: string | undefined;
}

function toFailure({ data, schema, params, parentSchema = {} }: ErrorObject): Failure {
  const parent: ParentSchema = parentSchema;
  return { data, parent, schema, params, words: parent.words };
}

type Wording = Omit<Problem, 'field'> & {
  /** The member that is missing or unknown. */
  readonly member?: string;
};

/** What keywords say, beyond those of `keywords.ts`. All others say what `ajv` says. */
const messages: Readonly<Record<string, (failure: Failure) => Wording>> = {
  type: ({ data, schema, words }) => {
    if (Array.isArray(data) && schema === 'object') return listInList;
    const [type = ''] = [schema].flat().map(String);
    const expected = words ?? `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
    return { found: toQuoted(data), expected };
  },
  enum: ({ data, schema, words }) => {
    const known = (schema as readonly unknown[]).filter((choice) => choice !== null);
    const problem = { found: toQuoted(data), expected: words ?? toChoices(known) };
    if (typeof data !== 'string') return problem;
    return { ...problem, misspelt: { word: data, known: known.map(String) } };
  },
  const: ({ data, schema }) => ({ found: toQuoted(data), expected: toQuoted(schema) }),
  format: ({ data, schema, words }) =>
    (schema === 'letters' ? findWrongLetter(String(data)) : undefined) ?? {
      found: toQuoted(data),
      expected: words ?? 'a date and time with a time zone, for example "2026-03-01T09:00:00Z"',
    },
  minItems: () => ({ found: 'none', expected: 'at least one' }),
  unique: ({ data, schema }) => {
    const keys = (data as readonly unknown[]).map((item) => toKey(item, String(schema)));
    return { found: `${listRepeated(keys).join(', ')} more than once`, expected: 'unique names' };
  },
  uniqueItems: ({ data, params }) => {
    const repeated = (data as readonly unknown[])[Number(params['i'])];
    return { found: `${toQuoted(repeated)} more than once`, expected: 'unique names' };
  },
  required: ({ parent, params }) => {
    const member = String(params['missingProperty']);
    const { words: expected = 'a value, because it is required' } =
      (parent['properties'] as Readonly<Record<string, { words?: string }>> | undefined)?.[
        member
      ] ?? {};
    return { member, found: 'nothing', expected };
  },
  dependentRequired: ({ params }) => ({
    ...{ member: String(params['missingProperty']), found: 'nothing' },
    expected: `a ${String(params['missingProperty'])} for the ${String(params['property'])}`,
  }),
  additionalProperties: ({ parent, params }) => {
    const member = String(params['additionalProperty']);
    const known = Object.keys(parent['properties'] ?? {});
    const found = parent.unknown ?? 'an unknown key';
    return { member, found, expected: toChoices(known), misspelt: { word: member, known } };
  },
  discriminator: ({ data, parent, params }) => {
    const known = toTypes(parent);
    const type = params['tagValue'];
    const found = type === undefined ? findUnspread(data, known) : undefined;
    if (found !== undefined) return found;
    const expected = parent.typeWords ?? toChoices(known);
    const problem = { member: 'type', found: toQuoted(type), expected };
    return typeof type === 'string' ? { ...problem, misspelt: { word: type, known } } : problem;
  },
};

const listInList: Wording = {
  found: 'a list in a list',
  expected: 'the items of that list',
  hint: 'Write three dots before its name, such as "...paging".',
};

/** The types that a schema with a discriminator accepts. */
function toTypes({ oneOf }: Failure['parent']): readonly string[] {
  const variants = oneOf as readonly { properties: { type: { const: string } } }[];
  return variants.map(({ properties }) => properties.type.const);
}

/** A schema such as `strings` inside a property, instead of its keys. */
function findUnspread(data: unknown, known: readonly string[]): Wording | undefined {
  const members = Object.entries(isObject(data) ? data : {});
  const [member] =
    members.find(([, value]) => isObject(value) && known.includes(String(value['type']))) ?? [];
  if (member === undefined) return undefined;
  const found = `${toQuoted(member)} without three dots`;
  return { member, found, expected: 'the keys inside it', hint: `Write "...${member}".` };
}

/* Locations. */

function escape(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The location of a part of a value: `example.body.tags[1]`. */
export function toField(root: string, value: unknown, pointer: string): string {
  return toSteps(value, pointer).reduce(
    (field, { step, isItem }) => (isItem ? `${field}[${step}]` : toPath(field, step)),
    root,
  );
}

/** The location of a part of an entry, with items by name: `parameters.body.locales.isoCode`. */
export function toEntryField(entry: unknown, pointer: string): string {
  const steps = toSteps(entry, pointer);
  return steps.reduce((field, { step, isItem, value }, index) => {
    const name = isItem && isObject(value) ? (value['name'] ?? value['status']) : undefined;
    const isName = typeof name === 'number' || (typeof name === 'string' && name !== '');
    if (isItem) return isName ? toPath(field, String(name)) : `${field}[${step}]`;
    // The properties of objects, and of objects in lists, need no steps of their own.
    const isImplied = step === 'items' && steps[index + 1]?.step === 'properties';
    return isImplied || step === 'properties' ? field : toPath(field, step);
  }, '');
}

/** The steps of a JSON pointer (RFC 6901), with the values that they lead to. */
function toSteps(root: unknown, pointer: string) {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const isItem = Array.isArray(value);
      value = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
      return { step, isItem, value };
    });
}
