/** The requests that prove the samples. */
import { endpoints } from '../../support/entries';
import type { Endpoint } from '../../../src/openapi/model';
import { buildRequest } from '../../../src/request/build';
import type { FormValues, HttpRequest } from '../../../src/request/model';
import { toExampleValues } from '../../../src/request/shown';
import { nastyRequests } from './nasty';
import { otherRequests, textRequests } from './other-apis';

export interface ProofRequest {
  readonly kind: 'example' | 'placeholder' | 'nasty' | 'other';
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
export const chosenRequests: readonly ProofRequest[] = listRequests().filter(
  ({ kind, name }) =>
    chosen.has(name) || kind === 'other' || (kind === 'nasty' && !/\((form|text)\)$/.test(name)),
);

/** The examples of all endpoints, placeholders, and texts that are hard to quote. */
export function listRequests(): readonly ProofRequest[] {
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
