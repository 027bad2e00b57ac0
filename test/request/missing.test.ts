import type { FormValues } from '../../src/request/model';
import { findFaults } from '../../src/request/faults';
import { findEndpoint } from '../support/entries';

const missingIn = (slug: string, values: FormValues) =>
  findFaults(findEndpoint(slug), values).missing.map(({ path }) => path);

it.each<[string, string, FormValues, readonly string[]]>([
  ['an empty form, which sends the example', 'create-campaign-link', {}, ['path/boardId']],
  [
    'an added object, and one without values, which is not sent',
    'create-campaign-link',
    { path: { boardId: 'b' }, body: { title: 't', locales: [{ title: 'x' }, {}] } },
    ['body/locales/0/isoCode'],
  ],
  [
    'a form of which one field is entered',
    'generate-token',
    { formData: { client_id: 'c' } },
    ['formData/client_secret'],
  ],
])('the missing values of a request in %s are named: %s', (_name, slug, values, expected) => {
  expect(missingIn(slug, values)).toEqual(expected);
});
