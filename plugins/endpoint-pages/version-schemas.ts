/** What the data of generated pages must hold to be compared, for every shape that was ever cut. */
import { Joi } from '@docusaurus/utils-validation';

export interface Categories {
  readonly categories: readonly { readonly id: string }[];
}

export interface Overview {
  readonly endpoints: readonly { readonly slug: string }[];
}

const text = Joi.string().required();
/** A part of an address and the name of a file. */
const segment = Joi.string()
  .pattern(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
  .required();
const choices = Joi.array().items(Joi.string().allow(''));

const value = Joi.object({
  type: Joi.valid('string', 'integer', 'number', 'boolean', 'array', 'object').required(),
  enum: choices,
  items: Joi.link('#value').when('type', { is: 'array', then: Joi.required() }),
  properties: Joi.array()
    .items(Joi.link('#property'))
    .when('type', { is: 'object', then: Joi.required() }),
}).id('value');

const property = value
  .keys({ name: text, required: Joi.boolean(), deprecated: Joi.string() })
  .id('property');

const parameters = Joi.array().items(Joi.link('#property'));

const endpoint = Joi.object({
  slug: segment,
  category: segment,
  title: text,
  method: Joi.valid('GET', 'POST', 'PUT', 'DELETE').required(),
  path: text,
  host: Joi.valid('api', 'authentication').required(),
  bodyShape: Joi.valid('object', 'array'),
  deprecated: Joi.string(),
  parameters: Joi.object({
    path: parameters,
    query: parameters,
    body: parameters,
    formData: parameters,
    header: parameters,
  }).required(),
  responses: Joi.array()
    .items(
      Joi.object({
        status: Joi.number().required(),
        mediaTypes: Joi.array().items(Joi.string()).required(),
        schema: Joi.link('#value'),
      }),
    )
    .required(),
})
  .shared(value)
  .shared(property);

/** By the `schemaVersion` of the data. A shape that was cut stays here for good. */
export const schemas = {
  1: {
    categories: Joi.object({
      categories: Joi.array()
        .items(Joi.object({ id: segment }))
        .required(),
    }),
    overview: Joi.object({
      endpoints: Joi.array()
        .items(Joi.object({ slug: segment }))
        .required(),
    }),
    endpoint: Joi.object({ endpoint: endpoint.required() }),
  },
} as const;
