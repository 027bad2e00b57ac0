import { languageIds } from '../../src/samples';
import type { Site } from '../../src/mcp/site';
import { call, openBoards, openMemory, musicFiles, openShop } from './portal';

let music: Site;
let shop: Site;
beforeAll(async () => {
  [music, shop] = await Promise.all([openMemory(musicFiles), openShop()]);
});

describe('build_request', () => {
  const order = { lines: [{ product: 't-1', count: 1 }] };

  const tea = { kind: 'tea', name: 'A' };
  it.each<[string, object, Partial<Record<'missing' | 'invalid' | 'unknown', string[]>>]>([
    ['placeOrder', { body: { lines: [{ count: 1 }] } }, { missing: ['body/lines/0/product'] }],
    [
      'placeOrder',
      { body: { lines: [{ product: 'a', count: 100 }] } },
      { invalid: ['body/lines/0/count'] },
    ],
    ['placeOrder', { body: { ...order, colour: 'red' } }, { unknown: ['body/colour'] }],
    ['placeOrder', { body: order, query: { page: 1 } }, { unknown: ['query/page'] }],
    ['placeOrder', { body: order, choices: { server: 'Mars' } }, { invalid: ['choices/server'] }],
    ['placeOrder', { body: order, choices: { speed: 1 } }, { unknown: ['choices/speed'] }],
    ['placeOrder', { body: 'none' }, { invalid: ['body'] }],
    ['createProduct', { body: { ...tea, grams: 70 } }, { invalid: ['body/grams'] }],
    ['createProduct', { body: tea }, { invalid: ['body/grams'] }],
    ['createProduct', { body: { ...tea, grams: '50' } }, { invalid: ['body/grams'] }],
    ['getProduct', {}, { missing: ['path/productId'] }],
    ['getProduct', { path: { productId: 'T1' } }, { invalid: ['path/productId'] }],
    [
      'getProduct',
      { query: { productId: 't-1' } },
      { missing: ['path/productId'], unknown: ['query/productId'] },
    ],
    [
      'getProduct',
      { path: { productId: 't-1' }, header: { Accept: 'a/b' } },
      { unknown: ['header/Accept'] },
    ],
  ])('of %s with %j names %j', async (operation, given, expected) => {
    const { facts } = await call(shop, 'build_request', { operation, ...given });
    const { missing, invalid, unknown } = facts;
    const lists = Object.entries({ missing, invalid, unknown }).map(
      ([name, list]) => [name, list.map(({ value }) => value)] as const,
    );
    const none = { missing: [], invalid: [], unknown: [] };
    expect(Object.fromEntries(lists)).toEqual({ ...none, ...expected });
    expect(facts.isComplete).toBe(false);
  });

  it('says where a value belongs, and what a name means', async () => {
    const given = { operation: 'removeProduct', query: { productId: 1 }, path: { productid: 1 } };
    const { facts } = await call(shop, 'build_request', given);
    expect(facts.unknown).toMatchObject([
      { value: 'path/productid', hint: 'Did you mean "productId"?' },
      { value: 'query/productId', hint: 'It belongs to "path".' },
    ]);
  });

  it('writes the sample in each language, by default the first one of the portal', async () => {
    for (const language of [undefined, ...languageIds]) {
      const { facts } = await call(music, 'build_request', { operation: 'boards', language });
      expect(facts.sample.code).toContain('https://api.example.com/settings/boards');
      expect(facts.notes).toEqual(['Replace YOUR_ACCESS_TOKEN by your own.']);
    }
    const { facts } = await call(music, 'build_request', { operation: 'boards' });
    expect(facts.sample.language).toBe('cURL');
  });

  it('says which required values were not given, though the request has them', async () => {
    const required = { description: '', required: true };
    const site = await openBoards({
      method: 'POST',
      parameters: {
        query: [
          { ...required, name: 'from', kind: 'scalar', type: 'string', examples: [{ value: 'a' }] },
          { ...required, name: 'to', kind: 'scalar', type: 'string', default: 'b' },
        ],
        body: [
          { ...required, name: 'kind', kind: 'choice', type: 'string', choices: ['x', 'y'] },
          { ...required, name: 'day', kind: 'scalar', type: 'string' },
        ],
      },
    });
    const given = { operation: 'boards', query: { to: 'c' }, body: { day: 'd' } };
    const { facts } = await call(site, 'build_request', given);
    expect(facts.request.body).toMatchObject({ json: { kind: 'x', day: 'd' } });
    expect(facts.notes[0]).toBe(
      'Not given, so these have values of the documentation: query/from, body/kind.',
    );
    const whole = { ...given, query: { from: 'a', to: 'c' }, body: { day: 'd', kind: 'x' } };
    expect((await call(site, 'build_request', whole)).text).not.toContain('Not given');
  });

  it('says what to call for an operation that the API sends', async () => {
    const site = await openBoards({ event: 'webhook' });
    const { text } = await call(site, 'build_request', { operation: 'boards' });
    expect(text).toBe(
      'The API sends boards itself: it is a webhook. ' +
        'The tool "get_operation" tells what it sends.',
    );
  });
});
