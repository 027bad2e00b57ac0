/** Style sheets use only features that all browsers of the browserslist in package.json support. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { root } from '../scripts/lib/paths.mjs';

const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`);

/** A page would look wrong without them in a supported browser. */
const young = {
  selectors: /:has\(|&|:open\b|:popover-open|:target-current|::details-content|::picker|:state\(/,
  queries: /\bscripting\b|\bscript\b|style\(|scroll-state\(/,
  rules: /^(starting-style|scope|property|position-try|view-transition|function)$/,
  properties:
    /^(text-wrap(-.*)?|field-sizing|anchor-.*|position-(area|anchor|try.*)|interpolate-size|animation-timeline|view-transition-.*|transition-behavior|zoom|text-box(-.*)?|masonry.*)$/,
  values:
    /light-dark\(|\bround\(|\bmod\(|\brem\(|linear\(|anchor\(|calc-size\(|sibling-index\(|contrast-color\(|\bif\(/,
};

function findYoung(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    const isYoung =
      (node.type === 'rule' && young.selectors.test(node.selector)) ||
      (node.type === 'atrule' &&
        (young.rules.test(node.name) ||
          (/^(media|container)$/.test(node.name) && young.queries.test(node.params)))) ||
      (node.type === 'decl' && (young.properties.test(node.prop) || young.values.test(node.value)));
    if (isYoung) found.push(node.toString().slice(0, 60));
  });
  return found;
}

describe('style sheets', () => {
  it.each(sheets)('%s uses only features of supported browsers', (sheet) => {
    expect(findYoung(readFileSync(path.join(root, sheet), 'utf8'))).toEqual([]);
  });
});
