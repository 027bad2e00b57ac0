import { parseSynonyms } from '../../src/content/synonyms';

it('synonyms are words with the words of pages', () => {
  expect(parseSynonyms('done: complete, finished\nrate limit: 429\n', 'a.yaml')).toEqual({
    synonyms: { done: ['complete', 'finished'], 'rate limit': ['429'] },
    problems: [],
  });
});

it.each([
  ['- done', 1, 'a file that is no map'],
  ['a: b\ndone:', 2, '"done" without words'],
  ['done: complete,', 1, '"done" without words'],
  ['done: [complete]', 1, '"done" without words'],
  ['a: "b', 1, 'Missing closing "quote'],
  ['a: b\na: c', 2, 'Map keys must be unique'],
])('a mistake in synonyms has its line: %s', (source, line, found) => {
  const { problems } = parseSynonyms(source, 'docs/synonyms.yaml');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'docs/synonyms.yaml', line });
  expect(problems[0]?.found).toContain(found);
});
