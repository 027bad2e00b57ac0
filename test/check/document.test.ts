import fc from 'fast-check';
import { catalogue } from '../../src/catalogue';
import { checkPortals } from '../../src/check/ajv';
import { toDocument } from '../../src/catalogue/compile';

const document = toDocument(catalogue);
const messagesOf = (value: unknown) =>
  checkPortals(value).map(
    ({ pointer, found, expected }) => `${pointer}: found ${found}, expected ${expected}`,
  );

/** The document without what is said of it, with one change. */
const small = { openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: {} };
const withPortal = (portal: unknown) => ({
  ...small,
  paths: { '/boards': { get: { responses: {}, 'x-portal': portal } } },
});

describe('the check of x-portal', () => {
  it.each([
    [{ ...small, 'x-portal': { version: 2 } }, '/x-portal/version: found 2, expected 1'],
    [{ ...small, tags: [{ name: 'A', 'x-portal': { slug: 'A b' } }] }, '/tags/0/x-portal/slug'],
    [
      withPortal({ slug: 'a', nots: [] }),
      '/paths/~1boards/get/x-portal/nots: found an unknown key, expected one of "slug"',
    ],
    [
      { ...small, components: { schemas: { A: { 'x-portal': { secret: 'yes' } } } } },
      '/components/schemas/A/x-portal/secret: found "yes", expected a boolean',
    ],
  ])('finds the problem of case %#', (value, message) => {
    expect(messagesOf(value)).toContainEqual(expect.stringContaining(message));
  });

  it('accepts values of the API with the name', () => {
    expect(messagesOf({ ...small, components: { examples: { A: { value: 1 } } } })).toEqual([]);
    const schemas = { A: { examples: [{ 'x-portal': 1 }] } };
    expect(messagesOf({ ...small, components: { schemas } })).toEqual([]);
  });

  it('never throws, for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        checkPortals(value);
        checkPortals({ ...document, components: value });
      }),
      { numRuns: 50 },
    );
  });
});
