/** The pages of a given document: those that every API has, and those of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type GivenApi, toContentDir } from '../../given-api';
import { docsFolder } from '../../site-map/places';
import { isAuthored, listFiles } from '../files';

/** The folder of the pages that every API has. */
const templates = 'src/content/document/templates';

/** Fills the folder of the pages. A page of an editor replaces the one with its name. */
export async function writePages(siteDir: string, { pages }: GivenApi): Promise<void> {
  const docs = path.join(toContentDir(siteDir), docsFolder);
  const folders = [path.join(siteDir, templates), ...(pages === undefined ? [] : [pages])];
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await listNames(folder)) sources.set(name, path.join(folder, name));
  }
  await fs.mkdir(docs, { recursive: true });
  for (const name of await listNames(docs)) {
    if (!sources.has(name)) await fs.rm(path.join(docs, name));
  }
  for (const [name, source] of sources) await copyChanged(source, path.join(docs, name));
}

/** The files in a folder, without those of the reference. */
async function listNames(folder: string): Promise<readonly string[]> {
  const files = await listFiles(folder, '.', isAuthored);
  return files.map((file) => path.normalize(file));
}

/** A file that has not changed is not written, so that `npm start` does not build its page again. */
async function copyChanged(source: string, target: string): Promise<void> {
  const content = await fs.readFile(source);
  const present = await fs.readFile(target).catch(() => undefined);
  if (present?.equals(content)) return;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, content);
}
