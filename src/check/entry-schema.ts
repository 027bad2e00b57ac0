/**
 * The shape of entries as JSON Schema. `words` are what a message says was expected. A new
 * key of an entry is a compile error here.
 */
import type { Note, ParameterLocation, Section, StatusCode, Verb } from '../api/document';
import type {
  CategoryEntry,
  EndpointEntry,
  Entries,
  ExampleRequest,
  Parameters,
  ResponseEntry,
} from '../catalogue/model';
import type { ArrayForm, Property, Schema, SchemaType } from '../catalogue/schema';
import { toDeclared } from './keywords';
import { toChoices } from './problem';

type Members<Model> = { readonly [Key in keyof Required<Model>]: object };

/** An object with exactly these members. */
function object<Model>(properties: Members<Model>, required: readonly (keyof Model & string)[]) {
  return { type: 'object', words: 'an object', properties, required, additionalProperties: false };
}

const any = { words: 'a value' };
const text = { type: 'string', words: 'a string' };
const number = { type: 'number', words: 'a number' };
const boolean = { type: 'boolean', words: 'true or false' };
const texts = list(text);

function list(items: object, unique?: 'name' | 'status') {
  return { type: 'array', items, words: 'a list', ...(unique && { unique }) };
}

function choice(...choices: readonly (string | number)[]) {
  return { enum: choices, words: toChoices(choices) };
}

function matching(pattern: string, words: string) {
  return { type: 'string', pattern, words };
}

const segment = matching(
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'lowercase letters and digits, separated by single hyphens',
);

const sections = list(
  object<Section>({ title: text, description: text, names: texts }, ['title', 'names']),
);

const titled = { $ref: '#/$defs/sections' };

/* Schemas of values: one for each type, alone or as a property with a name. */

type Keywords = {
  readonly [Type in SchemaType]: Omit<Members<Extract<Schema, { readonly type: Type }>>, 'type'>;
};

const keywords: Keywords = {
  string: {
    enum: { type: 'array', items: text, minItems: 1, uniqueItems: true, words: 'a list' },
    ...toDeclared('string', text),
    secret: boolean,
  },
  integer: toDeclared('integer', number),
  number: toDeclared('number', number),
  boolean: toDeclared('boolean', boolean),
  array: {
    items: { $ref: '#/$defs/schema', words: 'an object' },
    form: object<ArrayForm>({ itemName: text, expandable: boolean, sections: titled }, [
      'itemName',
      'expandable',
    ]),
  },
  object: {
    properties: list({ $ref: '#/$defs/property' }, 'name'),
    title: {
      allOf: [
        matching(
          '^[A-Z][A-Za-z0-9]*$',
          'letters and digits, starting with a capital letter, for example "CampaignLink"',
        ),
        // Exports name the bodies of endpoints themselves, with the two endings.
        matching(
          '(?<!(Request|Response)\\d*)$',
          'a title without this ending, which exports use for bodies',
        ),
      ],
    },
  },
};

const scalars: readonly SchemaType[] = ['string', 'integer', 'number', 'boolean'];
const types: readonly SchemaType[] = [...scalars, 'array', 'object'];

/** One of several schemas, told apart by their type. */
function typed(allowed: readonly SchemaType[], others: object, required: readonly string[] = []) {
  return {
    type: 'object',
    words: 'an object',
    discriminator: { propertyName: 'type' },
    oneOf: allowed.map((type) => ({
      properties: { type: { const: type }, ...others, ...keywords[type] },
      required: ['type', ...required, ...(inner[type] ?? [])],
      additionalProperties: false,
    })),
  };
}

const inner: Partial<Record<SchemaType, readonly string[]>> = {
  array: ['items'],
  object: ['properties'],
};

function property(allowed: readonly SchemaType[]) {
  const name = { ...text, format: 'letters' };
  const was = { ...name, minLength: 1, words: 'the old name' };
  const others: Members<Omit<Property, keyof Schema>> = {
    ...{ name, was, description: text, required: boolean, deprecated: text },
  };
  return typed(allowed, others, ['name', 'description']);
}

const scalarParameter = {
  ...property(scalars),
  typeWords: 'a string, a number or a boolean, because only a body can contain lists and objects',
};
const scalarParameters = list({ $ref: '#/$defs/scalarParameter' }, 'name');

const parameters = object<Parameters>(
  {
    path: scalarParameters,
    query: scalarParameters,
    formData: scalarParameters,
    header: scalarParameters,
    body: list({ $ref: '#/$defs/property' }, 'name'),
  },
  [],
);

/* Entries. */

const response = {
  ...object<ResponseEntry>(
    {
      status: choice(200, 400),
      description: text,
      mediaTypes: list(choice('application/json', 'text/json', 'text/csv')),
      schema: { $ref: '#/$defs/schema' },
      example: any,
    },
    ['status', 'description', 'mediaTypes'],
  ),
  dependentRequired: { example: ['schema'] },
};

const note = object<Note>({ kind: choice('info', 'tip', 'warning'), title: text, text }, [
  'kind',
  'title',
  'text',
]);

const path = {
  words: 'a string',
  allOf: [
    matching(
      '^(?!/|\\w+:)',
      'a path without a leading slash or a host, for example "boards/{boardId}"',
    ),
    matching('^([^{}]|\\{[^{}]*\\})*$', 'names between "{" and "}"'),
    matching('^[^?#\\s]*$', 'a path without "?", "#" or spaces, which are no part of a path'),
    matching('^(?!(.*/)?\\.{1,2}(/|$))', 'a path without "." and "..", which clients remove'),
  ],
};

const sectionsByLocation: Members<Record<ParameterLocation, unknown>> = {
  ...{ path: titled, query: titled, body: titled, formData: titled, header: titled },
};

const endpoint = object<EndpointEntry>(
  {
    slug: segment,
    category: text,
    group: text,
    title: text,
    summary: text,
    usage: text,
    next: texts,
    method: choice('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    path,
    host: choice('api', 'authentication'),
    notes: list(note),
    parameters,
    sections: object(sectionsByLocation, []),
    bodyShape: choice('object', 'array'),
    example: object<ExampleRequest>({ path: any, query: any, formData: any, body: any }, []),
    responses: { ...list(response, 'status'), minItems: 1 },
    undoes: text,
    aliases: texts,
    deprecated: text,
  },
  [
    ...(['slug', 'category', 'title', 'summary', 'method', 'path'] as const),
    ...(['parameters', 'example', 'responses'] as const),
  ],
);

/** A category, without a check of its endpoints. */
const category = object<CategoryEntry>(
  {
    id: segment,
    title: text,
    cardTitle: text,
    description: text,
    groups: texts,
    aliases: texts,
    endpoints: list({}),
  },
  ['id', 'title', 'description', 'endpoints'],
);

const statusCode = object<StatusCode>({ code: text, name: text, meaning: text, anchor: text }, [
  ...(['code', 'name', 'meaning', 'anchor'] as const),
]);

/** The entries, without a check of their categories. */
const entries = object<Entries>(
  {
    categories: list({}),
    statusCodes: list(statusCode),
    verbs: list(object<Verb>({ method: text, use: text }, ['method', 'use'])),
  },
  ['categories', 'statusCodes', 'verbs'],
);

export const entrySchema = {
  $id: 'entries',
  $defs: {
    schema: typed(types, {}),
    property: property(types),
    scalarParameter,
    sections,
    ...{ endpoint, category, entries },
  },
};
