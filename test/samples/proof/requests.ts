/** All requests that prove the samples. */
import fc from 'fast-check';
import { endpoints } from '../../support/entries';
import { isScalar } from '../../../src/openapi/shapes';
import type { Endpoint } from '../../../src/openapi/model';
import { buildRequest } from '../../../src/request/build';
import type { FormObject, FormValues, HttpRequest } from '../../../src/request/model';
import { toExampleValues } from '../../../src/request/shown';
import { textOf, valueOf } from '../../../src/request/values';
import { formValuesOf } from '../../request/form-values';
import { nastyRequests } from './nasty';
import { otherRequests, textRequests } from './other-apis';

export interface ProofRequest {
  readonly kind: 'example' | 'placeholder' | 'nasty' | 'other' | 'random';
  readonly name: string;
  readonly request: HttpRequest;
}

/** An endpoint of each shape, and two forms without values. */
const shapes = [
  ...['generate-token', 'boards', 'available-media-services', 'get-campaign-links'],
  ...['create-campaign-link', 'create-multiple-links', 'rescan-campaign-links'],
  ...['restore-campaign-link', 'set-link-affiliate-programs', 'create-ticket-link'],
];
const empty = ['get-campaign-link', 'update-campaign-link'];

/** What only the encoding of a form changes. The other texts of forms are also in JSON. */
const forms = [
  'double quotes',
  'shell substitution',
  'command options',
  'URL specials',
  'controls',
];

const chosen = new Set([
  ...shapes.map((slug) => `example: ${slug}`),
  ...empty.map((slug) => `placeholder: ${slug}`),
  ...forms.map((text) => `nasty: ${text} (form)`),
]);

/** The requests that run by default. */
export const chosenRequests: readonly ProofRequest[] = listFixed().filter(
  ({ kind, name }) =>
    chosen.has(name) || kind === 'other' || (kind === 'nasty' && !/\((form|text)\)$/.test(name)),
);

/** The examples of all endpoints, the fixed texts, and the given number of random requests. */
export function buildAllRequests(random: { seed: number; count: number }): ProofRequest[] {
  return [...listFixed(), ...fc.sample(randomForms, { seed: random.seed, numRuns: random.count })];
}

function listFixed(): ProofRequest[] {
  return [
    ...endpoints.map((endpoint) => toProof('example', endpoint, toExampleValues(endpoint))),
    ...endpoints
      .filter(({ path }) => path.includes('{'))
      .map((endpoint) => toProof('placeholder', endpoint, {})),
    ...[...nastyRequests, ...textRequests].map(([name, request]): ProofRequest => {
      return { kind: 'nasty', name: `nasty: ${name}`, request };
    }),
    ...otherRequests.map(([name, request]): ProofRequest => {
      return { kind: 'other', name: `other: ${name}`, request };
    }),
  ];
}

function toProof(kind: ProofRequest['kind'], endpoint: Endpoint, values: FormValues): ProofRequest {
  const name = `${kind}: ${endpoint.slug}`;
  return { kind, name, request: buildRequest(endpoint, values) };
}

const randomForms = fc
  .constantFrom(...endpoints)
  .chain((endpoint) =>
    fc
      .record({ values: formValuesOf(endpoint), header: headersOf(endpoint) })
      .map(({ values, header }) =>
        toProof('random', endpoint, toSendable(endpoint, { ...values, header })),
      ),
  );

/** Clients agree only about ASCII. A constant is the only value that the API accepts. */
function headersOf({ parameters }: Endpoint): fc.Arbitrary<FormObject> {
  const text = fc.string({ unit: 'grapheme-ascii', maxLength: 30 });
  const members = (parameters.header ?? [])
    .filter((header) => isScalar(header) && header.type === 'string' && !('const' in header))
    .map(({ name }) => [name, text] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<FormObject>;
}

/**
 * Fills in the path. Clients cannot send a segment of one or two dots (RFC 3986, section 5.2.4),
 * and other requests test how they treat a placeholder.
 */
function toSendable({ parameters }: Endpoint, values: FormValues): FormValues {
  const path = (parameters.path ?? []).map((parameter) => {
    const text = textOf(valueOf(values.path, parameter.name));
    return [parameter.name, /^\.{0,2}$/.test(text) ? 'id' : text] as const;
  });
  return { ...values, path: Object.fromEntries(path) };
}
