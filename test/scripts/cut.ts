/** Copies of the portal in which a mock of Docusaurus cuts version 1.0. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySources } from '../support/copy-sources';

export const version = 'versioned_docs/version-1.0';
export const sidebars = 'versioned_sidebars/version-1.0-sidebars.json';
export const page = '---\ntitle: Of today\n---\n\nText.\n';
export const document = { openapi: '3.1.1', info: { title: '', version: '' }, paths: {} };

/**
 * A mock of Docusaurus that generates the document and writes version 1.0, and the exit code of its
 * last line.
 */
export const docusaurus = (end = '') => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync('docs/reference', { recursive: true });
  writeFileSync('docs/reference/openapi.json', ${JSON.stringify(JSON.stringify(document))});
  mkdirSync('${version}/reference', { recursive: true });
  mkdirSync('versioned_sidebars', { recursive: true });
  writeFileSync('${version}/index.md', ${JSON.stringify(page)});
  writeFileSync('${version}/reference/categories.json', '{"categories":[]}');
  writeFileSync('${sidebars}', '{}');
  writeFileSync('versions.json', '["1.0"');
  ${end}
`;

/** The file of a copy that runs Docusaurus. */
export const runner = 'scripts/lib/docusaurus.ts';

/** A mock of it that runs another program. */
export const toRunner = (program: string) => `
  import { runPackage } from './programs';
  export const toPlaces = () => [];
  export const runDocusaurus = () => runPackage('node', ['${program}']);
`;

/** Returns the folder of the copy. */
export async function copyForCuts(): Promise<string> {
  const folder = await copySources();
  const files = {
    [runner]: toRunner('docusaurus.mjs'),
    'docusaurus.mjs': docusaurus(),
    // The catalogue of the portal can have entries that are not complete.
    'src/catalogue/index.ts': 'export const catalogue = { categories: [] };\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}
