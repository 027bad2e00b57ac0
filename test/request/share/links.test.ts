import type { FormValues } from '../../../src/request/model';
import { mostItems } from '../../../src/request/read';
import { longestFragment, readSharedForm, toSharedForm } from '../../../src/request/share';
import { endpoint } from './sample';

const rows: readonly (readonly [string, FormValues, string])[] = [
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
  [
    'choices',
    { query: { order: 'desc', isLocked: 'true' } },
    'query.order=desc&query.isLocked=true',
  ],
];

describe('a link to a filled form', () => {
  it.each(rows)('contains %s, and fills it again', (_name, values, expected) => {
    const fragment = `#request?v=1.0&${expected}`;
    expect(toSharedForm(endpoint, values, '1.0')?.fragment).toBe(fragment);
    const read = { version: '1.0', values, ignored: [] };
    expect(readSharedForm(endpoint, fragment)).toEqual(read);
  });

  it.each<[string, FormValues]>([
    ['nothing', {}],
    ['cleared fields', { path: { boardId: '' }, query: { order: '', page: '' } }],
    ['empty items', { body: { images: ['', ''], locales: [{}, { mediaServices: [{}] }] } }],
  ])('has no fragment for %s', (_name, values) => {
    expect(toSharedForm(endpoint, values, '1.0')).toEqual({
      fragment: '',
      omitsSecrets: false,
    });
  });

  it('contains no secrets, and says that it omits them', () => {
    const values: FormValues = {
      path: { boardId: 'b' },
      header: { Authorization: 'Bearer hush' },
      body: { locales: [{ title: 'a', apiKey: 'hush' }, { apiKey: 'hush' }] },
    };
    expect(toSharedForm(endpoint, values, '1.0')).toEqual({
      fragment: '#request?v=1.0&path.boardId=b&body.locales.0.title=a',
      omitsSecrets: true,
    });
    expect(toSharedForm(endpoint, { header: { Authorization: 'hush' } }, '1.0')).toEqual({
      fragment: '',
      omitsSecrets: true,
    });
  });

  it.each<[string, FormValues]>([
    ['texts', { path: { boardId: 'a'.repeat(longestFragment) } }],
    ['lists', { body: { images: Array.from({ length: mostItems + 1 }, () => 'a') } }],
  ])('fails for too long %s', (_name, values) => {
    expect(toSharedForm(endpoint, values, '1.0')).toBeUndefined();
  });
});

const deepName = Array.from({ length: 5000 }, () => 'a').join('.');

/** The part of a link after the version, what it fills, and what it ignores. */
const hostile: readonly (readonly [string, string, FormValues, readonly string[]])[] = [
  [
    'an unknown parameter',
    'path.boardId=1&path.userId=2',
    { path: { boardId: '1' } },
    ['path.userId'],
  ],
  ['an unknown location', 'cookie.a=1&x=2', {}, ['cookie.a', 'x']],
  [
    'a broken escape',
    'path.boardId=%E0%A4%A&query.page=1',
    { query: { page: '1' } },
    ['path.boardId'],
  ],
  ['a second value', 'path.boardId=1&path.boardId=2', { path: { boardId: '1' } }, ['path.boardId']],
  [
    'a value and members',
    'body.widget=1&body.widget.text=2',
    { body: { widget: { text: '2' } } },
    ['body.widget'],
  ],
  ['a text in place of a list', 'body.images=a', {}, ['body.images']],
  [
    'names of prototypes',
    '__proto__.x=1&body.__proto__.x=1&constructor=1',
    {},
    ['body.__proto__.x', '__proto__.x', 'constructor'],
  ],
  [
    'a huge index',
    'body.images.4294967295=a&body.images.1000=b',
    {},
    ['body.images.1000', 'body.images.4294967295'],
  ],
  [
    'an index that is not a number',
    'body.images.-1=a&body.images.01=b&body.images.length=9',
    {},
    ['body.images.-1', 'body.images.01', 'body.images.length'],
  ],
  ['indexes with gaps', 'body.images.7=b&body.images.3=a', { body: { images: ['a', 'b'] } }, []],
  [
    'a secret',
    'header.Authorization=Bearer%20x&body.locales.0.apiKey=x',
    {},
    ['body.locales.0.apiKey', 'header.Authorization'],
  ],
  ['no choice', 'query.order=up&query.isLocked=1', {}, ['query.order=up', 'query.isLocked=1']],
  ['text in a number field', 'query.page=1e', {}, ['query.page=1e']],
  ['a line break, which no field shows', 'path.boardId=a%0D%0Ab', { path: { boardId: 'ab' } }, []],
  ['a deep name', `${deepName}=1`, {}, [deepName]],
];

describe('a link that someone else wrote', () => {
  it.each(hostile)('with %s fills text and nothing else', (_name, part, values, ignored) => {
    const read = readSharedForm(endpoint, `#request?v=1.0&${part}`);
    const sorted = { ...read, ignored: [...read.ignored].sort() };
    expect(sorted).toEqual({ version: '1.0', values, ignored: [...ignored].sort() });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each(['<b>', 'a b', '', 'x'.repeat(41)])('with the version "%s" has no version', (version) => {
    const read = readSharedForm(endpoint, `#request?v=${encodeURIComponent(version)}`);
    expect(read).toEqual({ values: {}, ignored: ['v'] });
  });

  it('with more items than the limit fills as many', () => {
    const parts = Array.from({ length: mostItems + 50 }, (_, index) => `body.images.${index}=a`);
    const read = readSharedForm(endpoint, `#request?${parts.join('&')}`);
    const images = Array.from({ length: mostItems }, () => 'a');
    expect(read).toMatchObject({ values: { body: { images } } });
    expect(read.ignored.length).toBe(50);
  });

  it('is not read if it is too long', () => {
    const fragment = `#request?path.boardId=${'a'.repeat(longestFragment)}`;
    expect(readSharedForm(endpoint, fragment)).toEqual({ values: {}, ignored: [] });
  });
});
