/**
 * `npm run release -- /srv/portal`: puts the build online, or goes back to the previous release. The
 * folder that a web server serves:
 *
 *   RELEASES.txt                          marks the folder
 *   current -> releases/12-154bf55cb503   the release that is online, with the ID in build/healthz
 *   releases/12-154bf55cb503/build        the root of the web server
 *   releases/12-154bf55cb503/hosts
 *   releases/12-154bf55cb503/release.json
 */
import { existsSync } from 'node:fs';
import fs, { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, Misuse } from '../src/failure';
import { toCommandLine } from '../src/project/command-line';
import { callFolder, projectFolder } from '../src/project/folder';
import { assetFolder, type HostingRules, rulesFile } from '../src/hosting/rules';
import { readJson } from '../src/versions/read';
import { runAlone } from './lib/alone';
import { hashFolder, listFiles } from './lib/files';

export const usage = `${toCommandLine('release', 'TARGET')}
${toCommandLine('release', 'TARGET', '--rollback')}

Adds the build to the folder TARGET as a release, and switches to it at once. The root of the web
server is TARGET/current/build. Assets of the previous release stay available.

--rollback  switches back to the previous release`;

export const scope = 'portal';

export const options = { rollback: { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [target, ...others] = positionals;
  if (target === undefined || others.length > 0) throw new Misuse(positionals, 'one folder');
  const folder = path.resolve(callFolder(), target);
  const lines = await (values.rollback ? rollBack(folder) : release(projectFolder(), folder));
  console.log(lines.join('\n'));
}

interface Facts {
  readonly previous: string | null;
  /**
   * Its own assets, without those of other releases: files below `build` whose names depend on their
   * content or on the release, so they never collide.
   */
  readonly assets: readonly string[];
}

const reload =
  'The files in hosts changed: reload the web server. If it includes a copy of them, copy them first.';

const marker = 'RELEASES.txt';
const explanation = `The releases of the portal. "${toCommandLine('release')}" writes this folder.
The root of the web server is current/build.
`;

/** How many releases are kept besides the next one. */
const keptReleases = 5;

/** The file that says which command writes the folder. */
const lock = 'RELEASES.lock';

const buildFolder = 'build';

/** The file of a release with its {@link Facts}. */
const factsFile = 'release.json';

/** The last file that a build writes. */
const healthFile = 'build/healthz';

/**
 * Puts the build in a folder online. Returns the lines for the operator. Nothing changes if it throws.
 * @param source the folder that contains `build` and `hosts`
 */
export async function release(source: string, folder: string): Promise<readonly string[]> {
  await readTarget(folder);
  const build = await readBuildId(source);
  return runAlone(path.join(folder, lock), 'release', () => addAlone(source, build, folder));
}

async function addAlone(source: string, build: string, folder: string): Promise<readonly string[]> {
  const { ids, current } = await readTarget(folder);
  // What a killed run left.
  for (const left of ['.next', '.outdated']) {
    await rm(toFolder(folder, left), { recursive: true, force: true });
  }
  const online = current === null ? null : toFolder(folder, current);
  const hasNewHosts = online !== null && !(await hasSameHosts(source, online));
  if (online?.endsWith(`-${build}`) && !hasNewHosts) {
    return [`Release ${current} is online already.`];
  }
  const next = `${toNumber(ids.at(-1) ?? '0') + 1}-${build}`;
  await addRelease(source, folder, next, current);
  await switchTo(folder, next);
  // With `current` lost, any release may be the one that was online.
  const outdated =
    current === null ? [] : ids.slice(0, -keptReleases).filter((id) => id !== current);
  for (const id of outdated) {
    // Renamed first: nobody can put a part of it online.
    await rename(toFolder(folder, id), toFolder(folder, '.outdated'));
    await rm(toFolder(folder, '.outdated'), { recursive: true });
  }
  return [
    `Release ${next} is online in ${folder}.`,
    ...(outdated.length > 0 ? [`Removed: ${outdated.join(', ')}.`] : []),
    ...(hasNewHosts ? [reload] : []),
  ];
}

/** Puts the release online that was before. Returns the lines for the operator. */
export async function rollBack(folder: string): Promise<readonly string[]> {
  const { ids } = await readTarget(folder);
  if (ids.length === 0) throw new Failure(`${folder} has no release to go back to.`);
  return runAlone(path.join(folder, lock), 'release', () => rollBackAlone(folder));
}

async function rollBackAlone(folder: string): Promise<readonly string[]> {
  const { ids, current } = await readTarget(folder);
  if (current === null) {
    throw new Failure(
      `${folder}/current leads to no release, so the previous one is not known. Found: ` +
        `${ids.join(', ')}. To put one online: ln -sfn releases/ID ${folder}/current`,
    );
  }
  const from = toFolder(folder, current);
  const { previous } = await readFacts(from);
  if (previous === null || !ids.includes(previous)) {
    throw new Failure(`${folder} has no release before ${current}.`);
  }
  const to = toFolder(folder, previous);
  await copyAssets(from, to);
  await switchTo(folder, previous);
  return [
    `Release ${previous} is online again, instead of ${current}.`,
    ...((await hasSameHosts(from, to)) ? [] : [reload]),
  ];
}

async function readBuildId(source: string): Promise<string> {
  const text = await readFile(path.join(source, healthFile), 'utf8').catch(() => '');
  const [, id] = /"release":"([0-9a-f]{12})"/.exec(text) ?? [];
  if (id !== undefined) return id;
  throw new Failure(
    `${healthFile} is missing, so there is no complete build. Run "${toCommandLine('build')}".`,
  );
}

/** All releases, oldest first, and the one that is online. Throws if the folder has other files. */
async function readTarget(folder: string): Promise<{ ids: string[]; current: string | null }> {
  const names = (await listNames(folder)).filter((name) => name !== lock);
  if (names.length > 0 && !names.includes(marker)) {
    throw new Failure(
      `${folder} contains other files, and no ${marker}. Choose an empty or a new folder.`,
    );
  }
  const ids = (await listNames(path.join(folder, 'releases')))
    .filter((name) => /^\d+-[0-9a-f]+$/.test(name))
    .sort((a, b) => toNumber(a) - toNumber(b));
  const link = names.includes('current') ? await fs.readlink(path.join(folder, 'current')) : '';
  return { ids, current: ids.find((id) => id === path.basename(link)) ?? null };
}

/**
 * Adds the build as a release, without switching to it. Pages of the current release stay open in
 * browsers, so the next one also contains its assets. Nothing is left if it cannot be written.
 */
async function addRelease(
  source: string,
  folder: string,
  next: string,
  current: string | null,
): Promise<void> {
  const draft = toFolder(folder, '.next');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, marker), explanation);
  try {
    for (const part of ['build', 'hosts']) {
      await cp(path.join(source, part), path.join(draft, part), { recursive: true });
    }
    const assets = await listAssets(draft);
    const facts: Facts = { previous: current, assets };
    await writeFile(path.join(draft, factsFile), `${JSON.stringify(facts, null, 2)}\n`);
    if (current !== null) await copyAssets(toFolder(folder, current), draft);
    await rename(draft, toFolder(folder, next));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the own assets of the release that is online to the next one, each in one step. */
async function copyAssets(from: string, to: string): Promise<void> {
  for (const name of (await readFacts(from)).assets) {
    const source = path.join(from, buildFolder, name);
    const target = path.join(to, buildFolder, name);
    if (existsSync(target) || !existsSync(source)) continue;
    await cp(source, `${target}.next`);
    await rename(`${target}.next`, target);
  }
}

async function switchTo(folder: string, id: string): Promise<void> {
  const draft = path.join(folder, '.current');
  await rm(draft, { force: true });
  await fs.symlink(path.join('releases', id), draft);
  await rename(draft, path.join(folder, 'current'));
}

/** If someone lost the file, all assets of the release count as its own. */
async function readFacts(release: string): Promise<Facts> {
  const file = path.join(release, factsFile);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Facts;
  return { previous: null, assets: await listAssets(release) };
}

/** The assets of all sites of a release. */
async function listAssets(release: string): Promise<readonly string[]> {
  const { sites = [''] } = readJson(path.join(release, 'hosts', rulesFile)) as HostingRules;
  const files = sites.map(async (site) => {
    const folder = site + assetFolder;
    const names = await listFiles(path.join(release, buildFolder, folder));
    return names.map((name) => folder + name);
  });
  return (await Promise.all(files)).flat();
}

async function hasSameHosts(a: string, b: string): Promise<boolean> {
  const hash = (folder: string) => hashFolder(path.join(folder, 'hosts')).catch(() => undefined);
  return (await hash(a)) === (await hash(b));
}

/** The names in a folder. None if it is missing. */
async function listNames(folder: string): Promise<string[]> {
  return existsSync(folder) ? fs.readdir(folder) : [];
}

function toFolder(folder: string, id: string): string {
  return path.join(folder, 'releases', id);
}

function toNumber(id: string): number {
  return Number(id.split('-')[0]);
}
