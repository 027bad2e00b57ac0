/** Random versions of a small API, and the reverse of each change. */
import fc from 'fast-check';
import type { Endpoint, MediaType, Response } from '../../src/catalogue/model';
import type { Property, Schema } from '../../src/catalogue/schema';
import type { Change } from '../../src/changelog/model';
import { endpoint } from './sample';

const name = fc.constantFrom('a', 'b', 'c');
const choices = fc.option(fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 }), {
  nil: undefined,
});
const limit = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const base = { required: fc.boolean(), deprecated: fc.constantFrom(undefined, 'Use `b`.') };

const { properties } = fc.letrec<{ properties: Property[]; property: Property; schema: Schema }>(
  (tie) => ({
    properties: fc.uniqueArray(tie('property'), {
      selector: (one) => one.name,
      maxLength: 3,
      depthIdentifier: 'properties',
    }),
    property: fc
      .tuple(fc.record({ ...base, name }), tie('schema'))
      .map(([named, schema]) => ({ description: 'D.', ...named, ...schema })),
    schema: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'properties' },
      fc
        .record({ enum: choices, maxLength: limit, default: choices.map((c) => c?.[0]) })
        .map((text) => ({ type: 'string' as const, ...text })),
      fc
        .record({ const: fc.constantFrom('x', 'y'), minLength: limit })
        .map((text) => ({ type: 'string' as const, ...text })),
      fc.record({
        type: fc.constantFrom<'integer' | 'number'>('integer', 'number'),
        minimum: limit,
        default: limit,
      }),
      fc.record({ type: fc.constant<'array'>('array'), items: tie('schema') }),
      fc.record({ type: fc.constant<'object'>('object'), properties: tie('properties') }),
    ),
  }),
);

const response = fc.record({
  status: fc.constantFrom(200, 400),
  description: fc.constant('Done.'),
  mediaTypes: fc.uniqueArray(
    fc.constantFrom<MediaType>('application/json', 'text/json', 'text/csv'),
    { minLength: 1 },
  ),
  schema: properties.map((list) => ({ type: 'object' as const, properties: list })),
}) satisfies fc.Arbitrary<Response>;

const arbitraryEndpoint: fc.Arbitrary<Endpoint> = fc
  .record({
    slug: name,
    category: fc.constantFrom('batch', 'settings'),
    deprecated: base.deprecated,
    method: fc.constantFrom('GET', 'PUT'),
    path: fc.constantFrom('a/{id}', 'b/{id}'),
    parameters: fc.record({ body: properties, query: properties }, { requiredKeys: [] }),
    responses: fc.uniqueArray(response, { selector: ({ status }) => status }),
  })
  .map((random) => ({ ...endpoint, ...random, title: random.slug }));

export const arbitraryEndpoints = fc.uniqueArray(arbitraryEndpoint, {
  selector: ({ slug }) => slug,
});

/** The facts of a change that are the same in both directions. */
export function toBare(change: Change): object {
  const { of, kind, ...rest } = change;
  const { required: _required, text: _text, ...both } = { required: 0, text: 0, ...rest };
  return { of, kind, ...both };
}

/** The same change with both sides swapped. */
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
