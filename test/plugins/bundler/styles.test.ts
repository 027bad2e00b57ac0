import postcss from 'postcss';
import { removeUnusedStyles, useOneBreakpoint } from '../../../plugins/bundler/styles';

const infima = '/site/node_modules/infima/dist/css/default/default.css';

const clean = (css: string, from: string) =>
  postcss([removeUnusedStyles]).process(css, { from }).css.replaceAll(/\s+/g, ' ').trim();

it.each([
  ['a component', '.button--primary { a: b } .button-x { a: b }', '.button-x { a: b }'],
  ['an element', '.navbar__item { a: b } .navbar { a: b }', '.navbar { a: b }'],
  ['one of several selectors', '.pills, .menu { a: b }', '.menu { a: b }'],
  ['an empty query', '@media print { .avatar { a: b } }', ''],
  ['a variable', ':root { --ifm-pills-gap: 0; --ifm-h1: 0 }', ':root { --ifm-h1: 0 }'],
  ['a helper', '.padding-horiz--md { a: b } .text--right { a: b }', ''],
  ['nothing of others', '.button { a: b }', '.button { a: b }', '/site/src/css/custom.css'],
])(
  'styles of the framework are removed without a use: %s',
  (_name, css, expected, from = infima) => {
    expect(clean(css, from)).toBe(expected);
  },
);

it.each([
  ['(max-width:996px)', '(max-width:47.999em)'],
  ['(max-width: 996.98px)', '(max-width: 47.999em)'],
  ['(min-width: 997px) and (max-width: 1439px)', '(min-width: 48em) and (max-width: 1439px)'],
  ['not (--mobile)', 'not (width < 48em)'],
  ['(--mobile) and (orientation: portrait)', '(width < 48em) and (orientation: portrait)'],
  ['(min-width: 1997px)', '(min-width: 1997px)'],
  ['(--mobile-first)', '(--mobile-first)'],
])(
  'the breakpoint of the portal converts %s to %s, also in nested queries',
  async (query, expected) => {
    const toSheet = (params: string) =>
      `a { width: 996px } @supports (a: b) { @media ${params} { b { c: d } } }`;
    const { css } = await postcss([useOneBreakpoint]).process(toSheet(query), { from: undefined });
    expect(css).toBe(toSheet(expected));
  },
);
