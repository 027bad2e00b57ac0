import path from 'node:path';
import fc from 'fast-check';
import type { Endpoint, Response } from '../../src/openapi/model';
import type { ScalarShape } from '../../src/openapi/model';
import { toCsv } from '../../src/openapi/csv';
import { toHint } from '../../src/request/facts';
import type { FormValues } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { toLeaves } from '../request/leaves';
import { endpoints, writeDocuments } from './documents';
import { startMock, startPrism, type Answer, type Prism } from './prism';
import { validFormsOf } from './valid-forms';

let documents: Awaited<ReturnType<typeof writeDocuments>>;
let prism: Prism;
beforeAll(async () => {
  documents = await writeDocuments();
  prism = await startPrism(path.join(documents.path, 'openapi.json'));
});
afterAll(async () => {
  await prism.close();
  await documents.remove();
});

/** The example response in a format. */
function toAnswer({ example = {} }: Response, mediaType: string): Answer {
  return { mediaType, body: mediaType === 'text/csv' ? toCsv(example) : JSON.stringify(example) };
}

function exampleAnswerOf({ responses }: Endpoint): Answer {
  const [response] = responses;
  if (!response) throw new Error('An endpoint has no response.');
  return toAnswer(response, response.mediaTypes[0] ?? 'application/json');
}

const send = (endpoint: Endpoint, values: FormValues) =>
  prism.send(endpoint, values, exampleAnswerOf(endpoint));

const accepted = { accepted: true, body: expect.not.stringContaining('prism/errors') as string };

async function expectAccepted(endpoint: Endpoint, values: FormValues): Promise<void> {
  const { slug } = endpoint;
  expect({ slug, values, problems: listProblems(endpoint, values) }).toMatchObject({
    problems: [],
  });
  expect({ slug, values, ...(await send(endpoint, values)) }).toMatchObject(accepted);
}

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

describe('Prism', () => {
  it.each(rows)(
    'accepts the example request and all example responses of %s',
    async (_slug, endpoint) => {
      const values = toEnteredValues(endpoint, endpoint.example);
      for (const response of endpoint.responses.filter(({ status }) => status === '200')) {
        // Prism does not parse `text/json`, which has the same schema as `application/json`.
        for (const mediaType of response.mediaTypes.filter((name) => name !== 'text/json')) {
          const outcome = await prism.send(endpoint, values, toAnswer(response, mediaType));
          expect({ mediaType, ...outcome }).toMatchObject(accepted);
        }
      }
    },
  );

  it('answers all example requests with the example responses', async () => {
    const mock = await startMock(path.join(documents.path, 'openapi.json'));
    try {
      for (const endpoint of endpoints) {
        const outcome = await mock.send(endpoint, toEnteredValues(endpoint, endpoint.example));
        expect(outcome).toMatchObject(accepted);
        expect(JSON.parse(outcome.body)).toEqual(endpoint.responses[0]?.example);
      }
    } finally {
      await mock.close();
    }
  });

  it('rejects a response that the document does not describe', async () => {
    const [endpoint] = endpoints.filter(({ slug }) => slug === 'boards');
    const answer = { mediaType: 'application/json', body: '{"data":[{"id":1}]}' };
    const outcome = await prism.send(endpoint!, {}, answer);
    expect(outcome.accepted).toBe(false);
    expect(outcome.body).toContain('VIOLATIONS');
  });

  const forms = fc
    .constantFrom(...endpoints)
    .chain((endpoint) => validFormsOf(endpoint).map((values) => ({ endpoint, values })));
  const minutes = 60_000;

  it(
    `accepts 100 random valid forms, for which the portal shows no problem (SEED=${seed})`,
    async () => {
      for (const { endpoint, values } of fc.sample(forms, { seed, numRuns: 100 })) {
        await expectAccepted(endpoint, values);
      }
    },
    5 * minutes,
  );
});

/** The problems that the form shows. */
function listProblems({ parameters }: Endpoint, values: FormValues): readonly string[] {
  return Object.entries(parameters).flatMap(([location, list]) =>
    toLeaves(list, values[location as keyof FormValues] ?? {}).flatMap(({ at, shape, value }) =>
      toProblem(shape, String(value), `${location}/${at}`),
    ),
  );
}

function toProblem(shape: ScalarShape, text: string, at: string): readonly string[] {
  const hint = shape.kind === 'scalar' ? toHint(shape, text, at) : undefined;
  return hint?.kind === 'problem' ? [`${at}: ${hint.text}`] : [];
}
