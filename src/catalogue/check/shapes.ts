/** The shapes of `model.ts` at run time; the compiler sees to it that no key is missing. */
import type {
  ArrayParameter,
  BooleanParameter,
  Catalogue,
  Category,
  Endpoint,
  ExampleRequest,
  Field,
  IntegerParameter,
  Note,
  Parameters,
  Response,
  StringParameter,
  TitleParameter,
} from '../model';
import type { StatusCode, Verb } from '../errors';
import type { Member, ObjectRule, Rule } from './shape';

type Members<Model> = { readonly [Key in keyof Required<Model>]: Member };

const text = { kind: 'text' } as const;
const number = { kind: 'number' } as const;
const boolean = { kind: 'boolean' } as const;
const json = { kind: 'json' } as const;
const list = (of: Rule): Rule => ({ kind: 'list', of: () => of });
const choice = (...of: readonly (string | number)[]): Rule => ({ kind: 'choice', of });
const shape = <Model>(members: Members<Model>): ObjectRule => ({ kind: 'object', members });

const required = (rule: Rule): Member => ({ rule, required: true });
const optional = (rule: Rule): Member => ({ rule, required: false });

const parameters: Rule = { kind: 'list', of: () => parameter };

const base = {
  name: required(text),
  description: required(text),
  required: optional(boolean),
  deprecated: optional(text),
};

const stringLimits = {
  enum: optional(list(text)),
  minLength: optional(number),
  maxLength: optional(number),
  format: optional(choice('date-time', 'uri', 'cron', 'comma-separated')),
  default: optional(text),
  constant: optional(text),
  secret: optional(boolean),
  placeholder: optional(text),
};

const parameter: Rule = {
  kind: 'tagged',
  by: 'type',
  shapes: {
    string: shape<StringParameter>({
      ...base,
      ...stringLimits,
      type: required(choice('string')),
    }),
    integer: shape<IntegerParameter>({
      ...base,
      type: required(choice('integer')),
      minimum: optional(number),
      maximum: optional(number),
      default: optional(number),
    }),
    boolean: shape<BooleanParameter>({
      ...base,
      type: required(choice('boolean')),
      default: optional(boolean),
    }),
    array: shape<ArrayParameter>({
      ...base,
      type: required(choice('array')),
      items: optional(
        shape<NonNullable<ArrayParameter['items']>>({
          ...stringLimits,
          type: required(choice('string')),
        }),
      ),
      properties: optional(parameters),
      itemName: optional(text),
      expandable: optional(boolean),
    }),
    title: shape<TitleParameter>({
      ...base,
      type: required(choice('title')),
      properties: optional(parameters),
    }),
  },
};

const fields: Rule = {
  kind: 'list',
  of: () =>
    shape<Field>({
      name: required(text),
      type: required(choice('string', 'integer', 'number', 'boolean', 'object', 'array')),
      description: required(text),
      enum: optional(list(text)),
      fields: optional(fields),
    }),
};

const responses = list(
  shape<Response>({
    status: required(choice(200, 400)),
    description: required(text),
    mediaTypes: required(list(choice('application/json', 'text/json', 'text/csv'))),
    fields: required(fields),
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
  method: required(choice('GET', 'POST', 'PUT', 'DELETE')),
  path: required(text),
  host: required(choice('api', 'authentication')),
  notes: required(notes),
  parameters: required(
    shape<Parameters>({
      path: optional(parameters),
      query: optional(parameters),
      body: optional(parameters),
      formData: optional(parameters),
      header: optional(parameters),
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
  deprecated: optional(text),
});

/** A category, whatever its endpoints are. */
export const categoryRule: Rule = shape<Category>({
  id: required(text),
  title: required(text),
  cardTitle: optional(text),
  description: required(text),
  groups: optional(list(text)),
  endpoints: required(list({ kind: 'any' })),
});

export const catalogueRule: Rule = shape<Catalogue>({
  categories: required(list({ kind: 'any' })),
  statusCodes: required(
    list(
      shape<StatusCode>({
        code: required(text),
        name: required(text),
        meaning: required(text),
        anchor: required(text),
      }),
    ),
  ),
  verbs: required(list(shape<Verb>({ method: required(text), use: required(text) }))),
});
