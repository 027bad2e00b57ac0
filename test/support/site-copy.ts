import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { toSettings } from '../../scripts/lib/docusaurus';
import { listFiles } from '../../scripts/lib/files';
import { root } from '../../scripts/lib/paths.mjs';
import { withDefaultSettings } from '../../scripts/lib/settings';
import { localeVariable } from '../../src/project/folder';
import { copySources } from './copy-sources';
import { type DevServer, startDevServer } from './dev-server';
import { type Ending, runScriptOf } from './run-script';

/** A project that a test can change and build. */
export interface SiteCopy {
  readonly folder: string;
  /** Builds it with these settings, without compression. Returns the folder of the build. */
  readonly build: (environment?: Environment) => Promise<string>;
  /** Runs a script, and resolves to its exit code and output. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<Ending>;
  /** Cuts a version like `npm run version:cut`. Rejects with its output. */
  readonly cut: (version: string) => Promise<void>;
  /** Removes a version like `npm run version:remove`. Rejects with its output. */
  readonly removeVersion: (version: string) => Promise<void>;
  /** Starts the server of `npm start`. */
  readonly start: () => Promise<DevServer>;
  /** Reads a source file. */
  readonly read: (file: string) => Promise<string>;
  /** All files that editors write, with their texts. */
  readonly readAll: () => Promise<Readonly<Record<string, string>>>;
  /** Replaces a text of a source file. The text must exist. */
  readonly edit: (file: string, before: string, after: string) => Promise<void>;
  /** Writes a new file. */
  readonly write: (file: string, text: string) => Promise<void>;
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
  const environment = {
    ...withoutSettings(),
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    INIT_CWD: folder,
  };
  const start = (script: string, args: readonly string[], more?: Environment) =>
    promisify(execFile)(process.execPath, [path.join(code, script), ...args], {
      cwd: code,
      env: { ...environment, ...more },
    });
  return {
    folder,
    async build(more) {
      const ending = code.includes('node_modules') ? 'js' : 'ts';
      const locale = more?.[localeVariable];
      const words = [
        ...['build', folder, '--config', path.join(code, `docusaurus.config.${ending}`)],
        ...(locale === undefined ? [] : ['--locale', locale]),
      ];
      const settings = { ...toSettings({ id: '', folder, portal: { folder } }), ...more };
      await start('scripts/lib/docusaurus-cli.mjs', words, settings);
      return path.join(folder, 'build');
    },
    run: (script, ...args) => runScriptOf(code, folder, script, ...args),
    async cut(version) {
      await start('scripts/run.mjs', ['scripts/version-cut.ts', version]);
    },
    async removeVersion(version) {
      await start('scripts/run.mjs', ['scripts/version-remove.ts', version]);
    },
    start: () => startDevServer(code, folder, withoutSettings()),
    read: (name) => readFile(path.join(folder, name), 'utf8'),
    async readAll() {
      const lists = ['docs', 'src/catalogue'].map(async (name) => {
        const files = await listFiles(path.join(folder, name));
        return files.map((file) => path.join(folder, name, file));
      });
      const files = (await Promise.all(lists)).flat();
      const texts = files.map(async (file) => [file, await readFile(file, 'latin1')] as const);
      return Object.fromEntries(await Promise.all(texts));
    },
    async edit(name, before, after) {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      if (!text.includes(before)) throw new Error(`${name} does not hold ${before}`);
      await writeFile(
        file,
        text.replaceAll(before, () => after),
      );
    },
    async write(name, text) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The environment of the test, without variables of the portal and of the test runner. */
function withoutSettings(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = withDefaultSettings(process.env);
  return env;
}
