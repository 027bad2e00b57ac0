import type { FormValues } from '../../../src/request/model';
import { longestFragment, mostItems, readSharedForm } from '../../../src/request/share';
import { endpoint } from './sample';

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
    {},
    ['body.widget.text', 'body.widget=1'],
  ],
  ['a text in place of a list', 'body.images=a', {}, ['body.images=a']],
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
    const sorted = read.kind === 'form' && { ...read, ignored: [...read.ignored].sort() };
    expect(sorted).toEqual({ kind: 'form', version: '1.0', values, ignored: [...ignored].sort() });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each(['<b>', 'a b', '', 'x'.repeat(41)])('with the version "%s" has no version', (version) => {
    const read = readSharedForm(endpoint, `#request?v=${encodeURIComponent(version)}`);
    expect(read).toEqual({ kind: 'form', values: {}, ignored: ['v'] });
  });

  it('with more items than the limit fills as many', () => {
    const parts = Array.from({ length: mostItems + 50 }, (_, index) => `body.images.${index}=a`);
    const read = readSharedForm(endpoint, `#request?${parts.join('&')}`);
    const images = Array.from({ length: mostItems }, () => 'a');
    expect(read).toMatchObject({ values: { body: { images } } });
    expect(read.kind === 'form' && read.ignored.length).toBe(50);
  });

  it('is not read if it is too long', () => {
    const fragment = `#request?path.boardId=${'a'.repeat(longestFragment)}`;
    expect(readSharedForm(endpoint, fragment)).toEqual({
      kind: 'tooLong',
      length: fragment.length,
    });
  });
});
