/** Style sheets use only features that all browsers of the browserslist in package.json support. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/lib/paths.mjs';

const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css'),
);

/** A page would look wrong without them in a supported browser. */
const young = [
  /:has\(|:open\b|:popover-open|:target-current|::details-content|::picker|:state\(|^\s*&/m,
  /@(media|container)[^{]*(\bscripting\b|\bscript\b|style\(|scroll-state\()/,
  /@(starting-style|scope|property|position-try|view-transition|function)\b/,
  /^\s*(text-wrap(-.*)?|field-sizing|anchor-.*|position-(area|anchor|try.*)|interpolate-size):/m,
  /^\s*(animation-timeline|view-transition-.*|transition-behavior|zoom|text-box(-.*)?|masonry.*):/m,
  /light-dark\(|\bround\(|\bmod\(|\brem\(|linear\(|anchor\(|calc-size\(|sibling-index\(/,
  /contrast-color\(|\bif\(/,
];

it.each(sheets)('%s uses only features of supported browsers', (sheet) => {
  const css = readFileSync(path.join(root, 'src', sheet), 'utf8');
  expect(young.flatMap((feature) => feature.exec(css)?.[0] ?? [])).toEqual([]);
});
