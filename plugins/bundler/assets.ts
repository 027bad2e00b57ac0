/** Files of the build beside its scripts and styles: images, media and downloads of pages, and others. */
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Compiler } from 'webpack';

/** The requests for images and linked files in the text, and for images of the front matter. */
const markdownRequests = [
  'inlineMarkdownImageFileLoader',
  'inlineMarkdownLinkFileLoader',
  'inlineMarkdownAssetImageFileLoader',
] as const;

/** Shortens all requests of Markdown. */
export function shortenRequests(isServer: boolean): void {
  const { loaders } = getFileLoaderUtils(isServer);
  for (const name of markdownRequests) {
    loaders[name] = toShortRequest(loaders[name]);
  }
}

/**
 * Loaders have names instead of paths. With paths in the code of pages, a build would depend on the
 * location of its folder.
 */
export function toShortRequest(request: string): string {
  return request.replaceAll(/(?<![^!=])[^!=]*[\\/](url-loader|file-loader)[\\/][^?&!]*/g, '$1');
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
