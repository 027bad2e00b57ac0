/** The style sheet that the settings make. */
import fs from 'node:fs';
import { toMessage } from '../check/messages';
import { type Finding, suggest, toQuoted } from '../check/problem';
import type { Link } from '../site';
import type { Project } from './index';
import { type Brand, toAsset } from './brand';
import { readStyles, readToken } from './colors';
import { toShownFile } from './folder';

type Styled = Pick<Project, 'brand' | 'lists' | 'deployment'>;

export function buildStyles({ brand, lists, deployment }: Styled): string {
  const lines = [...toAccent(brand), ...toFont(brand, deployment.baseUrl), ...toFold(lists.header)];
  return lines.map((line) => `${line}\n`).join('');
}

/** Warnings about what a style sheet of the project says in vain: misspelt names, and other sites. */
export function checkStyleSheet(file: string): readonly string[] {
  const text = fs.readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, (comment) => {
    return comment.replaceAll(/[^\n]/g, ' ');
  });
  const known = [...readStyles().matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name);
  const toWarning = (index: number, finding: Finding) =>
    toMessage({
      file: toShownFile(file),
      line: text.slice(0, index).split('\n').length,
      ...finding,
    });
  const misspelt = [...text.matchAll(/(?<=[{;\s])--[\w-]+(?=\s*:)/g)].flatMap(
    ({ 0: name, index }) => {
      const found = `${toQuoted(name)}, which the portal does not read`;
      const isRead = known.includes(name) || text.includes(`var(${name}`);
      const { hint } = isRead ? {} : suggest(name, known);
      return hint ? [toWarning(index, { found, expected: 'a public custom property', hint })] : [];
    },
  );
  const addresses = /(?<=(?:@import |url\()["']?)(?:https?:)?\/\/[^"')\s]+/g;
  const others = [...text.matchAll(addresses)].map(({ 0: url, index }) => {
    const found = `${toQuoted(url)}, which the policy of the portal blocks`;
    return toWarning(index, { found, expected: 'a file of the project' });
  });
  return [...misspelt, ...others];
}

function toAccent({ colors }: Brand): readonly string[] {
  if (!colors) return [];
  const lines = Object.entries(colors.light).map(
    ([name, light]) => `  --color-${name}: light-dark(${light}, ${colors.dark[name] ?? light});`,
  );
  return [':root {', ...lines, '}'];
}

/**
 * A page that has the font when it is first painted shows it, and any other keeps the fonts of the
 * system. So nothing moves, and no fallback needs the metrics of the font.
 */
function toFont({ font }: Brand, baseUrl: string): readonly string[] {
  if (!font) return [];
  const url = baseUrl + toAsset('fonts', 'font', font.file);
  return [
    '@font-face {',
    '  font-family: Brand;',
    '  font-display: optional;',
    ...(font.kind === 'variable' ? ['  font-weight: 100 900;'] : []),
    // The preload has the same address.
    `  src: /* webpackIgnore: true */ url('${url}') format('woff2');`,
    '}',
    `:root { --font-text: Brand, ${readToken('font-text')}; }`,
  ];
}

/** Shows links in the header if the window is wide enough for all of them, and else in the menu. */
function toFold(links: readonly Link[]): readonly string[] {
  if (links.length === 0) return [];
  const needed = beside + links.reduce((sum, { label }) => sum + toWidth(label), 0);
  if (needed > frame) return ['.header-links { display: none; }'];
  return [
    `@media (width < ${needed}em) { .header-links { display: none; } }`,
    `@media (width >= ${needed}em) { .menu-links { display: none; } }`,
  ];
}

/** The width of the header, and of all in it but the links: logo, search, versions and buttons. */
const frame = 100;
const beside = 54;

/** At most the width of a link with the space before it, and with the sign of another site. */
function toWidth(label: string): number {
  const isWide = (letter: string) => letter > '\u024f';
  const text = [...label].reduce((sum, letter) => sum + (isWide(letter) ? 0.9 : 0.5), 0);
  return Math.ceil(text + 2);
}
