import { buildExcerpt, type Range } from '@site/src/components/Search/excerpt';

/** The excerpt of a text around a word, with brackets around the marks. */
function show(text: string, word: string): string {
  const ranges = [...text.matchAll(new RegExp(word, 'gi'))].map(({ index }): Range => [
    index,
    index + word.length,
  ]);
  return buildExcerpt(text, ranges, ranges[0]!)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')
    .trim();
}

const fields =
  'page # integer Default: 0 The page to return. The first page is 0. ' +
  'isLocked # boolean Whether to exclude the service. Sorting sort # string Use page';

describe('an excerpt', () => {
  it.each([
    ['a short text is the entire text', 'a word here', 'word', 'a [word] here'],
    [
      'a sentence starts and ends with it',
      `Before. ${'One two. '.repeat(30)}A word. ${'After it '.repeat(40)}`,
      'word',
      'A [word].',
    ],
    ['the first field ends at the next one', fields, 'return', expect.stringMatching(/is 0\.$/)],
    [
      'a field starts with its name and ends before the next group',
      fields,
      'exclude',
      'isLocked · boolean Whether to [exclude] the service.',
    ],
    ['the last field ends with the text', fields, 'sort #', expect.stringMatching(/Use page$/)],
  ])('of %s', (_, text, word, expected) => {
    expect(show(text, word)).toEqual(expected);
  });

  it('surrounds the first mark and is cut between words', () => {
    const long = `${'before '.repeat(30)}word ${'after '.repeat(60)}`;
    expect(show(long, 'word')).toMatch(/^…(before ){8}\[word\]( after){24,27}…$/);
  });

  it('contains the mark in a very long word', () => {
    expect(show(`${'x'.repeat(500)}word${'y'.repeat(500)}`, 'word')).toContain('[word]');
  });

  it('marks the first of two overlapping ranges', () => {
    const ranges: Range[] = [
      [0, 3],
      [2, 5],
    ];
    expect(buildExcerpt('abcdef', ranges, [0, 3])).toEqual([
      { text: 'abc', isMarked: true },
      { text: 'def', isMarked: false },
    ]);
  });
});
