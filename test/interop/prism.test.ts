import path from 'node:path';
import type { Response } from '../../src/openapi/model';
import { toCsv } from '../../src/openapi/csv';
import { toEnteredValues } from '../../src/request/shown';
import { endpoints, writeDocuments } from './documents';
import { type Answer, type Prism, startMock, startProxy } from './prism';

let documents: Awaited<ReturnType<typeof writeDocuments>>;
let proxy: Prism;
let answer: Answer;
beforeAll(async () => {
  documents = await writeDocuments();
  proxy = await startProxy(path.join(documents.path, 'openapi.json'), () => answer);
});
afterAll(async () => {
  await proxy.stop();
  await documents.remove();
});

/** The example response in a format. */
function toAnswer({ example = {} }: Response, mediaType: string): Answer {
  return { mediaType, body: mediaType === 'text/csv' ? toCsv(example) : JSON.stringify(example) };
}

const accepted = { accepted: true, body: expect.not.stringContaining('prism/errors') as string };

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

describe('Prism', () => {
  it.each(rows)(
    'accepts the example request and all example responses of %s',
    async (_slug, endpoint) => {
      const values = toEnteredValues(endpoint, endpoint.example);
      for (const response of endpoint.responses.filter(({ status }) => status === '200')) {
        // Prism does not parse `text/json`, which has the same schema as `application/json`.
        for (const mediaType of response.mediaTypes.filter((name) => name !== 'text/json')) {
          answer = toAnswer(response, mediaType);
          expect({ mediaType, ...(await proxy.send(endpoint, values)) }).toMatchObject(accepted);
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
      await mock.stop();
    }
  });

  it('rejects a response that the document does not describe', async () => {
    const [endpoint] = endpoints.filter(({ slug }) => slug === 'boards');
    answer = { mediaType: 'application/json', body: '{"data":[{"id":1}]}' };
    const outcome = await proxy.send(endpoint!, {});
    expect(outcome.accepted).toBe(false);
    expect(outcome.body).toContain('VIOLATIONS');
  });
});
