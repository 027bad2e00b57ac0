/** Files that commands write for people to fill in. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';

const templates = path.join(__dirname, '../templates');

/** Writes a file from a template of `scripts/templates`, with its folders. Fails if the file exists. */
export async function writeFromTemplate(
  template: string,
  file: string,
  values: object,
): Promise<void> {
  const text = await readFile(path.join(templates, `${template}.txt`), 'utf8');
  const content = Handlebars.compile(text, { noEscape: true, strict: true })(values);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}
