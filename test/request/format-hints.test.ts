import fc from 'fast-check';
import { strings } from '../../src/catalogue/define';
import type { Property } from '../../src/catalogue/schema';
import { canHint, toHint, type Hint } from '../../src/request/facts';
import { parameter } from './sample';

const nothing = undefined;
const problem = (text: string): Hint => ({ kind: 'problem', text });
const count = (text: string): Hint => ({ kind: 'count', text });

describe('toHint for a format', () => {
  const startTime = parameter('startTime', 'string', { format: 'date-time' });
  const noDate = problem(
    'Must be a date and time with a time zone, for example 2026-03-01T09:00:00Z.',
  );
  it('accepts a date-time with a time zone, and nothing else', () => {
    expect(toHint(startTime, '2025-03-14T09:00:00+01:00')).toBeUndefined();
    expect(toHint(startTime, '2026-03-01T09:00:00')).toEqual(noDate);
  });

  const url = parameter('baseUrl', 'string', { format: 'uri' });
  it.each<[Hint | undefined, string]>([
    [nothing, 'https://music.example.com/album/1?i=2#3'],
    [nothing, 'https://例え.example/é'],
    [
      problem('Must be a complete URL, for example https://example.com/a.'),
      'music.example.com/album',
    ],
    [problem('Must be a complete URL, for example https://example.com/a.'), '/album/1'],
    [problem('Must be a complete URL, for example https://example.com/a.'), 'https://'],
  ])('returns %j for the URL %j', (hint, text) => {
    expect(toHint(url, text)).toEqual(hint);
  });

  it.each([
    ['no url', problem('Must be at most 5 characters (currently 6).')],
    ['no-ur', problem('Must be a complete URL, for example https://example.com/a.')],
    ['a:b:c', count('5 of 5 characters.')],
  ])('reports a wrong length before the format, and a close limit after it: %s', (text, hint) => {
    const short = parameter('url', 'string', { format: 'uri', maxLength: 5 });
    expect(toHint(short, text)).toEqual(hint);
  });

  it('recognizes a URL in browsers without URL.canParse', () => {
    const { canParse } = URL;
    Object.assign(URL, { canParse: undefined });
    try {
      expect(toHint(url, 'https://example.com/')).toBeUndefined();
      expect(toHint(url, 'example.com')).toBeDefined();
    } finally {
      Object.assign(URL, { canParse });
    }
  });

  it.each<[Property, string]>([
    [parameter('tags', 'string', { format: 'comma-separated' }), 'a, b'],
    [parameter('cron', 'string', { format: 'cron' }), '* * * * *'],
    [parameter('skipSearch', 'boolean'), 'maybe'],
    [parameter('linkIds', 'array', strings), 'a'],
    [parameter('widget', 'object', { properties: [] }), 'a'],
  ])('returns nothing for %j', (declared, text) => {
    expect(toHint(declared, text)).toBeUndefined();
  });
});

describe('toHint for a header', () => {
  const note = parameter('X-Note', 'string', { format: 'uri', maxLength: 5 });
  const says = (character: string) =>
    problem(`Must contain only printable ASCII characters, not ${character}.`);

  it.each([
    ['Bearer …', says('"…", U+2026')],
    ['🎵', says('"🎵", U+1F3B5')],
    ['a\tb', says('U+0009')],
    ['a\u200bb', says('U+200B')],
  ])('reports a value that some clients do not send: %j', (text, hint) => {
    expect(toHint(parameter('X-Note', 'string'), text, 'header/X-Note')).toEqual(hint);
    expect(toHint(note, text, 'header/X-Note')).toEqual(hint);
    expect(toHint(parameter('X-Note', 'string'), text, 'query/X-Note')).toBeUndefined();
  });

  it('returns nothing for ASCII', () => {
    const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
    expect(toHint(parameter('X-Note', 'string'), ascii, 'header/X-Note')).toBeUndefined();
  });

  it('reports only the values that fetch rejects', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 5 }), (text) => {
        const hint = toHint(parameter('X-Note', 'string'), text, 'header/X-Note');
        return hint !== undefined || new Headers([['X-Note', text]]).has('X-Note');
      }),
    );
  });

  it.each([
    ['header/X-Note', true],
    ['query/header', false],
  ])('is used for the field %s: %p', (path, can) => {
    expect(canHint({ type: 'string' }, path)).toBe(can);
  });
});
