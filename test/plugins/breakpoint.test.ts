import postcss from 'postcss';
import breakpoint from '../../plugins/breakpoint';
import { toPortalQuery, useOneBreakpoint } from '../../plugins/breakpoint/postcss';

describe('toPortalQuery', () => {
  it.each([
    ['(max-width: 996px)', '(max-width: 767.98px)'],
    ['(max-width:996px)', '(max-width:767.98px)'],
    ['(max-width: 996.98px)', '(max-width: 767.98px)'],
    ['(min-width: 997px)', '(min-width: 768px)'],
    ['(min-width: 997px) and (max-width: 1439px)', '(min-width: 768px) and (max-width: 1439px)'],
    ['screen and (max-width: 996px), print', 'screen and (max-width: 767.98px), print'],
    ['(--mobile)', '(width < 768px)'],
    ['(--mobile) and (orientation: portrait)', '(width < 768px) and (orientation: portrait)'],
    ['not (--mobile)', 'not (width < 768px)'],
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
      '@media (max-width: 767.98px) { a { color: red } } @supports (a: b) { @media (min-width: 768px) { b { c: d } } }',
    ],
    [
      'rewrites a query with a comment',
      '@media (--mobile) /* x */ { a { b: c } }',
      '@media (width < 768px) /* x */ { a { b: c } }',
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
