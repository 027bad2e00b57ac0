/** `npm run version:cut -- 1.0`: freezes the current portal as version 1.0, served at `/1.0`. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freezeTranslations } from '../plugins/docs/frozen';
import { buildCutChangelog } from '../plugins/pages/changelog';
import { Failure } from '../src/failure';
import type { ApiDocument } from '../src/openapi/document';
import { type Project, toContentDir } from '../src/project';
import { toCommandLine } from '../src/project/command-line';
import { toShownFile } from '../src/project/folder';
import { compareVersions } from '../src/versions/order';
import { referenceFolder } from '../src/routes/places';
import {
  cutFile,
  documentFile,
  listRemovedNames,
  readCurrentDocument,
  readDocument,
  readVersionNames,
  readVersions,
  toCompared,
  toVersionFolder,
} from '../src/versions/read';
import { listUnfinished } from './check-content';
import { runAlone, toLock } from './lib/alone';
import { runDocusaurus } from './lib/docusaurus';
import { openProject } from './lib/project';
import { readVersionName, removeFiles, toFiles, writeJson, writeNames } from './lib/version-files';

export const scope = 'api';

export const usage = `${toCommandLine('cut', '1.0', '[--force]')}

Freezes the current portal as version 1.0, served at /1.0. Names follow Semantic Versioning, such as
1.0, 1.0.2 or 2.0-rc.1. A cut that fails changes nothing.

--force  cuts although the versions before seem to be of another API`;

export const options = { force: { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const version = readVersionName(positionals);
  const project = openProject();
  const { folder, deployment, portal } = project;
  await runAlone(toLock(portal), 'cut', () => cutOrUndo(version, project, values.force));
  const files = toFiles(folder, version).filter((file) => existsSync(file));
  const made = [path.join(folder, 'versions.json'), ...files].map(toShownFile);
  console.log(
    `\nVersion ${version} is cut. The next build serves it at ${deployment.baseUrl}${version}. ` +
      `Commit ${made.join(', ')}.`,
  );
}

async function cutOrUndo(version: string, project: Project, isForced: boolean): Promise<void> {
  const { folder } = project;
  const names = readVersionNames(folder);
  validateName(version, folder, names);
  await validateEntries(project);
  const [newest] = isForced ? [] : names;
  await cut(version, project, newest).catch(async (error: unknown) => {
    // First what takes room: the disk may be full.
    await removeFiles(folder, version);
    await writeNames(folder, names);
    throw error;
  });
  await writeNames(folder, [...names, version]);
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
function validateName(version: string, folder: string, names: readonly string[]): void {
  const isSame = (name: string) => compareVersions(name, version) === 0;
  const taken = [...names, ...listRemovedNames(folder)].find(isSame);
  if (taken !== undefined) {
    throw new Failure(
      `Version ${taken} already exists, or existed and was removed. Versions never change, and links ` +
        'and the changelog still name those that were removed. Choose another name.',
    );
  }
  const files = toFiles(folder, version).filter((file) => existsSync(file));
  if (files.length > 0) {
    throw new Failure(
      `Found ${files.map(toShownFile).join(' and ')}, but versions.json does not name version ${version}. ` +
        'Restore its name, for example with "git checkout -- versions.json".',
    );
  }
}

/** Writes the files of the version, if its API is that of the newest one. Its last file completes it. */
async function cut(version: string, project: Project, newest?: string): Promise<void> {
  const versions = readVersions(project.folder);
  const folder = toVersionFolder(project.folder, version);
  const date = new Date().toISOString().slice(0, 10);
  const exitCode = await runDocusaurus(project, ['docs:version', version]);
  if (exitCode !== 0) {
    throw new Failure(
      `Version ${version} was not cut, and nothing was changed. Fix the error above and try again.`,
    );
  }
  const document = readCurrentDocument(toContentDir(project));
  if (newest !== undefined) validateLine(document, readDocument(project.folder, newest), newest);
  const steps = buildCutChangelog(toCompared(document), { name: version, date }, versions);
  // Each build generates the pages of all versions from their documents.
  await rm(path.join(folder, referenceFolder), { recursive: true });
  await freezeTranslations(project, version);
  await writeJson(path.join(folder, documentFile), document);
  await writeJson(path.join(folder, cutFile), { version, date, steps });
}

/** Rejects a document that seems to be of another API than the newest version. */
function validateLine(document: ApiDocument, before: ApiDocument, newest: string): void {
  if (haveCommon(document, before)) return;
  throw new Failure(
    `The title ${JSON.stringify(document.info.title)} and the servers have nothing in common with those ` +
      `of version ${newest}, ${JSON.stringify(before.info.title)}: this may be another API. To cut it ` +
      'anyway, add --force. Nothing was changed.',
  );
}

/** Whether two documents share a word of their titles, or a server other than one's own machine. */
function haveCommon(one: ApiDocument, other: ApiDocument): boolean {
  const [marks, others] = [listMarks(one), listMarks(other)];
  return marks.some((mark) => others.includes(mark)) || marks.length === 0 || others.length === 0;
}

function listMarks({ info, servers = [] }: ApiDocument): readonly string[] {
  const words = info.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const hosts = servers.flatMap(
    ({ url }) => /^https?:\/\/(?!localhost|127\.)[^/]+/i.exec(url) ?? [],
  );
  return [...words.filter((word) => word !== 'api'), ...hosts];
}
