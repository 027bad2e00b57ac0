import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toSettings } from '../../scripts/lib/docusaurus';
import { root } from '../../scripts/lib/paths.mjs';
import { withDefaultSettings } from '../../src/project/environment';
import { localeVariable } from '../../src/project/folder';
import { copySources } from './copy-sources';
import { type DevServer, startDevServer } from './dev-server';
import { type Folder, toFolder } from './folder';
import { type Ending, runProgram } from './run-script';

/** A project that a test can change and build. */
export interface SiteCopy extends Folder {
  /** Builds it with these settings, without compression. Returns the folder of the build. */
  readonly build: (environment?: Environment) => Promise<string>;
  /** Runs a script, and resolves to its exit code and output. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<Ending>;
  /** Runs a script, and rejects with its output if it fails. */
  readonly succeed: (script: string, ...args: readonly string[]) => Promise<void>;
  /** Starts the server of `npm start`. */
  readonly start: () => Promise<DevServer>;
  readonly remove: () => Promise<void>;
}

/** Settings of the portal. Paths are relative to the folder. */
export type Environment = Readonly<Record<string, string>>;

/** The music API in a copy of the portal's sources. The packages are shared. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await copySources();
  return toSite(folder, folder);
}

/** An empty folder. The code of the portal is elsewhere: in the repository, or in its package. */
export async function makeProject(code = root): Promise<SiteCopy> {
  return toSite(await mkdtemp(path.join(tmpdir(), 'project-')), code);
}

function toSite(folder: string, code: string): SiteCopy {
  const environment = { ...withoutSettings(), INIT_CWD: folder };
  const start = (script: string, args: readonly string[], more?: NodeJS.ProcessEnv) =>
    runProgram([path.join(code, script), ...args], { cwd: code, env: { ...environment, ...more } });
  const run: SiteCopy['run'] = (script, ...args) =>
    start('scripts/run.mjs', [`scripts/${script}`, ...args]);
  return {
    ...toFolder(() => folder),
    async build(more) {
      const ending = code.includes('node_modules') ? 'js' : 'ts';
      const locale = more?.[localeVariable];
      const words = [
        ...['build', folder, '--config', path.join(code, `docusaurus.config.${ending}`)],
        ...(locale === undefined ? [] : ['--locale', locale]),
      ];
      const settings = { ...toSettings({ id: '', folder, portal: { folder } }), ...more };
      const uncached = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
      validate(await start('scripts/lib/docusaurus-cli.mjs', words, { ...uncached, ...settings }));
      return path.join(folder, 'build');
    },
    run,
    succeed: async (...words) => validate(await run(...words)),
    start: () => startDevServer(code, folder, withoutSettings()),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function validate({ code, output }: Ending): void {
  if (code !== 0) throw new Error(output);
}

/** The environment of the test, without variables of the portal and of the test runner. */
function withoutSettings(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = withDefaultSettings(process.env);
  return env;
}
