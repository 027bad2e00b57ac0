import { getFileLoaderUtils } from '@docusaurus/utils';
import { toShortRequest } from '../../../plugins/bundler/assets';

const { loaders } = getFileLoaderUtils(false);

it.each([
  ['an image', loaders.inlineMarkdownImageFileLoader, '!url-loader?limit=0&name=assets/images/'],
  ['a file', loaders.inlineMarkdownLinkFileLoader, '!file-loader?name=assets/files/'],
  ['a cover', loaders.inlineMarkdownAssetImageFileLoader, '!file-loader?name=assets/images/'],
])('the client requests %s without a path, and never as a data: URL', (_, request, start) => {
  const short = toShortRequest(request);
  expect(short.startsWith(start)).toBe(true);
  expect(short).not.toContain('node_modules');
});
