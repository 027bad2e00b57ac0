/** Runs `ajv`, and says in the words of the portal what is wrong. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { type Json, remember, toMembers, toStep } from '../openapi/document';
import type { Shape } from '../openapi/model';
import { isDateTime, isUrl } from '../openapi/formats';
import { countCharacters, toExpression } from '../openapi/keywords';
import { toPathPointer, visitParts } from '../openapi/parts';
import portal from '../openapi/x-portal.schema.json';
import { findAlternative } from '../request/fit';
import { entrySchema } from './entry-schema';
import {
  type Finding,
  listRepeated,
  type Problem,
  suggest,
  toChoices,
  toCounted,
  toEntryField,
  toField,
  toQuoted,
  toSteps,
} from './problem';

/** Checks the shape of an entry, which can be any value. */
export function checkShape(kind: 'endpoint' | 'category' | 'entries', entry: unknown) {
  const validate = compile({ $ref: `${entrySchema.$id}#/$defs/${kind}` });
  return findProblems(validate, entry).map((problem) => ({
    ...problem,
    field: toEntryField(toSteps(entry, problem.pointer)),
  }));
}

/** Checks every `x-portal` of a document. */
export function checkPortals(document: unknown): readonly Pointed[] {
  const found: Pointed[] = [];
  visitParts(document, ({ 'x-portal': portal }, _, path) => {
    if (portal === undefined) return;
    const at = toPathPointer(path);
    const problems = findProblems(compile({ $ref: `portal#/$defs/${toKind(at)}` }), portal);
    found.push(...problems.map((one) => ({ ...one, pointer: `${at}/x-portal${one.pointer}` })));
  });
  return found;
}

const operation = /^\/(?:paths|(?:x-)?webhooks)\/[^/]+\/(?:additionalOperations\/[^/]+|[a-z]+)$/;

/** The definition in the schema that describes `x-portal` of this part. */
function toKind(pointer: string): string {
  if (pointer === '') return 'document';
  if (/^\/tags\/\d+$/.test(pointer)) return 'tag';
  return operation.test(pointer) ? 'operation' : 'schema';
}

/** Checks a value, which stands in this field. */
export function checkValue(field: string, value: unknown, schema: object): readonly Problem[] {
  return findProblems(compile(schema), value).map(({ pointer, ...problem }) => ({
    field: toField(field, toSteps(value, pointer)),
    ...problem,
  }));
}

/** Many endpoints share parameters, and an edit changes few. `ajv` takes about 2 ms for a schema. */
const validators = new Map<string, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  return remember(validators, JSON.stringify(schema), () => ajv.compile(schema));
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  validateSchema: false,
  discriminator: true,
  ownProperties: true,
  logger: false,
  // Compiling a schema takes longer than using it, so the code is not optimized.
  code: { optimize: false },
  inlineRefs: false,
  multipleOfPrecision: 9,
  // Of values, and of what keywords contain.
  formats: {
    'date-time': isDateTime,
    uri: isUrl,
    regex: (pattern: string) => toExpression(pattern) !== undefined,
  },
});
ajv.addSchema([entrySchema, { $id: 'portal', ...portal }]).addKeyword({
  keyword: 'unique',
  type: 'array',
  validate: (key: string, items: readonly unknown[]) => listTwice(items, key).length === 0,
});
ajv.addKeyword({
  keyword: 'alternatives',
  validate: (alternatives: readonly Shape[], value: Json) =>
    findAlternative({ kind: 'union', alternatives }, value) !== undefined,
});

/** The items of a list are told apart by the value of a member. Old names are not used again. */
function listTwice(items: readonly unknown[], key: string): readonly unknown[] {
  const names = items.map(toMembers).flatMap((item) => [item[key], item['was']]);
  return listRepeated(names.filter((name) => name !== undefined));
}

/** What is wrong with a value, and its location as a JSON pointer. */
interface Pointed extends Finding {
  readonly pointer: string;
}

/** The first problem of each place in a value. */
function findProblems(validate: ValidateFunction, value: unknown): readonly Pointed[] {
  if (validate(value)) return [];
  // What `then` finds is there too.
  const found = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toPointed);
  const pointers = found.map(({ pointer }) => pointer);
  return found.filter(({ pointer }, index) => pointers.indexOf(pointer) === index);
}

