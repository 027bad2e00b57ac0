import { toSearchPart, toQuestion } from '@site/src/components/FullTextSearch/address';
import {
  buildExcerpt,
  joinRanges,
  type Part,
  type Range,
} from '@site/src/components/FullTextSearch/excerpt';
import { toWords } from '@site/src/components/FullTextSearch/words';

describe('text in the address', () => {
  it.each(['page size', 'a&b=c#d', '100%', 'ä+ö'])('comes back from it: %s', (text) => {
    expect(toQuestion(toSearchPart(text))).toBe(text);
  });

  it('has a broken character replaced', () => {
    expect(toQuestion(toSearchPart('a\ud800'))).toBe('a\ufffd');
  });
});

describe('words of a query', () => {
  it.each([
    ['Page  SIZE', ['page', 'size']],
    ['/boards/{boardId}', ['boards/{boardid']],
    ['cache-control', ['cache', 'control']],
    ['{} "415",', ['415']],
    ['Api_Version:', ['api_version']],
  ])('of %j are %j', (text, words) => {
    expect(toWords(text)).toEqual(words);
  });
});

describe('excerpt', () => {
  const show = (parts: readonly Part[]) =>
    parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
  const long = `${'before '.repeat(30)}word ${'after '.repeat(60)}`.trim();

  it('is the whole of a short text', () => {
    expect(show(buildExcerpt('a word here', [[2, 6]]))).toBe('a [word] here');
  });

  it('stands around the first mark and is cut between words', () => {
    const at = long.indexOf('word');
    expect(show(buildExcerpt(long, [[at, at + 4]]))).toMatch(
      /^…(before ){8}\[word\]( after){25,27}…$/,
    );
  });

  it('is cut inside a word that is longer than itself', () => {
    const text = `${'x'.repeat(500)}word${'y'.repeat(500)}`;
    expect(show(buildExcerpt(text, [[500, 504]]))).toMatch(/^…x{60}\[word\]y{156}…$/);
  });

  it('joins marks that overlap', () => {
    const ranges: Range[] = [
      [4, 6],
      [0, 3],
      [2, 5],
    ];
    expect(joinRanges(ranges)).toEqual([[0, 6]]);
  });
});
