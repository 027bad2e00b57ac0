import { toOperationSections } from '@portal/src/search/operation';
import { toProse } from '@portal/src/search/prose';
import { findEndpoint } from '../support/entries';

it('the search reads parameters, values, status codes and response fields of an operation', () => {
  const sections = toOperationSections(findEndpoint('create-campaign-link'));
  const [start] = sections;
  expect(start).toMatchObject({ kind: 'page', anchor: '' });
  expect(start?.text).toContain('Creates a campaign link');
  expect(sections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'parameter', anchor: '#body.locales.mediaServices.isLocked' },
        heading: 'locales.mediaServices.isLocked',
      }),
      expect.objectContaining({
        ...{ kind: 'parameter', heading: 'mediaType' },
        words: expect.arrayContaining(['Music']) as string[],
      }),
      expect.objectContaining({ kind: 'parameter', heading: 'Api-Version' }),
      expect.objectContaining({ kind: 'status', heading: '200', anchor: '#response-codes' }),
      expect.objectContaining({ kind: 'field', anchor: '#response.data.id' }),
    ]),
  );
});

it('the search finds a status by the names of its headers', () => {
  const endpoint = findEndpoint('create-campaign-link');
  const headers = endpoint.parameters.header ?? [];
  const responses = endpoint.responses.map((response) => ({ ...response, headers }));
  const sections = toOperationSections({ ...endpoint, responses });
  const text = expect.stringContaining('Api-Version') as string;
  expect(sections).toContainEqual(expect.objectContaining({ kind: 'status', text }));
});

it.each([
  ['a sentence\nof two lines.\n\nAnother **one**.', 'a sentence of two lines.\nAnother one.'],
  ['> [!NOTE]\n> Take care.\n> Always.', 'Take care.\nAlways.'],
  ['# Steps\n- one\n  more\n* two', 'Steps\none more\ntwo'],
  [
    'Limits:\n| Name | Most |\n| --- | ---: |\n| runs | `3` |\nEnd.',
    'Limits:\nName · Most\nruns · 3\nEnd.',
  ],
  ['Call\n\n```js\nsend();\n```\n\nand wait.', 'Call\nand wait.'],
  ['2 * 3 | 4 - 1', '2 * 3 | 4 - 1'],
])('the search reads of %j sentences: %j', (text, expected) => {
  expect(toProse(text)).toBe(expected);
});
