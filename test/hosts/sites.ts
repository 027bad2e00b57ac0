import { access, chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '../../scripts/lib/compress.mjs';
import { writeHealth } from '../../scripts/lib/health.mjs';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { copySite } from '../support/site-copy';
import type { BuiltSite } from './servers';

/** The version of the tests. Editors never cut one with this name. */
const version = '0.0.1';

const variable = 'HOSTS_SITES';

/** The sites of the run: the portal at the root of a host and at a path. */
export function readSites(): readonly BuiltSite[] {
  return JSON.parse(process.env[variable] ?? '[]') as BuiltSite[];
}

/** Creates the sites; returns a function that removes them. */
export async function writeSites(): Promise<() => Promise<void>> {
  await access(path.join(buildFolder, 'index.html')).catch(() => {
    throw new Error('There is no build to test. Run "npm run build" first.');
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'sites-'));
  await chmod(folder, 0o755);
  const copy = await copySite();
  try {
    const label = 'sidebar_label: Errors';
    await copy.edit('docs/errors.mdx', label, `${label}\naliases: [/docs/old/failures]`);
    const build = await copy.build({ ...security, BASE_URL: '/portal/' });
    await writeHealth(build);
    await compressFiles(build);
    const sites = [
      await writeSite(root, path.join(folder, 'root'), '/'),
      await writeSite(copy.folder, path.join(folder, 'portal'), '/portal/'),
    ];
    process.env[variable] = JSON.stringify(sites);
  } finally {
    await copy.remove();
  }
  return () => rm(folder, { recursive: true, force: true });
}

const security = {
  SECURITY_CONTACT: 'mailto:security@example.com',
  SECURITY_EXPIRES: '2099-12-31',
};

/** Files that the portal does not have yet, but that hosts must serve. */
const added = {
  'assets/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>A drawing</title></svg>',
  'assets/archive.tar.gz': 'an archive, not a compressed variant',
  '.well-known/security.txt': `Contact: ${security.SECURITY_CONTACT}\n`,
};

/** Copies the build, and adds files, and the home page and the folder of a version. */
async function writeSite(source: string, folder: string, baseUrl: string): Promise<BuiltSite> {
  for (const part of ['build', 'hosts']) {
    await cp(path.join(source, part), path.join(folder, part), { recursive: true });
  }
  const build = path.join(folder, 'build');
  await mkdir(path.join(build, `${version}/docs`), { recursive: true });
  await copyFile(path.join(build, 'index.html'), path.join(build, `${version}.html`));
  for (const [file, text] of Object.entries(added)) await writeFile(path.join(build, file), text);
  const files = ['index.md', 'openapi.json', 'docs/introduction.html', 'docs/introduction.md'];
  for (const file of files) await copyFile(path.join(build, file), path.join(build, version, file));
  return { folder, baseUrl };
}
