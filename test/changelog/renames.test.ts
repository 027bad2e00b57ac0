import { checkProperties } from '../../src/catalogue/check/properties';
import { parameter } from '../request/sample';
import { linesOf, withBody, withFields, withQuery } from './sample';

const title = parameter('title', 'string');

it.each([
  [
    'a rename that the entry tells is reported as one change',
    withQuery(title),
    withQuery({ ...title, name: 'Title', was: 'title' }),
    ['BREAKING The parameter `query.Title` was renamed. Its old name is `title`.'],
  ],
  [
    'a rename is reported with other changes, also inside the value',
    withBody(parameter('a', 'object', { properties: [title] })),
    withBody(
      parameter('b', 'object', {
        ...{ was: 'a', required: true },
        properties: [{ ...title, name: 'label', was: 'title', maxLength: 9 }],
      }),
    ),
    [
      'BREAKING The parameter `body.b` was renamed. Its old name is `a`.',
      'BREAKING The parameter `body.b` is now required.',
      'BREAKING The parameter `body.b.label` was renamed. Its old name is `title`.',
      'BREAKING The maximum length of the parameter `body.b.label` was set to `9`.',
    ],
  ],
  [
    'a rename of a field is reported',
    withFields(title),
    withFields({ ...title, name: 'label', was: 'title' }),
    ['BREAKING The field `label` of response `200` was renamed. Its old name is `title`.'],
  ],
  [
    'a rename before the older version is not reported again',
    withQuery({ ...title, was: 'name' }),
    withQuery({ ...title, was: 'name' }),
    [],
  ],
])('%s', (_name, older, newer, lines) => {
  expect(linesOf(older, newer)).toEqual(lines);
});

it.each([
  ['a name that still exists', [title, parameter('label', 'string', { was: 'title' })]],
  ['its own name', [parameter('title', 'string', { was: 'title' })]],
  ['nothing', [parameter('title', 'string', { was: '' })]],
  [
    'the same name as another',
    [parameter('a', 'string', { was: 'c' }), parameter('b', 'string', { was: 'c' })],
  ],
])('an old name cannot be %s', (_name, properties) => {
  expect(checkProperties(properties, 'body')).toHaveLength(1);
});

it('an old name can be that of a property that no longer exists', () => {
  expect(checkProperties([parameter('label', 'string', { was: 'title' })], 'body')).toEqual([]);
});
