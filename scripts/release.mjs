/** `npm run release -- /srv/portal`: puts the build online, or goes back to the previous release. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { readBuild } from './release/build.mjs';
import { comparePages, isHostsChanged } from './release/compare.mjs';
import { withLock } from './release/lock.mjs';
import { prepareTarget, readTarget, toReleaseFolder } from './release/target.mjs';
import {
  addRelease,
  listOutdated,
  removeLeftovers,
  removeReleases,
  switchTo,
} from './release/write.mjs';

/**
 * @typedef {import('./release/target.mjs').Target} Target
 * @typedef {import('./release/target.mjs').Release} Release
 */

const usage = `npm run release -- TARGET [--dry-run]
npm run release -- TARGET --rollback [--dry-run]

Adds the build to the folder TARGET as a release, and switches to it at once. The root of the web
server is TARGET/current/build. Assets of the previous release stay available.

--rollback  switches back to the previous release
--dry-run   only says what would change`;

const reload =
  'The files in hosts changed: reload the web server. If it includes a copy of them, copy them first.';

await main(usage, async () => {
  const { folder, isRollback, isDryRun } = readArguments();
  const act = isRollback ? rollBack : release;
  const target = await readTarget(folder);
  if (isDryRun) {
    await act(target, true);
    return;
  }
  await prepareTarget(folder);
  await withLock(folder, async () => {
    await removeLeftovers(folder);
    await act(await readTarget(folder), false);
  });
});

function readArguments() {
  const { values, positionals } = parseArguments();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new Failure(`Found ${positionals.length} folders, expected one.\n\n${usage}`);
  }
  return {
    folder: path.resolve(folder),
    isRollback: values.rollback,
    isDryRun: values['dry-run'],
  };
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rollback: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * @param {Target} target
 * @param {boolean} isDryRun
 */
async function release(target, isDryRun) {
  const { current } = target;
  const build = await readBuild(root);
  if (current?.hash === build.hash) {
    console.log(`Release ${current.id} is online already, and contains this build.`);
    return;
  }
  // An interrupted run or a rollback can leave it.
  const written = target.releases.find(
    ({ hash, previous }) => hash === build.hash && previous === (current?.id ?? null),
  );
  const next = { ...build, id: written?.id ?? toNextId(target, build.release) };
  const pages = await comparePages(toContent(target), { ...build, folder: root });
  const hasNewHosts = current && isHostsChanged(current.files, build.files);
  const changes = `${pages.added} pages added, ${pages.removed} removed, ${pages.changed} changed`;
  if (isDryRun) {
    console.log(`Would put release ${next.id} online in ${target.folder}: ${changes}.`);
    console.log(`Would remove: ${toList(listOutdated(target, next.id))}.`);
    if (hasNewHosts) console.log(reload);
    return;
  }
  const added = written ?? (await addRelease(target, next, root));
  await switchTo(target, added);
  const outdated = listOutdated(target, added.id);
  await removeReleases(target.folder, outdated);
  console.log(`Release ${added.id} is online in ${target.folder}: ${changes}.`);
  if (outdated.length > 0) console.log(`Removed: ${toList(outdated)}.`);
  if (hasNewHosts) console.log(reload);
}

/**
 * @param {Target} target
 * @param {boolean} isDryRun
 */
async function rollBack(target, isDryRun) {
  const { folder, releases, current } = target;
  if (!current) throw new Failure(`${folder} has no release yet.`);
  const previous = releases.find(({ id }) => id === current.previous);
  if (!previous) throw new Failure(`${folder} no longer has a release before ${current.id}.`);
  if (isDryRun) {
    console.log(`Would switch from release ${current.id} back to ${previous.id}.`);
    return;
  }
  await switchTo(target, previous);
  console.log(`Release ${previous.id} is online again, instead of ${current.id}.`);
  if (isHostsChanged(current.files, previous.files)) console.log(reload);
}

/**
 * The release that is online. No files if there is none.
 * @param {Target} target
 */
function toContent({ folder, current }) {
  return current
    ? { folder: toReleaseFolder(folder, current.id), files: current.files }
    : { folder, files: [] };
}

/**
 * Ends with the release that `healthz` shows.
 * @param {Target} target
 * @param {string} release
 */
function toNextId({ releases }, release) {
  const last = Math.max(0, ...releases.map(({ number }) => number));
  return `${last + 1}-${release}`;
}

/** @param {readonly Release[]} releases */
function toList(releases) {
  return releases.map(({ id }) => id).join(', ') || 'nothing';
}
