import { toStyleOptions } from '../../src/framework/build/style-options';
import { useOneBreakpoint } from '../../plugins/breakpoint/postcss';

describe('the options of PostCSS', () => {
  it('contain an instance of each plugin, and no search for other options', () => {
    const named = [require.resolve('postcss-preset-env'), {}];
    expect(toStyleOptions({ ident: 'postcss', plugins: [named, useOneBreakpoint] })).toEqual({
      ident: 'postcss',
      config: false,
      plugins: [expect.objectContaining({ postcssPlugin: 'postcss-preset-env' }), useOneBreakpoint],
    });
  });
});
