import postcss from 'postcss';
import { isUnusedClass, removeUnusedStyles } from '../../src/framework/build/unused-styles';

const infima = '/site/node_modules/infima/dist/css/default/default.css';

const clean = (css: string, from = infima) =>
  postcss([removeUnusedStyles]).process(css, { from }).css.replaceAll(/\s+/g, ' ').trim();

describe('the styles of the framework', () => {
  it.each([
    ['a component', '.button--primary { color: red } .menu { color: red }', '.menu { color: red }'],
    ['an element', '.navbar__item { a: b } .navbar { a: b }', '.navbar { a: b }'],
    ['one of several selectors', '.pills, .menu { a: b }', '.menu { a: b }'],
    ['its variables', ':root { --ifm-button-a: b; --ifm-menu-a: b }', ':root { --ifm-menu-a: b }'],
    ['a shade', ':root { --ifm-color-info-darker: b; --ifm-dark-value: c }', ':root {}'],
    [
      'but not the shade of a border',
      ':root { --ifm-color-info-dark: b }',
      ':root { --ifm-color-info-dark: b }',
    ],
    ['an empty query', '@media print { .avatar { a: b } }', ''],
    ['a helper', '.padding-horiz--md { a: b } .text--right { a: b }', ''],
  ])('are removed without a use: %s', (_name, css, expected) => {
    expect(clean(css)).toBe(expected);
  });

  it.each(['button-x', 'tabs-container', 'table', 'navbar', 'markdown'])(
    'stay for the class %s',
    (name) => {
      expect(isUnusedClass(name)).toBe(false);
    },
  );

  it('stay in other style sheets', () => {
    const css = '.button { a: b }';
    expect(clean(css, '/site/src/css/custom.css')).toBe(css);
  });
});
