/** `npm run version:cut -- 1.0`: freezes the current portal as version 1.0, served at `/1.0`. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { listUnfinished, loadContentCheck } from './lib/content.mjs';
import { loadSource } from './lib/load-source.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/run.mjs';
import {
  beginCut,
  completeCut,
  exists,
  isCut,
  listFolders,
  loadRemoved,
  loadSemver,
  readVersionName,
  toFolder,
  toName,
  toSidebarsFile,
  undoCut,
  versionsFile,
} from './lib/version-files.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run version:cut -- 1.0

Freezes the current portal as version 1.0, served at /1.0. Names follow Semantic Versioning, such as
1.0, 1.0.2 or 2.0-rc.1. If a cut is interrupted, run the same command again.`;

await main(usage, async () => {
  await ensureInstalled();
  const version = readVersionName('version:cut');
  await validateName(version);
  const unfinished = listUnfinished();
  if (unfinished.length > 0) {
    throw new Failure(
      `${unfinished.join(', ')}: found the note "Not documented yet", expected complete entries, ` +
        'because versions never change. Complete each entry, then remove its note.',
    );
  }
  await warnOfChanges(version);
  const date = await beginCut(version);
  try {
    await cut(version, date);
  } catch (error) {
    await undoCut(version);
    throw error;
  }
  const made = [toFolder(version), toSidebarsFile(version)].map(toName);
  console.log(
    `\nVersion ${version} is cut. The next build serves it at /${version}. Commit versions.json, ${made.join(' and ')}.`,
  );
});

/**
 * Rejects a name that exists or existed. `1.0` and `1.0.0` are the same version.
 * @param {string} version
 */
async function validateName(version) {
  const { compareVersions } = loadSemver();
  /** @param {string} name */
  const isSame = (name) => compareVersions(name, version) === 0;
  const removed = loadRemoved().listRemovedNames(root).find(isSame);
  if (removed !== undefined) {
    throw new Failure(
      `Version ${removed} existed and was removed. Links and the changelog still name it. Choose ` +
        'another name.',
    );
  }
  const other = (await listFolders()).find((name) => name !== version && isSame(name));
  const existing = (await isCut(version)) ? version : other;
  if (existing === undefined) return;
  throw new Failure(
    `Version ${existing} already exists, and versions never change. Choose another name: ` +
      'versions.json lists the existing versions.',
  );
}

/** @param {string} version */
async function warnOfChanges(version) {
  const sources = ['docs', 'src', 'plugins', 'static', 'sidebars.ts', 'docusaurus.config.ts'];
  const files = (await listChanged(sources)).map((file) => `  ${file}`);
  if (files.length === 0) return;
  const more = files.length > 10 ? [`  … and ${files.length - 10} more`] : [];
  console.warn(
    [
      `Warning: version ${version} will contain changes that are not committed:`,
      ...[...files.slice(0, 10), ...more],
      'To undo the cut afterwards, before you commit it:',
      ...(await listUndoSteps(version)).map((step) => `  ${step}`),
    ].join('\n'),
  );
}

/**
 * What removes the version again. `npm run version:remove` is for published versions, and keeps
 * their names.
 * @param {string} version not cut
 */
async function listUndoSteps(version) {
  const made = [toFolder(version), toSidebarsFile(version)].map(toName);
  const clean = (/** @type {readonly string[]} */ ...files) =>
    `git clean -fd -- ${files.join(' ')}`;
  const names = toName(versionsFile);
  if (!(await exists(versionsFile))) return [clean(...made, names)];
  const isChanged = (await listChanged([names])).length > 0;
  const restore = isChanged ? `Remove "${version}" from ${names}.` : `git checkout -- ${names}`;
  return [clean(...made), restore];
}

/**
 * The files that differ from the last commit. None without git or a repository.
 * @param {readonly string[]} places
 */
async function listChanged(places) {
  const git = promisify(execFile)('git', ['status', '--porcelain', '--', ...places], { cwd: root });
  const { stdout } = await git.catch(() => ({ stdout: '' }));
  const lines = stdout.split('\n').filter(Boolean);
  return lines.map((line) => line.slice(3));
}

/**
 * @param {string} version
 * @param {string} date
 */
async function cut(version, date) {
  const { readVersions } = /** @type {typeof import('../src/versions/read')} */ (
    loadSource('../src/versions/read.ts', import.meta.url)
  );
  const versions = readVersions(root);
  const exitCode = await runScript('docusaurus', ['docs:version', version]);
  if (exitCode !== 0) {
    throw new Failure(
      `Version ${version} was not cut, and nothing was changed. Fix the error above and try again.`,
    );
  }
  const { writeCutChangelog } =
    /** @type {typeof import('../plugins/endpoint-pages/changelog')} */ (
      loadSource('../plugins/endpoint-pages/changelog.ts', import.meta.url)
    );
  await writeCutChangelog(toFolder(version), { name: version, date }, versions);
  const folder = toName(toFolder(version));
  const problems = await loadContentCheck().checkFrozen(root, folder);
  if (problems.length > 0) {
    throw new Failure(
      `Version ${version} was not cut, because it could change later:\n${problems.join('\n')}\n` +
        'Nothing was changed. Fix the pages in docs and try again.',
    );
  }
  await completeCut(version);
}
