/** Files of the build beside its scripts and styles: images, media and downloads of pages, and others. */
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Compiler, Configuration } from 'webpack';

/** The requests for images and linked files in the text, and for images of the front matter. */
const markdownRequests = [
  'inlineMarkdownImageFileLoader',
  'inlineMarkdownLinkFileLoader',
  'inlineMarkdownAssetImageFileLoader',
] as const;

/**
 * The framework embeds images smaller than 10 kB in the page as `data:` URLs, which the
 * Content-Security-Policy blocks. Sets this limit to 0 in the rules for imported files, and in the
 * requests for images of Markdown. Shortens all requests of Markdown.
 */
export function keepImageFiles({ module }: Configuration, isServer: boolean): void {
  for (const rule of module?.rules ?? []) {
    const loaders = typeof rule === 'object' && rule && Array.isArray(rule.use) ? rule.use : [];
    for (const loader of loaders) {
      if (typeof loader !== 'object' || !loader?.loader?.includes('url-loader')) continue;
      if (typeof loader.options === 'object') loader.options['limit'] = 0;
    }
  }
  const { loaders } = getFileLoaderUtils(isServer);
  for (const name of markdownRequests) {
    loaders[name] = toShortRequest(loaders[name]);
  }
}

/**
 * The limit is 0, and loaders have names instead of paths. With paths in the code of pages, a build
 * would depend on the location of its folder.
 */
export function toShortRequest(request: string): string {
  return request
    .replaceAll(/(?<![^!=])[^!=]*[\\/](url-loader|file-loader)[\\/][^?&!]*/g, '$1')
    .replace(/\?limit=\d+&/, '?limit=0&');
}

/** A plugin of the bundler that adds a file, in builds and in `npm start`. */
export function emitFile(file: string, render: () => string | Buffer) {
  return {
    apply({ hooks, webpack }: Compiler) {
      hooks.thisCompilation.tap('files', (compilation) => {
        compilation.hooks.processAssets.tap('files', () =>
          compilation.emitAsset(file, new webpack.sources.RawSource(render())),
        );
      });
    },
  };
}
