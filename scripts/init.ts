/** `npx lectern init openapi.yaml`: writes the first files of a project, and changes none that exists. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import manifest from '../package.json';
import { Failure, Misuse } from '../src/failure';
import { readSite } from '../src/load/site';
import { generatedFolder, portalFile, readProject } from '../src/project';
import { toCommandLine } from '../src/project/command-line';
import { documentVariable } from '../src/project/environment';
import { callFolder, toShownFile } from '../src/project/folder';
import { askGit } from '../src/project/git';
import { validateNew, writeFromTemplate } from './lib/templates';

export const usage = `${toCommandLine('init', '[openapi.yaml]')}

Writes portal.yaml, package.json, a first guide, a workflow for GitHub and lines for .gitignore.
Without a file, it looks for an OpenAPI document in this folder. Existing files stay as they are.`;

export async function run(args: readonly string[]): Promise<void> {
  const [named, ...others] = args;
  if (others.length > 0) throw new Misuse(args, 'one file at most');
  const folder = callFolder();
  const api = toShownFile(path.resolve(folder, named ?? findDocument(folder)));
  validateDocument(path.join(folder, api), named ?? api);
  const tried = readProject({ INIT_CWD: folder, [documentVariable]: api });
  const { name } = readSite(tried);
  // A folder that has other files already is not a folder of pages.
  const content = existsSync(path.join(folder, 'docs')) ? 'portal-docs' : 'docs';
  const top = askGit(folder, 'rev-parse', '--show-toplevel') ?? folder;
  const below = path.relative(top, folder).split(path.sep).join('/');
  const files = [
    [`${content}/guides/getting-started.md`, 'guide.md', { content }],
    [portalFile, 'portal.yaml', { api, content }],
    // Without it, npm installs packages into a folder above that has one.
    ['package.json', 'package.json', {}],
    [
      toShownFile(path.join(top, '.github/workflows/portal.yml')),
      'workflow.yml',
      { folder: below || '.', changed: path.posix.join('after', below), document: api },
    ],
  ] as const;
  validateNew(path.join(folder, portalFile));
  for (const [file, template, values] of files) {
    const isThere = existsSync(path.join(folder, file));
    if (!isThere) await writeFromTemplate(template, path.join(folder, file), values);
    console.log(isThere ? `${file} exists, and stays as it is.` : `Wrote ${file}.`);
  }
  await ignore(folder);
  console.log(`
Install the package in this folder: "npm install --save-dev ./${manifest.name}-${manifest.version}.tgz", if its
file is here. Then "${toCommandLine('start')}" shows the portal of ${name} while you edit it, and
"${toCommandLine('serve')}" as it will be published.`);
}

function validateDocument(file: string, named: string): void {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const found = !isFile
    ? 'is no file'
    : isDocument(readFileSync(file, 'utf8'))
      ? undefined
      : 'has no version, such as "openapi: 3.1.1"';
  if (!found) return;
  throw new Failure(
    `${named} ${found}. Expected the file of an OpenAPI document, in YAML or JSON.`,
  );
}

/** The only file of the folder that can be an OpenAPI document. Others are named. */
function findDocument(folder: string): string {
  const found = Globby.sync('**/*.{yaml,yml,json}', {
    cwd: folder,
    ignore: ['**/node_modules/**', '**/build/**'],
    deep: 4,
  }).filter((file) => isDocument(readFileSync(path.join(folder, file), 'utf8').slice(0, 5000)));
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  const expected = `Name the file: ${toCommandLine('init', 'openapi.yaml')}`;
  throw new Failure(
    first === undefined
      ? `Found no OpenAPI document here. ${expected}`
      : `Found more than one OpenAPI document: ${found.join(', ')}. ${expected}`,
  );
}

/** Whether a text has the version of OpenAPI or Swagger at its top level. */
function isDocument(text: string): boolean {
  return /(?:^|[\n{,])[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:[ \t]*["']?[23]\./.test(text);
}

/** Adds the lines that `.gitignore` lacks. */
async function ignore(folder: string): Promise<void> {
  const file = path.join(folder, '.gitignore');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').map((line) => line.trim());
  const wanted = [
    ...[`/${generatedFolder}/`, '/build/', '/hosts/', '/node_modules/'],
    '**/versioned_docs/*/reference/',
  ];
  const missing = wanted.filter((line) => !lines.includes(line));
  if (missing.length === 0) return;
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(file, `${start}# The portal, which is built.\n${missing.join('\n')}\n`);
  console.log(`Added ${missing.join(', ')} to .gitignore.`);
}
