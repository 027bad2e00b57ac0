/** Keeps images and media of pages in separate files. */
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * The framework embeds images smaller than 10 kB in the page as `data:` URLs, which the
 * Content-Security-Policy blocks. Sets this limit to 0 in the rules for imported files, and returns a
 * plugin that changes the requests for Markdown images.
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
      found.request = toImageRequest(found.request);
    },
  );
}

/**
 * The request for a Markdown image with the limit 0, and without the path of the fallback, which is
 * the default. With it, the IDs of modules would depend on the folder of the build.
 */
export function toImageRequest(request: string): string {
  return request.replace(/\?limit=\d+&/, '?limit=0&').replace(/&fallback=[^&!]*/, '');
}

function withoutLimit({ use }: RuleSetRule): void {
  for (const loader of Array.isArray(use) ? use : []) {
    if (typeof loader !== 'object' || !loader?.loader?.includes('url-loader')) continue;
    if (typeof loader.options === 'object') loader.options['limit'] = 0;
  }
}
