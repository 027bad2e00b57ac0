import type { Plugin as PostCssPlugin } from 'postcss';
import { desktopWidth, mobileQuery } from '../../src/breakpoint';
import { frameworkWidths } from '../../src/framework/build/breakpoint';

const narrow = new RegExp(String.raw`\b${frameworkWidths.narrow}(\.\d+)?px`, 'g');
const wide = new RegExp(String.raw`\b${frameworkWidths.wide}px`, 'g');

/** A thousandth less than the desktop width, for queries that include their limit. */
const narrowWidth = desktopWidth - 0.001;

/** Rewrites a media query: `--mobile` and the framework's 996/997 px become the portal's 48em. */
export function toPortalQuery(query: string): string {
  return query
    .replaceAll('(--mobile)', mobileQuery)
    .replaceAll(narrow, `${narrowWidth}em`)
    .replaceAll(wide, `${desktopWidth}em`);
}

/** PostCSS plugin that applies {@link toPortalQuery} to every media rule. */
export const useOneBreakpoint: PostCssPlugin = {
  postcssPlugin: 'one-breakpoint',
  AtRule: {
    media(rule) {
      const query = toPortalQuery(rule.params);
      if (query !== rule.params) rule.params = query;
    },
  },
};
