/** Files that commands write for people to fill in. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { stringify } from 'yaml';
import { Failure } from '../../src/failure';
import { toShownFile } from '../../src/project/folder';

const templates = path.join(__dirname, '../templates');

/** A value as YAML, in quotes if it needs them. */
const helpers = {
  yaml: (value: string) => stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd(),
};

/** Writes a file from a template of `scripts/templates`, with its folders. Changes no file that exists. */
export async function writeFromTemplate(
  template: string,
  file: string,
  values: object,
): Promise<void> {
  validateNew(file);
  const text = await readFile(path.join(templates, `${template}.txt`), 'utf8');
  const content = Handlebars.compile(text, { noEscape: true, strict: true })(values, { helpers });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}

/** Fails if a file exists. */
export function validateNew(file: string): void {
  if (existsSync(file)) {
    throw new Failure(`${toShownFile(file)} exists already, so nothing was written.`);
  }
}
