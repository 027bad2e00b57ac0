/** The shapes of `model.ts` and `schema.ts` at runtime. */
import type {
  Catalogue,
  Category,
  Endpoint,
  ExampleRequest,
  Note,
  Parameters,
  Response,
  StatusCode,
  Verb,
} from '../model';
import type { ArrayForm, ParameterSection, Property, Schema, SchemaType } from '../schema';
import {
  boolean,
  choice,
  json,
  list,
  number,
  optional,
  required,
  shape,
  text,
  type Member,
  type Members,
  type Rule,
} from './problem';

type MembersOf<Type extends SchemaType> = Members<Extract<Schema, { readonly type: Type }>>;

const numeric = {
  minimum: optional(number),
  maximum: optional(number),
  default: optional(number),
};

const sections = list(
  shape<ParameterSection>({
    title: required(text),
    description: optional(text),
    names: required(list(text)),
  }),
);

/** The members of each type of schema. A new type or keyword is a compile error here. */
const schemaMembers: { readonly [Type in SchemaType]: MembersOf<Type> } = {
  string: {
    type: required(choice('string')),
    enum: optional(list(text)),
    const: optional(text),
    default: optional(text),
    examples: optional(list(text)),
    minLength: optional(number),
    maxLength: optional(number),
    format: optional(choice('date-time', 'uri', 'cron', 'comma-separated')),
    secret: optional(boolean),
  },
  integer: { type: required(choice('integer')), ...numeric },
  number: { type: required(choice('number')), ...numeric },
  boolean: { type: required(choice('boolean')), default: optional(boolean) },
  array: {
    type: required(choice('array')),
    items: { rule: { kind: 'lazy', of: () => schema }, required: true },
    form: optional(
      shape<ArrayForm>({
        itemName: required(text),
        expandable: required(boolean),
        sections: optional(sections),
      }),
    ),
  },
  object: {
    type: required(choice('object')),
    properties: required({ kind: 'list', of: () => property }),
    title: optional(text),
  },
};

const named: Members<Pick<Property, 'name' | 'was' | 'description' | 'required' | 'deprecated'>> = {
  name: required(text),
  was: optional(text),
  description: required(text),
  required: optional(boolean),
  deprecated: optional(text),
};

const toSchemaRule = (others: Readonly<Record<string, Member>>): Rule => ({
  kind: 'tagged',
  by: 'type',
  shapes: Object.fromEntries(
    Object.entries(schemaMembers).map(([type, members]) => [
      type,
      { kind: 'object', members: { ...others, ...members } },
    ]),
  ),
});

const schema = toSchemaRule({});
const property = toSchemaRule(named);
const properties = list(property);

const responses = list(
  shape<Response>({
    status: required(choice(200, 400)),
    description: required(text),
    mediaTypes: required(list(choice('application/json', 'text/json', 'text/csv'))),
    schema: optional(schema),
    example: optional(json),
  }),
);

const notes = list(
  shape<Note>({
    kind: required(choice('info', 'tip', 'warning')),
    title: required(text),
    text: required(text),
  }),
);

export const endpointRule: Rule = shape<Endpoint>({
  slug: required(text),
  category: required(text),
  group: optional(text),
  title: required(text),
  summary: required(text),
  usage: optional(text),
  method: required(choice('GET', 'POST', 'PUT', 'DELETE')),
  path: required(text),
  host: required(choice('api', 'authentication')),
  notes: required(notes),
  parameters: required(
    shape<Parameters>({
      path: optional(properties),
      query: optional(properties),
      body: optional(properties),
      formData: optional(properties),
      header: optional(properties),
    }),
  ),
  sections: optional(
    shape<Required<Endpoint>['sections']>({
      path: optional(sections),
      query: optional(sections),
      body: optional(sections),
      formData: optional(sections),
      header: optional(sections),
    }),
  ),
  bodyShape: optional(choice('object', 'array')),
  example: required(
    shape<ExampleRequest>({
      path: optional(json),
      query: optional(json),
      formData: optional(json),
      body: optional(json),
    }),
  ),
  responses: required(responses),
  undoes: optional(text),
  aliases: optional(list(text)),
  deprecated: optional(text),
});

/** A category, without a check of its endpoints. */
export const categoryRule: Rule = shape<Category>({
  id: required(text),
  title: required(text),
  cardTitle: optional(text),
  description: required(text),
  groups: optional(list(text)),
  aliases: optional(list(text)),
  endpoints: required(list({ kind: 'any' })),
});

export const statusCodesRule: Rule = list(
  shape<StatusCode>({
    code: required(text),
    name: required(text),
    meaning: required(text),
    anchor: required(text),
  }),
);

export const verbsRule: Rule = list(shape<Verb>({ method: required(text), use: required(text) }));

export const catalogueRule: Rule = shape<Catalogue>({
  categories: required(list({ kind: 'any' })),
  statusCodes: required(statusCodesRule),
  verbs: required(verbsRule),
});
