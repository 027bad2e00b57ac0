import fc from 'fast-check';
import { tools } from '../../src/mcp/tools';
import { call, fail, openShop } from './portal';

const names = [
  ...['operation', 'page', 'version', 'offset', 'part', 'since', 'path', 'query', 'header'],
  ...['cookie', 'form', 'body', 'choices', 'language', 'limit', '__proto__', 'long'.repeat(9000)],
];

const operations = ['placeOrder', 'createProduct', 'setNote', 'listProducts', 'getProduct'];

const odd = fc.constantFrom(
  ...[...operations, 'uploadPicture', '/docs/orders/place-order', 'GET /products'],
  ...['1.0', 'current', 'request', 'go', 'kind', 'tea'],
  ...['lines', 'product', 'productId', 'orderId', 'Authorization', 'server', 'variables', 'price'],
  ...['../../../etc/passwd', '/%2e%2e/x', '\u0000', 'a'.repeat(5000), '(a+)+$', '{{x}}', '\ud800'],
  ...['https://evil.example/', 'file:///etc/passwd', '?'.repeat(300), '/'.repeat(300), '__proto__'],
);

const text = fc.oneof(odd, fc.string(), fc.string({ unit: 'binary' }));

const { value } = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
}));

/** What schemas refuse most of the time. */
const any = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 });

const members = fc.dictionary(text, value, { maxKeys: 4 });

/** What the schema of a tool accepts most of the time. */
const accepted: Readonly<Record<string, fc.Arbitrary<object>>> = {
  search: fc.record({ query: text, limit: fc.nat(60) }, { requiredKeys: ['query'] }),
  read_page: fc.record({ page: text, offset: fc.nat() }, { requiredKeys: ['page'] }),
  get_operation: fc.record({ operation: odd, version: text }, { requiredKeys: ['operation'] }),
  build_request: fc.record(
    {
      operation: fc.constantFrom(...operations),
      ...{ path: members, query: members, header: members, cookie: members },
      ...{ form: members, body: value, choices: members },
    },
    { requiredKeys: ['operation'] },
  ),
  list_changes: fc.record({ since: text, offset: fc.nat() }, { requiredKeys: [] }),
};

const calls = fc
  .constantFrom(...tools.map(({ name }) => name), 'nothing')
  .chain((name) => fc.tuple(fc.constant(name), fc.oneof(any, accepted[name] ?? any)));

it('1,000 calls with any arguments end in an answer or a clear error within a second', async () => {
  const site = await openShop();
  const answered = { answers: 0, errors: 0 };
  const property = fc.asyncProperty(calls, async ([name, given]) => {
    const start = performance.now();
    // What a client sends is JSON.
    const sent = JSON.parse(JSON.stringify(given)) as object;
    const { text: answer, isError } = await call(site, name, sent);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThanOrEqual(25_000);
    expect(answer).not.toMatch(/cannot read|undefined|\[object/);
    answered[isError ? 'errors' : 'answers'] += 1;
  });
  await fc.assert(property, { numRuns: 1000 });
  expect(answered.answers).toBeGreaterThan(50);
  expect(answered.errors).toBeGreaterThan(50);
});

it('values inside each other without end are refused', async () => {
  const site = await openShop();
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as object;
  for (const body of [deep, { lines: deep }]) {
    const answer = await fail(site, 'build_request', { operation: 'placeOrder', body });
    expect(answer).toMatch(/inside each other|characters/);
  }
});
