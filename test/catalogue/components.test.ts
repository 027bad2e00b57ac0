import type { Schema } from '../../src/openapi/document';
import { toDocument } from '../../src/catalogue/compile';
import { toComponents } from '../../src/catalogue/components';
import { createLink } from '../exports/sample';
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

it('a parameter is shared under its name only if a reference can contain the name', () => {
  const query = [parameter('a', 'string'), parameter('b c', 'string')];
  const endpoints = ['x', 'y'].map((slug) => ({
    ...{ ...createLink, slug, path: slug, method: 'GET' as const },
    ...{ parameters: { query }, example: {} },
  }));
  const category = { id: 'campaigns', title: 'Campaigns', description: 'Links.', endpoints };
  const { components } = toDocument({ categories: [category], statusCodes: [], verbs: [] });
  expect(Object.keys(components?.parameters ?? {})).toEqual(['a']);
});

it('operations share the responses that are no success', () => {
  const statusCodes = ['2XX', '404'].map((code) => ({
    ...{ code, name: `Code ${code}`, meaning: 'What it means.' },
    anchor: `status-${code}` as const,
  }));
  const { components } = toDocument({ categories: [], statusCodes, verbs: [] });
  expect(Object.keys(components?.responses ?? {})).toEqual(['Code404']);
});
