import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

/** What has changed if it is not met, and a test for it. An exception means that it is not met. */
export type Condition = readonly [moved: string, holds: () => unknown];

const modules = path.join(__dirname, '../../../node_modules');
const docusaurus = path.join(modules, '@docusaurus');

/** A file of a package. Paths of Docusaurus are relative to `@docusaurus`. */
export function findFile(file: string): string {
  return [docusaurus, modules].map((folder) => path.join(folder, file)).find(existsSync) ?? file;
}

export function readPackageFile(file: string): string {
  return readFileSync(findFile(file), 'utf8');
}

/** Whether the file exists and contains all these texts. */
export function fileHolds(file: string, ...texts: readonly (string | RegExp)[]): Condition {
  const wanted = texts.map(String).join(', ');
  const holds = (content: string, text: string | RegExp) =>
    typeof text === 'string' ? content.includes(text) : text.test(content);
  return [
    texts.length === 0 ? `there is no ${file}` : `${file} does not contain ${wanted}`,
    () => {
      const content = readPackageFile(file);
      return texts.every((text) => holds(content, text));
    },
  ];
}

/** All JavaScript in the folder of a package. */
export function readAll(folder: string): string {
  const names = readdirSync(findFile(folder), { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => name.endsWith('.js'));
  return scripts.map((name) => readPackageFile(path.join(folder, name))).join('\n');
}

/** A CommonJS module of a package, even if `exports` of the package does not list it. */
export function load(file: string): unknown {
  return createRequire(__filename)(findFile(file));
}
