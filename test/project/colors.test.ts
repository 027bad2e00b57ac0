import fc from 'fast-check';
import { findFaint, readTokens, toDarkAccent, toShades } from '../../src/project/colors';

const tokens = readTokens();
const toHex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const accents = fc.integer({ min: 0, max: 0xffffff }).map(toHex);

it('computes a dark accent and better accents in which all texts can be read', () => {
  fc.assert(
    fc.property(accents, (accent) => {
      expect(findFaint(toDarkAccent(accent, tokens.dark), 'dark', tokens.dark)).toEqual([]);
      for (const theme of ['light', 'dark'] as const) {
        const [{ better } = {}] = findFaint(accent, theme, tokens[theme]);
        if (better) expect(findFaint(better, theme, tokens[theme])).toEqual([]);
      }
    }),
  );
});

it('finds the pairs of a pale accent', () => {
  const faint = findFaint('#e11d48', 'light', tokens.light);
  expect(faint.map(({ text, behind }) => `${text} on ${behind}`)).toEqual([
    'accent on sunken',
    'accent on accent-surface',
  ]);
  expect(toShades('#ffe066', 'dark', tokens.dark)).toMatchObject({ accent: '#ffe066' });
});
