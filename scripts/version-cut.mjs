/** `npm run version:cut -- 1.0`: freezes the current portal as version 1.0, served at `/1.0`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadFrozenCheck } from './lib/content.mjs';
import { loadSource } from './lib/load-source.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/run.mjs';
import { listUnfinished } from './lib/unfinished.mjs';
import { ensureInstalled } from './setup.mjs';
import {
  beginCut,
  completeCut,
  isCut,
  toFolder,
  toSidebarsFile,
  undoCut,
} from './version-cut/files.mjs';

const usage = `npm run version:cut -- 1.0

Freezes the current portal as version 1.0, served at /1.0.`;

await main(usage, async () => {
  await ensureInstalled();
  const version = readName();
  if (await isCut(version)) {
    throw new Failure(
      `Version ${version} already exists, and versions never change. Choose another name: ` +
        'versions.json lists the existing versions.',
    );
  }
  const unfinished = listUnfinished();
  if (unfinished.length > 0) {
    throw new Failure(
      `${unfinished.join(', ')}: found the note "Not documented yet", expected complete entries, ` +
        'because versions never change. Complete each entry, then remove its note.',
    );
  }
  await beginCut(version);
  try {
    await cut(version);
  } catch (error) {
    await undoCut(version);
    throw error;
  }
  const made = [toFolder(version), toSidebarsFile(version)].map((file) =>
    path.relative(root, file),
  );
  console.log(
    `\nVersion ${version} is cut and served at /${version}: commit versions.json, ${made.join(' and ')}.`,
  );
});

/** The name from the command line. */
function readName() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = ''] = positionals;
  const { expectedName, isVersionName } = /** @type {typeof import('../src/versions/names')} */ (
    loadSource('../src/versions/names.ts', import.meta.url)
  );
  if (positionals.length === 1 && isVersionName(name)) return name;
  throw new Failure(
    `Found ${JSON.stringify(positionals.join(' '))}, expected a single version name: ` +
      `${expectedName}. Example: npm run version:cut -- 1.0`,
  );
}

/** @param {string} version */
async function cut(version) {
  const exitCode = await runScript('docusaurus', ['docs:version', version]);
  if (exitCode !== 0) {
    throw new Failure(
      `Version ${version} was not cut, and nothing was changed. Fix the error above and try again.`,
    );
  }
  const folder = path.relative(root, toFolder(version)).split(path.sep).join('/');
  const problems = await loadFrozenCheck().checkFrozen(root, folder);
  if (problems.length > 0) {
    throw new Failure(
      `Version ${version} was not cut, because it could change later:\n${problems.join('\n')}\n` +
        'Nothing was changed. Fix the pages in docs and try again.',
    );
  }
  await completeCut(version);
}
