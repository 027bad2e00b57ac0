import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import manifest from '../../package.json';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Packs the portal, and installs it in a new folder with the packages of the repository. Returns that
 * folder, and that of the code.
 */
export async function installPackage(): Promise<{ folder: string; code: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  await promisify(execFile)('npm', ['pack', '--pack-destination', folder], { cwd: root });
  const archive = path.join(folder, `${manifest.name}-${manifest.version}.tgz`);
  await pipeline(createReadStream(archive), createGunzip(), extract(folder));
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
  await rename(path.join(folder, 'package'), path.join(modules, manifest.name));
  return { folder, code: path.join(modules, manifest.name, 'dist') };
}
