import { getFileLoaderUtils } from '@docusaurus/utils';
import { toShortRequest } from '../../src/framework/build/image-files';

describe('toShortRequest', () => {
  const { loaders } = getFileLoaderUtils(false);

  it('removes the limit and the paths from the request for an image', () => {
    const request = toShortRequest(loaders.inlineMarkdownImageFileLoader);
    expect(request).toMatch(
      /^!url-loader\?limit=0&name=assets\/images\/[^/]*&fallback=file-loader!$/,
    );
  });

  it.each([
    ['a file', loaders.inlineMarkdownLinkFileLoader, 'files'],
    ['an image of the front matter', loaders.inlineMarkdownAssetImageFileLoader, 'images'],
  ])('removes the path from the request for %s', (_, request, folder) => {
    const short = toShortRequest(request);
    expect(short).toMatch(/^!file-loader\?name=assets\/[^/]*\/[^/]*!$/);
    expect(short).toContain(`assets/${folder}/`);
  });
});
