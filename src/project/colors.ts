/** The colours of a brand: shades of its accent for both themes, and whether texts in them can be read. */
import fs from 'node:fs';
import path from 'node:path';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';

extend([a11y, mix]);

export type Theme = 'light' | 'dark';

/** Colours of a theme, as `#rrggbb`, by the names of their tokens without `--color-`. */
export type Colors = Readonly<Record<string, string>>;

/** The colours of `src/css/tokens.css`. */
export function readTokens(): Readonly<Record<Theme, Colors>> {
  const found = [...readStyles().matchAll(/^ +--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/gm)];
  const toColors = (at: number) =>
    Object.fromEntries(found.map((match) => [match[1] ?? '', match[at] ?? '']));
  return { light: toColors(2), dark: toColors(3) };
}

/** Another value of it, by its name without `--`. */
export function readToken(name: string): string {
  return new RegExp(`^ +--${name}: (.*);$`, 'm').exec(readStyles())?.[1] ?? '';
}

/** The text of `src/css/tokens.css`. */
export function readStyles(): string {
  return fs.readFileSync(path.join(__dirname, '../css/tokens.css'), 'utf8');
}

/** What an accent means in a theme: itself, a stronger shade, a surface, and the text on itself. */
export function toShades(accent: string, theme: Theme, tokens: Colors): Colors {
  const { surface = '', text = '' } = tokens;
  const [weak, strong] = theme === 'light' ? [0.09, '#000'] : [0.2, '#fff'];
  const dark = colord(accent).mix('#000', 0.85).toHex();
  const candidates = theme === 'light' ? ['#ffffff', text] : [dark, '#ffffff'];
  const [best = ''] = candidates.filter((one) => contrastOf(one, accent) >= least);
  return {
    accent,
    'accent-strong': colord(accent)
      .mix(strong, theme === 'light' ? 0.22 : 0.35)
      .toHex(),
    'accent-surface': colord(surface).mix(accent, weak).toHex(),
    'on-accent': best || (candidates[0] ?? ''),
  };
}

/** The accent of the dark theme: as much lighter as texts need. */
export function toDarkAccent(accent: string, tokens: Colors): string {
  return toReadable(accent, 'dark', tokens, comfortable);
}

/** The least contrast of texts (WCAG 2.2, 1.4.3), and that of the portal's own accent in the dark. */
const least = 4.5;
const comfortable = 7;

/** The pairs of an accent in which texts could not be read, and an accent that can be read there. */
export function findFaint(accent: string, theme: Theme, tokens: Colors) {
  const colors = { ...tokens, ...toShades(accent, theme, tokens) };
  return pairs.flatMap(([text, behind]) => {
    const contrast = contrastOf(colors[text] ?? '', colors[behind] ?? '');
    if (contrast >= least) return [];
    return [{ text, behind, contrast, better: toReadable(accent, theme, tokens, least) }];
  });
}

/** Where texts are in the accent, or on it. */
const pairs = [
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['accent', 'sunken'],
  ['accent', 'accent-surface'],
  ['accent-strong', 'accent-surface'],
  ['on-accent', 'accent'],
] as const;

/** The accent, or as much darker or lighter as texts in it need. */
function toReadable(accent: string, theme: Theme, tokens: Colors, needed: number): string {
  const sign = theme === 'light' ? -1 : 1;
  const shades = Array.from({ length: 51 }, (_, step) => {
    return colord(accent)
      .lighten((sign * step) / 50)
      .toHex();
  });
  const isReadable = (shade: string) => {
    const colors: Colors = { ...tokens, ...toShades(shade, theme, tokens) };
    return pairs.every(([text, behind]) => {
      const contrast = contrastOf(colors[text] ?? '', colors[behind] ?? '');
      return contrast >= (text === 'accent' && behind === 'surface' ? needed : least);
    });
  };
  return shades.find(isReadable) ?? tokens['text'] ?? '';
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return colord(one).contrast(other);
}
