import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { replaceModules } from '../../src/framework/build/replace';
import { bundle, bundler } from './bundle';

const current: CurrentBundler = { name: 'rspack', instance: bundler };

/** A client whose `./prefetch` is replaced only in the folder `client`. */
const bundleClient = (imported: string, folder = 'client') =>
  bundle(
    {
      [`${folder}/index.js`]: `require('./${imported}')`,
      [`${folder}/${imported}.js`]: "console.log('original')",
      'nothing.js': "console.log('nothing')",
    },
    (site) =>
      replaceModules(current, [
        {
          line: 'prefetch',
          request: /^\.\/prefetch$/,
          importer: /[\\/]client$/,
          file: path.join(site, 'nothing.js'),
        },
      ]),
  );

describe('replaceModules', () => {
  it('loads the other module instead', async () => {
    const { code, errors } = await bundleClient('prefetch');
    expect(errors).toEqual([]);
    expect(code).toContain("'nothing'");
    expect(code).not.toContain("'original'");
  });

  it.each([
    ['imports it with another name', 'prefetcher', 'client'],
    ['imports it only from another folder', 'prefetch', 'theme'],
  ])('throws if the framework %s', async (_, imported, folder) => {
    const { code, errors } = await bundleClient(imported, folder);
    expect(errors.join()).toMatch(
      /internal "prefetch" has changed: no import in a folder .* matches .*prefetch/,
    );
    expect(errors.join()).toContain('Update: src/framework/build/unwanted.ts.');
    expect(code).toContain("'original'");
  });
});
