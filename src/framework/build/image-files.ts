/** Keeps images and media of pages in separate files. */
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * The framework embeds images smaller than 10 kB in the page as `data:` URLs, which the
 * Content-Security-Policy blocks. Sets this limit to 0 in the rules for imported files, and returns a
 * plugin that sets it to 0 in the requests for Markdown images.
 */
export function keepImageFiles(
  { module }: Configuration,
  { currentBundler: { instance } }: ConfigureWebpackUtils,
) {
  for (const rule of module?.rules ?? []) {
    if (typeof rule === 'object' && rule) withoutLimit(rule);
  }
  return new instance.NormalModuleReplacementPlugin(
    /url-loader.*\?limit=\d+&/,
    (found: { request: string }) => {
      found.request = found.request.replace(/\?limit=\d+&/, '?limit=0&');
    },
  );
}

function withoutLimit({ use }: RuleSetRule): void {
  for (const loader of Array.isArray(use) ? use : []) {
    if (typeof loader !== 'object' || !loader?.loader?.includes('url-loader')) continue;
    if (typeof loader.options === 'object') loader.options['limit'] = 0;
  }
}