function toPointed({ instancePath, keyword, message = '', ...error }: ErrorObject): Pointed {
  const { data, schema, params } = error;
  const parent: ParentSchema = error.parentSchema ?? {};
  const { member, ...problem } = {
    found: toQuoted(data),
    expected: `a value that ${message}`,
    ...messages[keyword]?.({ data, parent, schema, params }),
    ...(parent.description !== undefined && { expected: parent.description }),
  };
  const step = member === undefined ? '' : `/${toStep(member)}`;
  return { pointer: instancePath + step, ...problem };
}

/** A schema, with words for messages. */
interface ParentSchema {
  readonly [keyword: string]: unknown;
  /** What is expected. */
  readonly description?: string;
  readonly enum?: readonly unknown[];
  /** What is found in an object with an unknown member. */
  readonly unknown?: string;
  readonly properties?: Readonly<Record<string, ParentSchema>>;
}

/** A failed keyword: the value, the value of the keyword, and its schema. */
type Failure = Pick<ErrorObject, 'data' | 'schema' | 'params'> & { readonly parent: ParentSchema };

type Wording = Partial<Finding> & {
  /** The member that is missing or unknown. */
  readonly member?: string;
};

type Say = (failure: Failure) => Wording;

/** What keywords say: by default that the value was found. A description says what is expected. */
const messages: Readonly<Record<string, Say>> = {
  type: ({ data, parent }) => ({
    expected: toExpected(parent),
    ...(Array.isArray(data) && parent['discriminator'] !== undefined && { hint: spreadHint }),
  }),
  enum: ({ data, schema, parent }) => ({
    expected: toExpected(parent),
    ...suggest(String(data), (schema as readonly unknown[]).map(String)),
  }),
  const: ({ schema }) => ({ expected: toQuoted(schema) }),
  minimum: toBound('at least'),
  maximum: toBound('at most'),
  exclusiveMinimum: toBound('more than'),
  exclusiveMaximum: toBound('less than'),
  multipleOf: toBound('a multiple of'),
  minLength: toBound('at least'),
  maxLength: toBound('at most'),
  pattern: ({ schema }) => ({ expected: `a match for ${toQuoted(schema)}` }),
  format: ({ schema }) => ({ expected: formatWords[String(schema)] ?? 'a regular expression' }),
  minItems: () => ({ found: 'none', expected: 'at least one' }),
  unique: ({ data, schema }) => {
    const repeated = listTwice(data as readonly unknown[], String(schema)).map(toQuoted);
    return { found: `${repeated.join(', ')} more than once`, expected: 'unique names' };
  },
  required: ({ parent, params }) => {
    const member = String(params['missingProperty']);
    return { member, found: 'nothing', expected: toExpected(parent.properties?.[member]) };
  },
  dependentRequired: ({ params }) => ({
    member: String(params['missingProperty']),
    found: 'nothing',
    expected: `a ${String(params['missingProperty'])} for the ${String(params['property'])}`,
  }),
  additionalProperties: ({ parent, params }) => {
    const member = String(params['additionalProperty']);
    const known = Object.keys(parent.properties ?? {});
    const found = parent.unknown ?? 'an unknown key';
    return { member, found, expected: toChoices(known), ...suggest(member, known) };
  },
  discriminator: ({ parent, params }) => {
    const variants = parent['oneOf'] as readonly { properties: { type: { const: string } } }[];
    const known = variants.map(({ properties }) => properties.type.const);
    const type: unknown = params['tagValue'];
    const problem = { found: toQuoted(type), expected: toChoices(known) };
    if (typeof type !== 'string') return { member: 'type', ...problem, hint: spreadHint };
    return { member: 'type', ...problem, ...suggest(type, known) };
  },
};

function toBound(bound: string): Say {
  return ({ data, schema }) => ({
    found:
      typeof data === 'string' ? toCounted(countCharacters(data), 'character[s]') : String(data),
    expected: `${bound} ${String(schema)}`,
  });
}

const spreadHint =
  'Describe each field, and write three dots before the name of a list or a schema, such as "...strings".';

/** What a format expects, in words. */
const formatWords: Readonly<Record<string, string>> = {
  'date-time': 'a date and time with a time zone, for example "2026-03-01T09:00:00Z"',
  uri: 'a URL, for example "https://example.com/page"',
};

/** What a schema expects, in words. */
function toExpected({ description, type, enum: choices }: ParentSchema = {}): string {
  if (description !== undefined) return description;
  // The values of responses can be null.
  if (choices !== undefined) return toChoices(choices.filter((choice) => choice !== null));
  if (typeof type !== 'string') return 'a value';
  return type === 'array' ? 'a list' : `${/^[io]/.test(type) ? 'an' : 'a'} ${type}`;
}
