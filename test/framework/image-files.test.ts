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

  it('removes the path from the request for a file', () => {
    const request = toShortRequest(loaders.inlineMarkdownLinkFileLoader);
    expect(request).toMatch(/^!file-loader\?name=assets\/files\/[^/]*!$/);
  });
});
