/** Random versions of a small API, and changes as the other side sees them. */
import fc from 'fast-check';
import type { Endpoint, Field, MediaType, Parameter, Response } from '../../src/catalogue/model';
import type { Change } from '../../src/changelog';
import { parameter } from '../request/sample';
import { endpoint, field } from './sample';

const name = fc.constantFrom('a', 'b', 'c');
const choices = fc.option(fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 }), {
  nil: undefined,
});
const limit = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const base = { required: fc.boolean(), deprecated: fc.constantFrom(undefined, 'Use `b`.') };

const { parameters } = fc.letrec<{ parameters: Parameter[]; parameter: Parameter }>((tie) => ({
  parameters: fc.uniqueArray(tie('parameter'), {
    selector: (one) => one.name,
    maxLength: 3,
    depthIdentifier: 'parameters',
  }),
  parameter: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'parameters' },
    fc
      .record({
        ...base,
        name,
        enum: choices,
        maxLength: limit,
        default: choices.map((c) => c?.[0]),
      })
      .map((text) => ({ ...parameter(text.name, 'string'), ...text })),
    fc
      .record({ ...base, name, minimum: limit, default: limit })
      .map((integer) => ({ ...parameter(integer.name, 'integer'), ...integer })),
    fc
      .record({ ...base, name, properties: tie('parameters') })
      .map((list) => ({ ...parameter(list.name, 'array'), ...list })),
    fc
      .record({ ...base, name, properties: tie('parameters') })
      .map((object) => ({ ...parameter(object.name, 'title'), ...object })),
  ),
}));

const { fields } = fc.letrec<{ fields: Field[]; field: Field }>((tie) => ({
  fields: fc.uniqueArray(tie('field'), {
    selector: (one) => one.name,
    maxLength: 3,
    depthIdentifier: 'fields',
  }),
  field: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'fields' },
    fc.record({ name, enum: choices }).map((text) => ({ ...field(text.name, 'string'), ...text })),
    fc
      .record({
        name,
        type: fc.constantFrom<Field['type']>('object', 'array'),
        fields: tie('fields'),
      })
      .map((object) => ({ ...field(object.name, object.type), ...object })),
  ),
}));

const response = fc.record({
  status: fc.constantFrom(200, 400),
  description: fc.constant('Done.'),
  mediaTypes: fc.uniqueArray(
    fc.constantFrom<MediaType>('application/json', 'text/json', 'text/csv'),
    { minLength: 1 },
  ),
  fields,
}) satisfies fc.Arbitrary<Response>;

const arbitraryEndpoint: fc.Arbitrary<Endpoint> = fc
  .record({
    slug: name,
    category: fc.constantFrom('batch', 'settings'),
    deprecated: base.deprecated,
    method: fc.constantFrom('GET', 'PUT'),
    path: fc.constantFrom('a/{id}', 'b/{id}'),
    parameters: fc.record({ body: parameters, query: parameters }, { requiredKeys: [] }),
    responses: fc.uniqueArray(response, { selector: ({ status }) => status }),
  })
  .map((random) => ({ ...endpoint, ...random, title: random.slug }));

export const arbitraryEndpoints = fc.uniqueArray(arbitraryEndpoint, {
  selector: ({ slug }) => slug,
});

/** What a change says in both directions. */
export function toBare(change: Change): object {
  const { of, kind, ...rest } = change;
  const { required: _required, text: _text, ...both } = { required: 0, text: 0, ...rest };
  return { of, kind, ...both };
}

/** The same change with the sides swapped. */
export function toMirrored(change: Change): object {
  const bare = toBare(change);
  const swapped = 'from' in change ? { ...bare, from: change.to, to: change.from } : bare;
  return { ...swapped, kind: opposites[change.kind] ?? change.kind };
}

const pairs = [
  ['added', 'removed'],
  ['required', 'optional'],
  ['deprecated', 'undeprecated'],
  ['choice-added', 'choice-removed'],
  ['media-type-added', 'media-type-removed'],
] as const;

const opposites: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);
