import type { FormValues } from '../../../src/request/model';
import {
  longestFragment,
  mostItems,
  readSharedForm,
  toSharedForm,
} from '../../../src/request/share';
import { endpoint } from './sample';

const toFragment = (values: FormValues) => {
  const shared = toSharedForm(endpoint, values, '1.0');
  return shared.kind === 'link' ? shared.fragment : shared.kind;
};

const rows: readonly (readonly [string, FormValues, string])[] = [
  ['a path parameter', { path: { boardId: '4711' } }, 'path.boardId=4711'],
  [
    'a URL',
    { body: { images: ['https://a.b/c?d=1#e'] } },
    'body.images.0=https://a.b/c%3Fd%3D1%23e',
  ],
  ['spaces and plus signs', { path: { boardId: 'a +&=%' } }, 'path.boardId=a%20%2B%26%3D%25'],
  ['letters of other scripts', { path: { boardId: 'ü🎵' } }, 'path.boardId=%C3%BC%F0%9F%8E%B5'],
  ['a final dot', { path: { boardId: 'The end.' } }, 'path.boardId=The%20end%2E'],
  ['a name with a dot', { query: { 'a.b': 'x' } }, 'query.a%2Eb=x'],
  [
    'nested lists and objects',
    {
      body: {
        widget: { text: 'Buy' },
        locales: [{ title: 'a', mediaServices: [{ url: 'x' }, { url: 'y' }] }, { title: 'b' }],
      },
    },
    [
      'body.locales.0.title=a',
      'body.locales.0.mediaServices.0.url=x',
      'body.locales.0.mediaServices.1.url=y',
      'body.locales.1.title=b',
      'body.widget.text=Buy',
    ].join('&'),
  ],
  ['the version of the API', { header: { 'Api-Version': 'v1' } }, 'header.Api-Version=v1'],
  [
    'choices',
    { query: { order: 'desc', isLocked: 'true' } },
    'query.order=desc&query.isLocked=true',
  ],
];

describe('a link to a filled form', () => {
  it.each(rows)('contains %s, and fills it again', (_name, values, expected) => {
    const fragment = `#request?v=1.0&${expected}`;
    expect(toFragment(values)).toBe(fragment);
    const read = { kind: 'form', version: '1.0', values, ignored: [] };
    expect(readSharedForm(endpoint, fragment)).toEqual(read);
  });

  it.each<[string, FormValues]>([
    ['nothing', {}],
    ['cleared fields', { path: { boardId: '' }, query: { order: '', page: '' } }],
    ['empty items', { body: { images: ['', ''], locales: [{}, { mediaServices: [{}] }] } }],
  ])('has no fragment for %s', (_name, values) => {
    expect(toSharedForm(endpoint, values, '1.0')).toEqual({
      kind: 'link',
      fragment: '',
      omitsSecrets: false,
    });
  });

  it('has no gaps for empty items', () => {
    expect(toFragment({ body: { images: ['', 'a', '', 'b'] } })).toBe(
      '#request?v=1.0&body.images.0=a&body.images.1=b',
    );
  });

  it('is the same for values that were entered in another order', () => {
    const first = toFragment({ query: { page: '1', order: 'asc' }, path: { boardId: 'b' } });
    expect(toFragment({ path: { boardId: 'b' }, query: { order: 'asc', page: '1' } })).toBe(first);
  });

  it('contains no secrets, and says that it omits them', () => {
    const values: FormValues = {
      path: { boardId: 'b' },
      header: { Authorization: 'Bearer hush' },
      body: { locales: [{ title: 'a', apiKey: 'hush' }, { apiKey: 'hush' }] },
    };
    expect(toSharedForm(endpoint, values, '1.0')).toEqual({
      kind: 'link',
      fragment: '#request?v=1.0&path.boardId=b&body.locales.0.title=a',
      omitsSecrets: true,
    });
    expect(toSharedForm(endpoint, { header: { Authorization: 'hush' } }, '1.0')).toEqual({
      kind: 'link',
      fragment: '',
      omitsSecrets: true,
    });
  });

  it.each<[string, FormValues]>([
    ['texts', { path: { boardId: 'a'.repeat(longestFragment) } }],
    ['lists', { body: { images: Array.from({ length: mostItems + 1 }, () => 'a') } }],
    [
      'nested lists',
      {
        body: {
          locales: Array.from({ length: 20 }, () => ({
            mediaServices: Array.from({ length: 5 }, () => ({ url: 'a' })),
          })),
        },
      },
    ],
  ])('fails for too long %s', (_name, values) => {
    expect(toFragment(values)).toBe('tooLarge');
  });

  it('can be as large as the limits', () => {
    const values = { body: { images: Array.from({ length: mostItems }, () => 'a') } };
    expect(readSharedForm(endpoint, toFragment(values))).toMatchObject({ values, ignored: [] });
  });
});
