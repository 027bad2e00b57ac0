import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { settings } from '../../src/site';

/** A copy of the portal's sources that a test may change and build. */
export interface SiteCopy {
  readonly folder: string;
  /** Builds it with these settings; gives the folder of the build. */
  readonly build: (environment: Readonly<Record<string, string>>) => Promise<string>;
  readonly remove: () => Promise<void>;
}

const sources = [
  'docs',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** Copies the sources to a new folder beside which nothing else lies; the packages are shared. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  for (const source of sources) {
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {
    folder,
    async build(environment) {
      const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
      await promisify(execFile)(process.execPath, [docusaurus, 'build'], {
        cwd: folder,
        env: { ...withoutSettings(), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...environment },
      });
      return path.join(folder, 'build');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The environment of the test, but for what it says about the portal and about the runner. */
function withoutSettings(): NodeJS.ProcessEnv {
  const unwanted = new Set<string>(Object.values(settings).map(({ variable }) => variable));
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !unwanted.has(name)),
  );
}
