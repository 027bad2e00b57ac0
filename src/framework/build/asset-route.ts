import { interpolateName } from 'loader-utils';

/** The folder of a file in the build: images that a page shows, and files that it links to. */
export type AssetFolder = 'images' | 'medias' | 'files';

/** The route of a file that a page shows or links to. The name in the build contains a hash. */
export function toAssetRoute(file: string, folder: AssetFolder, content: Buffer): string {
  const template = `/assets/${folder}/[name]-[contenthash].[ext]`;
  return interpolateName({ resourcePath: file }, template, { content });
}
