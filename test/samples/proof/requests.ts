/** All requests that prove the samples. */
import fc from 'fast-check';
import { endpoints } from '../../../src/catalogue';
import type { Endpoint } from '../../../src/catalogue/model';
import { buildRequest } from '../../../src/request/build';
import type { FormObject, FormValues, HttpRequest } from '../../../src/request/model';
import { textOf, toExampleValues, valueOf } from '../../../src/request/values';
import { formValuesOf } from '../../request/form-values';
import { hosts } from '../../request/sample';
import { nastyRequests } from './nasty';

export interface ProofRequest {
  readonly kind: 'example' | 'placeholder' | 'nasty' | 'random';
  readonly name: string;
  readonly request: HttpRequest;
}

/** The examples of all endpoints, the fixed texts, and the given number of random requests. */
export function buildProofRequests(random: { seed: number; count: number }): ProofRequest[] {
  return [
    ...endpoints.map((endpoint) => toProof('example', endpoint, toExampleValues(endpoint))),
    ...endpoints
      .filter(({ path }) => path.includes('{'))
      .map((endpoint) => toProof('placeholder', endpoint, {})),
    ...nastyRequests.map(([name, request]) => ({ kind: 'nasty' as const, name, request })),
    ...fc.sample(forms, { seed: random.seed, numRuns: random.count }),
  ];
}

function toProof(kind: ProofRequest['kind'], endpoint: Endpoint, values: FormValues): ProofRequest {
  return { kind, name: endpoint.slug, request: buildRequest(endpoint, values, hosts) };
}

const forms = fc
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
    .filter((header) => header.type === 'string' && header.const === undefined)
    .map(({ name }) => [name, text] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<FormObject>;
}

/**
 * Fills in the path. Clients cannot send a segment of one or two dots (RFC 3986, section 5.2.4),
 * and other requests test how they treat a placeholder.
 */
function toSendable({ parameters }: Endpoint, values: FormValues): FormValues {
  const path = (parameters.path ?? []).map((parameter) => {
    const text = textOf(parameter, valueOf(values.path, parameter.name));
    return [parameter.name, /^\.{0,2}$/.test(text) ? 'id' : text] as const;
  });
  return { ...values, path: Object.fromEntries(path) };
}
