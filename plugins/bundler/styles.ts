/** Options of PostCSS: one breakpoint, no unused styles of Infima, and the same result in any folder. */
import type { PostCssOptions } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';
import { unusedClass } from '../../src/content/pages/classes';
import { desktopWidth, mobileQuery } from '../../src/sidebar';

/** Without a search for other options in the folders above each style sheet. */
export function toStyleOptions(options: PostCssOptions): PostCssOptions {
  const plugins = [removeUnusedStyles, ...options.plugins, useOneBreakpoint];
  return { ...options, config: false, plugins };
}

/** The framework's breakpoint: at most 996 px, or at least 997 px. */
const narrow = /\b996(\.\d+)?px/g;
const wide = /\b997px/g;

/** A thousandth less than the desktop width, for queries that include their limit. */
const narrowWidth = desktopWidth - 0.001;

/** PostCSS plugin: `--mobile` and the framework's 996/997 px become the portal's 48em. */
export const useOneBreakpoint: PostCssPlugin = {
  postcssPlugin: 'one-breakpoint',
  AtRule: {
    media(rule) {
      const query = rule.params
        .replaceAll('(--mobile)', mobileQuery)
        .replaceAll(narrow, `${narrowWidth}em`)
        .replaceAll(wide, `${desktopWidth}em`);
      if (query !== rule.params) rule.params = query;
    },
  },
};

const sheet = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** The variables of these components, which only their styles use. */
const unusedVariable =
  /^--ifm-(?:avatar|badge|breadcrumb|button|card|dropdown|footer|hero|pagination|pills|tabs)-/;

/** PostCSS plugin that removes these styles. It must run before others. */
export const removeUnusedStyles: PostCssPlugin = {
  postcssPlugin: 'unused-styles',
  Once(root) {
    if (!sheet.test(root.source?.input.file ?? '')) return;
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !unusedClass.test(selector));
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
    root.walkDecls(unusedVariable, (declaration) => {
      declaration.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  },
};
