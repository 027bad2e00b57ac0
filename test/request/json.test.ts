import { toJsonText } from '../../src/samples/literals';

describe('toJsonText', () => {
  it.each([
    ['a zero-width space', '\u200b', '\\u200b'],
    ['a right-to-left override', '\u202e', '\\u202e'],
    ['a line separator', '\u2028', '\\u2028'],
    ['a null', '\0', '\\u0000'],
    ['an unpaired surrogate', '\ud800', '\\ud800'],
  ])('writes %s as an escape sequence, in values and in names', (_name, character, escape) => {
    expect(toJsonText(`a${character}b`)).toBe(`"a${escape}b"`);
    expect(toJsonText({ [character]: 1 })).toBe(`{\n  "${escape}": 1\n}`);
  });

  it.each(['æ', '東京', '🎵', 'a b', 'é'])('keeps %s unchanged', (text) => {
    expect(toJsonText(text)).toBe(`"${text}"`);
  });
});
