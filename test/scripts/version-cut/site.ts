/** A site to cut versions of, in a folder with a copy of the scripts and a mock of Docusaurus. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../../../package.json';
import { root } from '../../../scripts/lib/paths.mjs';

export const version = 'versioned_docs/version-1.0';
export const sidebars = 'versioned_sidebars/version-1.0-sidebars.json';
export const draft = 'versioned_docs/cut-1.0.json';

/** The page that the mock copies. */
export const today = '---\ntitle: Of today\n---\n\nText.\n';

/** A mock of Docusaurus that writes another version 1.0. */
const docusaurus = `
  import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  mkdirSync('${version}', { recursive: true });
  mkdirSync('versioned_sidebars', { recursive: true });
  mkdirSync('${version}/reference');
  writeFileSync('${version}/index.md', ${JSON.stringify(today)});
  writeFileSync('${version}/reference/categories.json', '{"schemaVersion":1,"categories":[]}');
  writeFileSync('${sidebars}', '{}');
  let names = [];
  try {
    names = JSON.parse(readFileSync('versions.json', 'utf8'));
  } catch {}
  writeFileSync('versions.json', JSON.stringify(['1.0', ...names]));
`;

/** The contents of files by their path. */
export type Files = Readonly<Record<string, string>>;

export interface CutSite {
  readonly folder: string;
  readonly write: (files: Files) => Promise<void>;
  readonly commit: () => void;
  readonly cut: (name?: string) => Promise<{ readonly code: unknown; readonly output: string }>;
  /** The contents of the files of versions. */
  readonly readState: () => Promise<Files>;
  readonly remove: () => Promise<void>;
}

/** The same for all sites, because compiled sources are cached by their path. */
const folder = mkdtempSync(path.join(tmpdir(), 'cut-'));

export async function makeCutSite(): Promise<CutSite> {
  await mkdir(folder, { recursive: true });
  for (const name of ['scripts', 'src', 'plugins', 'package-lock.json', '.gitignore']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const scripts = { docusaurus: 'node docusaurus.mjs' };
  await write({
    'package.json': JSON.stringify({ ...manifest, scripts }),
    'docusaurus.mjs': docusaurus,
    // The catalogue of the portal can have entries that are not complete.
    'src/catalogue/index.ts': 'export const endpoints = [];\n',
  });
  return {
    folder,
    write,
    commit,
    cut,
    readState,
    remove: () => rm(folder, { recursive: true }),
  };
}

async function write(files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function commit(): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  for (const args of [['init'], ['add', '.'], ['commit', '-m', 'Cut 1.0']]) {
    execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  }
}

function cut(name = '1.0'): ReturnType<CutSite['cut']> {
  const args = ['scripts/run.mjs', 'scripts/version-cut.ts', name];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

async function readState(): Promise<Files> {
  const folders = ['versioned_docs', 'versioned_sidebars'];
  const lists = folders.map(async (name) => {
    const options = { recursive: true } as const;
    return readdir(path.join(folder, name), options).catch(() => []);
  });
  const [docs = [], sidebarFiles = []] = await Promise.all(lists);
  const files = [
    ...docs.map((file) => `versioned_docs/${file}`),
    ...sidebarFiles.map((file) => `versioned_sidebars/${file}`),
    'versions.json',
  ];
  const texts = files.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

/** The files that the history of versions needs. */
export function toComplete(name: string): Files {
  const folder = `versioned_docs/version-${name}`;
  return {
    [`${folder}/cut.json`]: `{ "version": "${name}", "date": "2026-01-31" }`,
    [`${folder}/reference/categories.json`]: '{ "schemaVersion": 1, "categories": [] }',
    [`${folder}/reference/changelog.json`]: '{ "schemaVersion": 1, "steps": [] }',
  };
}
