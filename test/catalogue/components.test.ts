import type { Schema } from '../../src/openapi/document';
import { toDocument } from '../../src/catalogue/compile';
import { toComponents } from '../../src/catalogue/components';
import type { EndpointEntry } from '../../src/catalogue/model';
import { createLink, documentOf } from '../exports/sample';
import { parameter } from '../request/sample';

/** An object with a text for each letter. */
const objectOf = (letters: string): Schema => ({
  type: 'object',
  properties: Object.fromEntries([...letters].map((letter) => [letter, { type: 'string' }])),
});

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('an object extends the largest one whose properties it begins or ends with', () => {
  const [Five, Six] = [objectOf('abcde'), objectOf('abcdef')];
  const schemas = { Five, Six, Seven: objectOf('abcdefg'), Last: objectOf('zabcde') };
  expect(toComponents(new Map(Object.entries(schemas)))).toEqual({
    Five,
    Six: { allOf: [to('Five')], ...objectOf('f') },
    Seven: { allOf: [to('Six')], ...objectOf('g') },
    Last: { allOf: [objectOf('z'), to('Five')] },
  });
});

it.each([
  ['few equal properties', 'abcd', objectOf('abcdef')],
  ['a different property', 'abcdef', { ...objectOf('abcdef'), required: ['a'] }],
  ['another order', 'abcde', objectOf('fedcba')],
])('an object with %s does not extend another one', (_what, letters, Other) => {
  const schemas = { One: objectOf(letters), Other };
  expect(toComponents(new Map(Object.entries(schemas)))).toEqual(schemas);
});

it('parameters that operations share have one name each, which a reference can contain', () => {
  const page = parameter('page', 'integer');
  const call = (slug: string, description = page.description): EndpointEntry => ({
    ...{ ...createLink, slug, path: slug },
    parameters: { query: [{ ...page, description }, parameter('b c', 'string')] },
  });
  const operations = [call('a'), call('b'), call('c', 'Another page.'), call('d', 'Another page.')];
  const { components, paths } = documentOf(...operations);
  expect(Object.keys(components?.parameters ?? {})).toEqual(['page']);
  const [shared, own] = ['/a', '/c'].map((path) => paths[path]?.post?.parameters);
  const other = { name: 'b c' };
  expect(shared).toMatchObject([{ $ref: '#/components/parameters/page' }, other]);
  expect(own).toMatchObject([{ description: 'Another page.' }, other]);
});

it('operations share the responses that are no success', () => {
  const statusCodes = ['2XX', '404'].map((code) => ({
    ...{ code, name: `Code ${code}`, meaning: 'What it means.' },
    anchor: `status-${code}` as const,
  }));
  const { components } = toDocument({ categories: [], statusCodes, verbs: [] });
  expect(Object.keys(components?.responses ?? {})).toEqual(['Code404']);
});
