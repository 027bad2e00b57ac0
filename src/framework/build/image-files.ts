/** Leaves images and media of pages in files of their own. */
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * The framework puts images of less than 10 kB into the page as `data:` addresses, which the
 * Content-Security-Policy refuses: its rules for imported files, and its requests for the images of
 * Markdown, name that limit. Gives the plugin that changes the requests.
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
