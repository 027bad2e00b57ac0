import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { isReserved, topNames } from '../../../src/catalogue/check';
import { hostFiles, notFoundPage } from '../../../src/hosting/addresses';
import { assetFolder } from '../../../src/hosting/rules';

describe('reserved URLs', () => {
  it('include the files that hosts need', () => {
    const files = hostFiles.filter((name) => !name.startsWith('.'));
    expect(topNames).toEqual(expect.arrayContaining([...files, assetFolder.replace('/', '')]));
    expect(isReserved(`/${path.parse(notFoundPage).name}`)).toBe(true);
  });

  it('include all folders that are copied into the build', () => {
    const folders = readdirSync(path.join(root, 'static')).map((name) => path.parse(name).name);
    expect(topNames).toEqual(expect.arrayContaining(folders));
  });
});
