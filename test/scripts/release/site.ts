/** A small site to release, in a folder with a copy of the scripts. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

/** The files of a build. */
type Files = Readonly<Record<string, string>>;

/** The release ID of builds. */
export const buildId = '154bf55cb503';

/** Files that every build has. */
export const always = {
  ...{ 'build/index.html': 'home', 'build/404.html': 'missing', 'build/llms.txt': '#' },
  ...{
    'build/healthz': `{"version":"1.0.0","release":"${buildId}"}`,
    'build/assets/js/shared.1.js': 'shared',
    'hosts/rules.json': '{}',
  },
};

export class ReleasedSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  readonly target = path.join(this.folder, 'srv/portal');
  readonly #script = path.join(this.folder, 'scripts/release.mjs');

  constructor() {
    cpSync(path.join(root, 'scripts'), path.join(this.folder, 'scripts'), { recursive: true });
  }

  /** Writes a build of which only these files differ. */
  build(files: Files = {}): void {
    for (const part of ['build', 'hosts']) {
      rmSync(path.join(this.folder, part), { recursive: true, force: true });
    }
    for (const [name, content] of Object.entries({ ...always, ...files })) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }

  /** Runs the script. */
  run(...args: readonly string[]) {
    return this.#spawn(args, {});
  }

  /** Runs the script without the rights of root, who may read all files. */
  runAsNobody(...args: readonly string[]) {
    chmodSync(this.folder, 0o755);
    return this.#spawn(args, process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {});
  }

  #spawn(args: readonly string[], user: { readonly uid?: number; readonly gid?: number }) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [this.#script, ...args], {
      ...user,
      cwd: this.folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  /** Starts a release of the build. */
  start() {
    const args = [this.#script, this.target];
    return spawn(process.execPath, args, { cwd: this.folder, stdio: 'ignore' });
  }

  /** Builds and releases. */
  release(files?: Files): void {
    this.build(files);
    expect(this.run(this.target)).toEqual({
      status: 0,
      output: expect.stringContaining('is online') as string,
    });
  }

  /** Releases that differ in the home page and in the name of an asset. */
  releaseAll(...names: readonly string[]): void {
    for (const name of names) this.release(toFiles(name));
  }

  /** The place of a file that is online. */
  toOnline(name: string): string {
    return path.join(this.target, 'current/build', name);
  }

  read(name: string): string {
    return readFileSync(this.toOnline(name), 'utf8');
  }

  listAssets(): readonly string[] {
    return readdirSync(this.toOnline('assets/js')).sort();
  }

  /** The numbers of the releases, and everything else in their folder. */
  listReleases(): readonly string[] {
    const names = readdirSync(path.join(this.target, 'releases'));
    return names.map((id) => id.replace(/-[0-9a-f]{12}$/, '')).sort();
  }

  currentNumber(): string | undefined {
    return /(\d+)-\w+$/.exec(readlinkSync(path.join(this.target, 'current')))?.[1];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A build with its own home page and asset. */
export function toFiles(name: string): Files {
  return { 'build/index.html': name, [`build/assets/js/${name}.js`]: name };
}
