/** All requests that prove the samples. */
import fc from 'fast-check';
import { endpoints } from '../../support/entries';
import { isScalar } from '../../../src/api/field';
import type { Endpoint } from '../../../src/api/view';
import { buildRequest } from '../../../src/request/build';
import type { FormObject, FormValues, HttpRequest } from '../../../src/request/model';
import { textOf, toExampleValues, valueOf } from '../../../src/request/values';
import { formValuesOf } from '../../request/form-values';
import { nastyRequests } from './nasty';

export interface ProofRequest {
  readonly kind: 'example' | 'placeholder' | 'nasty' | 'random';
  readonly name: string;
  readonly request: HttpRequest;
}

/** The requests that run by default, by name. Each covers what no other does. */
const chosen = new Set([
  // One endpoint of each shape.
  'example: generate-token',
  'example: boards',
  'example: available-media-services',
  'example: get-campaign-links',
  'example: create-campaign-link',
  'example: create-multiple-links',
  'example: rescan-campaign-links',
  'example: restore-campaign-link',
  'example: set-link-affiliate-programs',
  'example: create-ticket-link',
  'example: delete-scheduled-scan',
  // An empty form, without and with a body.
  'placeholder: get-campaign-link',
  'placeholder: update-campaign-link',
  // Quotes and escapes.
  'nasty: single quotes (JSON)',
  'nasty: double quotes (JSON)',
  'nasty: double quotes (form)',
  'nasty: backticks (JSON)',
  'nasty: backslashes (JSON)',
  'nasty: backslash before a quote (JSON)',
  'nasty: escapes of letters (JSON)',
  'nasty: numeric escapes (JSON)',
  'nasty: escapes that a compiler resolves first (JSON)',
  // What a language expands, or ends a text with.
  'nasty: shell substitution (JSON)',
  'nasty: shell substitution (form)',
  'nasty: shell globs (JSON)',
  'nasty: command options (JSON)',
  'nasty: command options (form)',
  'nasty: PHP interpolation (JSON)',
  'nasty: Ruby interpolation (JSON)',
  'nasty: Swift interpolation (JSON)',
  'nasty: JavaScript interpolation (JSON)',
  'nasty: C# interpolation (JSON)',
  'nasty: formats (JSON)',
  'nasty: ends of raw strings (JSON)',
  'nasty: a heredoc’s end (JSON)',
  'nasty: breaking out of a string (JSON)',
  // What a URL or a form encodes.
  'nasty: URL specials (JSON)',
  'nasty: URL specials (form)',
  'nasty: reserved characters (JSON)',
  // Characters that do not show, or that encodings lose.
  'nasty: line breaks (JSON)',
  'nasty: controls (JSON)',
  'nasty: controls (form)',
  'nasty: a byte order mark (JSON)',
  'nasty: bidirectional controls (JSON)',
  'nasty: line separators (JSON)',
  'nasty: a lone high surrogate (JSON)',
  'nasty: emoji (JSON)',
  'nasty: emoji (form)',
  'nasty: the highest code points (JSON)',
  'nasty: a long text (JSON)',
  // Headers: quotes, line breaks, escapes.
  'nasty: header 2',
  'nasty: header 6',
  'nasty: header 10',
  // Values of JSON.
  'nasty: numbers',
  'nasty: empty containers',
  'nasty: literals of all languages',
  'nasty: difficult names',
  'nasty: an inherited name',
  // Parts that repeat or are missing.
  'nasty: repeated query names',
  'nasty: POST without a body',
]);

export const chosenRequests: readonly ProofRequest[] = listFixed().filter(({ name }) =>
  chosen.has(name),
);

/** The examples of all endpoints, the fixed texts, and the given number of random requests. */
export function buildAllRequests(random: { seed: number; count: number }): ProofRequest[] {
  return [...listFixed(), ...fc.sample(forms, { seed: random.seed, numRuns: random.count })];
}

function listFixed(): ProofRequest[] {
  return [
    ...endpoints.map((endpoint) => toProof('example', endpoint, toExampleValues(endpoint))),
    ...endpoints
      .filter(({ path }) => path.includes('{'))
      .map((endpoint) => toProof('placeholder', endpoint, {})),
    ...nastyRequests.map(([name, request]): ProofRequest => {
      return { kind: 'nasty', name: `nasty: ${name}`, request };
    }),
  ];
}

function toProof(kind: ProofRequest['kind'], endpoint: Endpoint, values: FormValues): ProofRequest {
  const name = `${kind}: ${endpoint.slug}`;
  return { kind, name, request: buildRequest(endpoint, values) };
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
    const text = textOf(parameter, valueOf(values.path, parameter.name));
    return [parameter.name, /^\.{0,2}$/.test(text) ? 'id' : text] as const;
  });
  return { ...values, path: Object.fromEntries(path) };
}
