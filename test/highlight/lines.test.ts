import fc from 'fast-check';
import { toLines } from '@portal/src/highlight/lines';
import { loadTokenizer } from '@portal/src/highlight/tokenize';
import { languageIds, languages } from '@portal/src/samples';
import { getLink } from '../samples/sample';

const toText = (lines: ReturnType<typeof toLines>) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

describe('the lines of highlighted code', () => {
  it.each([
    ['nothing', [{ text: '' }], [[]]],
    ['plain text', [{ text: 'a' }], [[{ text: 'a' }]]],
    ['an empty line', [{ text: 'a\n\nb' }], [[{ text: 'a' }], [], [{ text: 'b' }]]],
    ['a line end at the end', [{ text: 'a\n' }], [[{ text: 'a' }], []]],
    [
      'a token over several lines',
      [{ text: '"a\nb"', kind: 'string' }, { text: ' c' }],
      [[{ text: '"a', kind: 'string' }], [{ text: 'b"', kind: 'string' }, { text: ' c' }]],
    ],
  ] as const)('of %s are correct', (_, pieces, expected) => {
    expect(toLines(pieces)).toEqual(expected);
  });

  it.each(languageIds)('contain all characters of any text in %s', async (id) => {
    const tokenize = await loadTokenizer(id);
    if (!tokenize) throw new Error(`There is no grammar for ${id}.`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(toText(toLines(tokenize(code)))).toBe(code);
      }),
    );
  });

  it.each(languageIds)('highlight the URL of a sample in %s', async (id) => {
    const sample = languages[id].toSample(getLink);
    const lines = toLines((await loadTokenizer(id))!(sample));
    const address = lines.flat().find(({ text }) => text.includes('https://api.example.com'));
    expect(address).toHaveProperty('kind', expect.stringContaining('string'));
  });
});
