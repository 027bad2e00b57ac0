import { access, chmod, copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { copySite } from '../support/site-copy';
import type { BuiltSite } from './servers';

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
    await copy.build({ BASE_URL: '/portal/' });
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

/** Copies the build, and adds the home page and the folder of a version. */
async function writeSite(source: string, folder: string, baseUrl: string): Promise<BuiltSite> {
  for (const part of ['build', 'hosts']) {
    await cp(path.join(source, part), path.join(folder, part), { recursive: true });
  }
  const build = path.join(folder, 'build');
  await mkdir(path.join(build, '1.0/docs'), { recursive: true });
  await copyFile(path.join(build, 'index.html'), path.join(build, '1.0.html'));
  const files = ['index.md', 'openapi.json', 'docs/introduction.html', 'docs/introduction.md'];
  for (const file of files) await copyFile(path.join(build, file), path.join(build, '1.0', file));
  return { folder, baseUrl };
}
