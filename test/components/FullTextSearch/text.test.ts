import { toSearchPart, toQuestion } from '@site/src/components/FullTextSearch/address';
import {
  buildExcerpt,
  joinRanges,
  type Part,
  type Range,
} from '@site/src/components/FullTextSearch/excerpt';
import { toWords } from '@site/src/components/FullTextSearch/words';

describe('text in the URL', () => {
  it.each(['page size', 'a&b=c#d', '100%', 'ä+ö'])('can be read back: %s', (text) => {
    expect(toQuestion(toSearchPart(text))).toBe(text);
  });

  it('has replacement characters for invalid ones', () => {
    expect(toQuestion(toSearchPart('a\ud800'))).toBe('a\ufffd');
  });
});

describe('the words of a query', () => {
  it.each([
    ['Page  SIZE', ['page', 'size']],
    ['/boards/{boardId}', ['boards/{boardid']],
    ['cache-control', ['cache', 'control']],
    ['{} "415",', ['415']],
    ['Api_Version:', ['api_version']],
  ])('in %j are %j', (text, words) => {
    expect(toWords(text)).toEqual(words);
  });
});

describe('an excerpt', () => {
  const show = (parts: readonly Part[]) =>
    parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
  const long = `${'before '.repeat(30)}word ${'after '.repeat(60)}`.trim();

  it('of a short text is the entire text', () => {
    expect(show(buildExcerpt('a word here', [[2, 6]]))).toBe('a [word] here');
  });

  it('surrounds the first mark and is cut between words', () => {
    const at = long.indexOf('word');
    expect(show(buildExcerpt(long, [[at, at + 4]]))).toMatch(
      /^…(before ){8}\[word\]( after){25,27}…$/,
    );
  });

  it('of a word longer than the excerpt is cut inside the word', () => {
    const text = `${'x'.repeat(500)}word${'y'.repeat(500)}`;
    expect(show(buildExcerpt(text, [[500, 504]]))).toMatch(/^…x{60}\[word\]y{156}…$/);
  });

  it('merges overlapping marks', () => {
    const ranges: Range[] = [
      [4, 6],
      [0, 3],
      [2, 5],
    ];
    expect(joinRanges(ranges)).toEqual([[0, 6]]);
  });
});
