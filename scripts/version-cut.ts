/** `npm run version:cut -- 1.0`: freezes the current portal as version 1.0, served at `/1.0`. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildCutChangelog } from '../plugins/pages/changelog';
import { Failure } from '../src/failure';
import { type Project, toContentDir } from '../src/project';
import { compareVersions } from '../src/versions/order';
import { referenceFolder } from '../src/routes/places';
import {
  cutFile,
  documentFile,
  listRemovedNames,
  readCurrentDocument,
  readVersionNames,
  readVersions,
  toCompared,
  toVersionFolder,
} from '../src/versions/read';
import { listUnfinished } from './check-content';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/programs';
import { openProject } from './lib/project';
import {
  readVersionName,
  removeFiles,
  toFiles,
  toName,
  writeJson,
  writeNames,
} from './lib/version-files';

export const isOfProject = true;

export const usage = `npm run version:cut -- 1.0

Freezes the current portal as version 1.0, served at /1.0. Names follow Semantic Versioning, such as
1.0, 1.0.2 or 2.0-rc.1. A cut that fails changes nothing.`;

export async function run(args: readonly string[]): Promise<void> {
  const version = readVersionName(args, 'version:cut');
  const names = readVersionNames(root);
  validateName(version, names);
  const project = openProject();
  await validateEntries(project);
  await cut(version, toContentDir(root, project)).catch(async (error: unknown) => {
    await writeNames(names);
    await removeFiles(version);
    throw error;
  });
  await writeNames([...names, version]);
  const made = ['versions.json', ...toFiles(version).map(toName)];
  console.log(
    `\nVersion ${version} is cut. The next build serves it at /${version}. Commit ${made.join(', ')}.`,
  );
}

async function validateEntries(project: Project): Promise<void> {
  const unfinished = await listUnfinished(project);
  if (unfinished.length === 0) return;
  throw new Failure(
    `${unfinished.join(', ')}: found the note "Not documented yet", expected complete entries, because ` +
      'versions never change. Complete each entry, then remove its note.',
  );
}

/** Rejects a name that exists or existed. `1.0` and `1.0.0` are the same version. */
function validateName(version: string, names: readonly string[]): void {
  const isSame = (name: string) => compareVersions(name, version) === 0;
  const taken = [...names, ...listRemovedNames(root)].find(isSame);
  if (taken !== undefined) {
    throw new Failure(
      `Version ${taken} already exists, or existed and was removed. Versions never change, and links ` +
        'and the changelog still name those that were removed. Choose another name.',
    );
  }
  const files = toFiles(version).filter((file) => existsSync(file));
  if (files.length > 0) {
    throw new Failure(
      `Found ${files.map(toName).join(' and ')}, but versions.json does not name version ${version}. ` +
        'Restore its name, for example with "git checkout -- versions.json".',
    );
  }
}

/** Writes the files of the version. A version without its last file is not complete. */
async function cut(version: string, contentDir: string): Promise<void> {
  const versions = readVersions(root);
  const folder = toVersionFolder(root, version);
  const date = new Date().toISOString().slice(0, 10);
  const exitCode = await runScript('docusaurus', ['docs:version', version]);
  if (exitCode !== 0) {
    throw new Failure(
      `Version ${version} was not cut, and nothing was changed. Fix the error above and try again.`,
    );
  }
  const document = readCurrentDocument(contentDir);
  const steps = buildCutChangelog(toCompared(document), { name: version, date }, versions);
  // Each build generates the pages of all versions from their documents.
  await rm(path.join(folder, referenceFolder), { recursive: true });
  await writeJson(path.join(folder, documentFile), document);
  await writeJson(path.join(folder, cutFile), { version, date, steps });
}
