/** The shape of entries as JSON Schema. A new key of an entry is a compile error here. */
import { formatNames, scalarTypes } from '../openapi/keywords';
import portal from '../openapi/x-portal.schema.json';
import type {
  CategoryEntry,
  EndpointEntry,
  Entries,
  ExampleRequest,
  Parameters,
  ResponseEntry,
} from '../catalogue/model';
import type { ArrayForm, Property, Schema, SchemaType } from '../catalogue/schema';

type Members<Model> = { readonly [Key in keyof Required<Model>]: object };

/** An object with exactly these members. */
function object<Model>(properties: Members<Model>, required: readonly (keyof Model & string)[]) {
  return { type: 'object', properties, required, additionalProperties: false };
}

const any = {};
const text = { type: 'string' };
const number = { type: 'number' };
const boolean = { type: 'boolean' };

/** @param unique the member that tells the items apart */
function list(items: object, unique?: 'name' | 'status') {
  return { type: 'array', items, ...(unique && { unique }) };
}

function matching(pattern: string, description: string) {
  return { type: 'string', pattern, description };
}

const { document, operation, tag, ...definitions } = portal.$defs;
const prose = definitions.text;
const titled = { $ref: '#/$defs/sections' };

/* Schemas of values: one for each type, alone or as a property with a name. */

type Keywords = {
  readonly [Type in SchemaType]: Omit<Members<Extract<Schema, { readonly type: Type }>>, 'type'>;
};

const length = {
  ...number,
  allOf: [{ type: 'integer', minimum: 0, description: 'a non-negative integer' }],
};

const numeric = {
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: { ...number, exclusiveMinimum: 0, description: 'a number above 0' },
  default: number,
};

const keywords: Keywords = {
  string: {
    enum: { type: 'array', items: text, minItems: 1, uniqueItems: true },
    const: text,
    default: text,
    examples: { type: 'array', items: text },
    minLength: length,
    maxLength: length,
    pattern: { type: 'string', format: 'regex', description: 'a regular expression' },
    format: { enum: formatNames },
    secret: boolean,
  },
  integer: numeric,
  number: numeric,
  boolean: { default: boolean },
  array: {
    items: { $ref: '#/$defs/schema' },
    form: object<ArrayForm>({ itemName: text, sections: titled }, ['itemName']),
  },
  object: {
    properties: {
      allOf: [list({ $ref: '#/$defs/property' }, 'name')],
      description: "a list of its fields, such as [string('name', 'Its name.')]",
    },
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

const types: readonly SchemaType[] = [...scalarTypes, 'array', 'object'];

/** What a schema needs beside its type. */
const inner: Partial<Record<SchemaType, readonly string[]>> = {
  array: ['items'],
  object: ['properties'],
};

/** One of several schemas, told apart by their type. */
function typed(allowed: readonly SchemaType[], others: object, required: readonly string[] = []) {
  return {
    type: 'object',
    discriminator: { propertyName: 'type' },
    oneOf: allowed.map((type) => ({
      properties: { type: { const: type }, ...others, ...keywords[type] },
      required: ['type', ...required, ...(inner[type] ?? [])],
      additionalProperties: false,
    })),
  };
}

function property(allowed: readonly SchemaType[]) {
  const others: Members<Omit<Property, keyof Schema>> = {
    name: text,
    was: prose,
    description: prose,
    required: boolean,
    deprecated: prose,
  };
  return typed(allowed, others, ['name', 'description']);
}

const scalar = {
  ...property(scalarTypes),
  description: 'a string, a number or a boolean, because only a body can contain lists and objects',
};

const scalarList = list({ $ref: '#/$defs/scalar' }, 'name');
const parameters = object<Parameters>(
  {
    path: scalarList,
    query: scalarList,
    formData: scalarList,
    header: scalarList,
    body: list({ $ref: '#/$defs/property' }, 'name'),
  },
  [],
);

/* Entries. */

const response = {
  ...object<ResponseEntry>(
    {
      status: { enum: [200, 400] },
      description: prose,
      mediaTypes: list({ enum: ['application/json', 'text/json', 'text/csv'] }),
      schema: { $ref: '#/$defs/schema' },
      example: any,
    },
    ['status', 'description', 'mediaTypes'],
  ),
  dependentRequired: { example: ['schema'] },
};

const path = matching(
  '^(?!/|\\w+:|(.*/)?\\.\\.?(/|$))([^{}?#\\s]|\\{[^{}]*\\})+$',
  'a path without a leading slash, a host, "..", "?", "#" or spaces, and names between "{" and "}", for example "boards/{boardId}"',
);

const endpoint = object<EndpointEntry>(
  {
    ...operation.properties,
    title: prose,
    summary: prose,
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    path,
    host: { enum: ['api', 'authentication'] },
    parameters,
    bodyShape: { enum: ['object', 'array'] },
    example: object<ExampleRequest>({ path: any, query: any, formData: any, body: any }, []),
    responses: { ...list(response, 'status'), minItems: 1 },
  },
  [
    ...(['slug', 'title', 'summary', 'method', 'path'] as const),
    ...(['parameters', 'example', 'responses'] as const),
  ],
);

/** A category, without a check of its endpoints. */
const category = object<CategoryEntry>(
  {
    ...tag.properties,
    id: definitions.slug,
    title: prose,
    description: prose,
    endpoints: list(any),
  },
  ['id', 'title', 'description', 'endpoints'],
);

/** The entries, without a check of their categories. */
const entries = object<Entries>({ ...document.properties, categories: list(any) }, [
  'categories',
  'statusCodes',
  'verbs',
]);

export const entrySchema = {
  $id: 'entries',
  $defs: {
    ...definitions,
    schema: typed(types, {}),
    property: property(types),
    scalar,
    endpoint,
    category,
    entries,
  },
};
