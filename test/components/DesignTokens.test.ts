import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TokenGroup, tokens } from '@site/src/components/DesignTokens';
import { root } from '../../scripts/lib/paths.mjs';

const sheet = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');

describe('the tokens of the design page', () => {
  it.each(Object.keys(tokens) as TokenGroup[])('are all tokens of the group %s', (group) => {
    const [light = ''] = sheet.split("[data-theme='dark']", 1);
    const defined = [...light.matchAll(new RegExp(`^ +--${group}-([\\w-]+):`, 'gm'))];
    expect(tokens[group]).toEqual(defined.map(([, name]) => name));
  });
});

/** The colors of a theme, by the names of their tokens. */
function readColors(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const [light = '', dark = ''] = sheet.split("[data-theme='dark']");
  const colors = (theme === 'light' ? light : dark).matchAll(/^ +--([\w-]+): (#[\da-f]{3,6});/gm);
  return new Map([...colors].map(([, name = '', color = '']) => [name, color]));
}

/** The relative luminance of a color (WCAG 2.2), from 0 to 1. */
function toLuminance(color: string): number {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(color), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface', 'raised', 'sunken'];
const roles = ['info', 'success', 'warning', 'danger'];
const texts = ['text', 'muted', 'accent', 'property', ...roles];

describe.each(['light', 'dark'] as const)('the contrast of colors when %s', (theme) => {
  const colors = readColors(theme);
  const contrast = (color: string, surface: string) =>
    toContrast(colors.get(`color-${color}`) ?? '', colors.get(`color-${surface}`) ?? '');

  it.each([
    ...texts.flatMap((color) => [...surfaces, 'mark'].map((surface) => [color, surface] as const)),
    ...roles.flatMap((role) => [
      [role, `${role}-surface`] as const,
      ['text', `${role}-surface`] as const,
    ]),
    ['accent', 'accent-surface'] as const,
    ['on-accent', 'accent'] as const,
    ['on-inverse', 'inverse'] as const,
  ])('is at least 4.5 for the text %s on %s', (color, surface) => {
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('is at least 3 for the border of a control on %s', (surface) => {
    expect(contrast('border-strong', surface)).toBeGreaterThanOrEqual(3);
  });
});
