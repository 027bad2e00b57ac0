import { toOperationSections } from '@portal/src/search/operation';
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
  const expected = { kind: 'status', words: headers.map(({ name }) => name) };
  expect(expected.words).toContain('Api-Version');
  expect(sections).toContainEqual(expect.objectContaining(expected));
});
