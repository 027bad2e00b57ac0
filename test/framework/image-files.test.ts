import { getFileLoaderUtils } from '@docusaurus/utils';
import { toImageRequest } from '../../src/framework/build/image-files';

describe('toImageRequest', () => {
  it.each([false, true])(
    'removes the limit and the only path in the options: server %s',
    (server) => {
      const { inlineMarkdownImageFileLoader } = getFileLoaderUtils(server).loaders;
      expect(inlineMarkdownImageFileLoader).toMatch(/\?.*&fallback=[^!]*file-loader/);
      const [, loader, image] = toImageRequest(`${inlineMarkdownImageFileLoader}./a.png`).split(
        '!',
      );
      expect(loader).toMatch(/url-loader.*\?limit=0&name=assets/);
      expect(loader).not.toMatch(/\?.*(node_modules|fallback)/);
      expect(loader?.includes('emitFile=false')).toBe(server);
      expect(image).toBe('./a.png');
    },
  );
});
