/** What only the document of an API team has: choices of a request, and requests that the API sends. */
import type { Field } from '../../src/openapi/model';
import type { Endpoint } from '../../src/openapi/model';
import { field, linesOf, withBody, withFields } from './sample';

const title = field('title', 'string');
const flag = field('flag', 'boolean');

it('reports ways to authenticate, and further media types of a body with their fields', () => {
  const toChoices = (ways: readonly string[], ...body: readonly Field[]): Partial<Endpoint> => ({
    ...withBody(title),
    choices: [
      { name: 'authentication', options: ways.map((label) => ({ label })) },
      { name: 'mediaType', options: [{ label: 'a' }, { label: 'b', parameters: { body } }] },
    ],
  });
  const two = toChoices(['key', 'token'], title, flag);
  expect(linesOf(toChoices(['key'], title), two)).toEqual([
    'The way to authenticate changed from `key` to `key, token`.',
    'The parameter `body.flag` was added.',
  ]);
  expect(linesOf(two, { ...withBody(title), mediaType: 'a', authentication: 'key' })).toEqual([
    'BREAKING The media type of the request body changed from `a, b` to `a`.',
    'BREAKING The way to authenticate changed from `key, token` to `key`.',
  ]);
  const second = { label: 'b · Second', mediaType: 'b' };
  const choices = two.choices?.map(({ name, options }) =>
    name === 'mediaType' ? { name, options: [...options, second] } : { name, options },
  );
  expect(linesOf(two, { ...two, choices: choices ?? [] })).toEqual([]);
  const narrow = { ...withBody(title), authentication: 'oauth (read)' };
  const wide = { ...withBody(title), authentication: 'key and oauth (read write)' };
  expect([...linesOf(wide, narrow), ...linesOf(narrow, wide)]).toEqual([
    'The way to authenticate changed from `key and oauth (read write)` to `oauth (read)`.',
    'BREAKING The way to authenticate changed from `oauth (read)` to `key and oauth (read write)`.',
  ]);
  const options = [{ label: 'a' }, { label: 'b', parameters: { body: [title] } }];
  const last = { label: 'b', parameters: { body: [flag, title] } };
  const same: Partial<Endpoint> = {
    ...withBody(title),
    isBareList: true,
    choices: [{ name: 'mediaType', options: [...options, last] }],
  };
  expect(linesOf(same, same)).toEqual([]);
});

it('takes what the API sends as a response, and what it gets as a request', () => {
  const toEvent = (type: 'string' | 'number'): Partial<Endpoint> => ({
    event: 'webhook',
    ...withBody(field('a', type)),
    ...withFields(field('b', type)),
  });
  const any = { alternatives: [], kind: 'union' } as const;
  const loose = {
    ...toEvent('string'),
    ...withBody(field('a', any)),
    ...withFields(field('b', any)),
  };
  expect(linesOf(toEvent('string'), loose)).toEqual([
    'BREAKING The type of the parameter `body.a` changed from `string` to `any`.',
    'The type of the field `b` of response `200` changed from `string` to `any`.',
  ]);
});
