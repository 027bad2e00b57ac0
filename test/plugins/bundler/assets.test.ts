import process from 'node:process';
import type * as Utils from '@docusaurus/utils';
import { toShortRequest } from '../../../plugins/bundler/assets';
import { toSettings } from '../../../scripts/lib/docusaurus';

// The framework reads the variables of a build when it is loaded.
Object.assign(process.env, toSettings({ id: '', folder: '/', portal: { folder: '/' } }));
jest.resetModules();
const { loaders } = jest.requireActual<typeof Utils>('@docusaurus/utils').getFileLoaderUtils(false);

it.each([
  ['an image', loaders.inlineMarkdownImageFileLoader, '!url-loader?limit=0&name=assets/images/'],
  ['a file', loaders.inlineMarkdownLinkFileLoader, '!file-loader?name=assets/files/'],
  ['a cover', loaders.inlineMarkdownAssetImageFileLoader, '!file-loader?name=assets/images/'],
])('the client requests %s without a path, and never as a data: URL', (_, request, start) => {
  const short = toShortRequest(request);
  expect(short.startsWith(start)).toBe(true);
  expect(short).not.toContain('node_modules');
});
