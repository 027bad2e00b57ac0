import postcss from 'postcss';
import breakpoint from '../../plugins/breakpoint';
import { toPortalQuery, useOneBreakpoint } from '../../plugins/breakpoint/postcss';

describe('toPortalQuery', () => {
  it.each([
    ['(max-width: 996px)', '(max-width: 47.999em)'],
    ['(max-width:996px)', '(max-width:47.999em)'],
    ['(max-width: 996.98px)', '(max-width: 47.999em)'],
    ['(min-width: 997px)', '(min-width: 48em)'],
    ['(min-width: 997px) and (max-width: 1439px)', '(min-width: 48em) and (max-width: 1439px)'],
    ['screen and (max-width: 996px), print', 'screen and (max-width: 47.999em), print'],
    ['(--mobile)', '(width < 48em)'],
    ['(--mobile) and (orientation: portrait)', '(width < 48em) and (orientation: portrait)'],
    ['not (--mobile)', 'not (width < 48em)'],
    ['(max-width: 576px)', '(max-width: 576px)'],
    ['(min-width: 1440px)', '(min-width: 1440px)'],
    ['(min-width: 1997px)', '(min-width: 1997px)'],
    ['(min-width: 996em)', '(min-width: 996em)'],
    ['(--mobile-first)', '(--mobile-first)'],
    ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
  ])('converts %s to %s', (query, portalQuery) => {
    expect(toPortalQuery(query)).toBe(portalQuery);
  });
});

describe('the PostCSS plugin', () => {
  it.each([
    [
      'rewrites media queries, including nested ones',
      '@media (max-width: 996px) { a { color: red } } @supports (a: b) { @media (min-width: 997px) { b { c: d } } }',
      '@media (max-width: 47.999em) { a { color: red } } @supports (a: b) { @media (min-width: 48em) { b { c: d } } }',
    ],
    [
      'rewrites a query with a comment',
      '@media (--mobile) /* x */ { a { b: c } }',
      '@media (width < 48em) /* x */ { a { b: c } }',
    ],
    [
      'ignores widths outside of queries',
      'a { width: 996px; --mobile: 997px }',
      'a { width: 996px; --mobile: 997px }',
    ],
    [
      'ignores other queries',
      '@media print { a { width: 996px } }',
      '@media print { a { width: 996px } }',
    ],
  ])('%s', async (_name, css, rewritten) => {
    const { css: result } = await postcss([useOneBreakpoint]).process(css, { from: undefined });
    expect(result).toBe(rewritten);
  });

  it('is added to the plugins of the site', () => {
    const other = { postcssPlugin: 'other' };
    const options = breakpoint().configurePostCss?.({ plugins: [other] });
    expect(options).toEqual({ plugins: [other, useOneBreakpoint] });
  });
});
