/** The pages that a project has unless its editors write others, and the folder that builds read. */
import fs from 'node:fs/promises';
import path from 'node:path';
import * as messages from '../messages/en/templates';
import { say } from '../messages/say';
import type { Project } from '../project/index';
import { isWhole } from '../project/apis';
import { docsFolder } from '../routes/places';
import { isAuthored, listNames } from './files';
import { writeChanged } from './generated';
import { outsideFolder } from './outside';

const toTemplates = (name: string) => path.join(__dirname, '../load/templates', name);

/** The folders with the pages that a project has if its editors write no others. A catalogue has none. */
export function listTemplates({ api }: Pick<Project, 'api'>): readonly string[] {
  if (!('document' in api)) return [];
  return ['site', isWhole(api) ? 'whole' : 'api'].map(toTemplates);
}

/**
 * Fills the folder of the pages that builds read.
 * @param templates the folders of pages with places for messages
 */
export async function fillPages(
  contentDir: string,
  templates: readonly string[],
  { name = docsFolder, ...folders }: Sources & { readonly name?: string },
): Promise<void> {
  const docs = path.join(contentDir, name);
  const sources = await listSources(templates, folders);
  for (const file of await listNames(docs, isAuthored)) {
    const isCopy = file.startsWith(`${outsideFolder}/`);
    if (!sources.has(file) && !isCopy) await fs.rm(path.join(docs, file));
  }
  for (const [file, source] of sources) {
    const content = await fs.readFile(source);
    const written = isIn(templates, source) ? Buffer.from(fillTemplate(content)) : content;
    await writeChanged(path.join(docs, file), written);
  }
}

const isIn = (folders: readonly string[], file: string) =>
  folders.some((folder) => file.startsWith(folder + path.sep));

/** Writes the pages that neither editors nor translators replaced, with messages in a language. */
export async function writeTemplates(
  target: string,
  project: Pick<Project, 'api'>,
  folders: Sources,
  said: Messages,
): Promise<void> {
  const templates = listTemplates(project);
  for (const [file, source] of await listSources(templates, folders)) {
    if (!isIn(templates, source)) continue;
    const page = fillTemplate(await fs.readFile(source), said);
    await writeChanged(path.join(target, file), Buffer.from(page));
  }
}

type Messages = Readonly<Record<string, string>>;

interface Sources {
  readonly pages?: string | undefined;
  readonly translations?: string | undefined;
}

/**
 * The files of all pages, by name. A page of a later folder replaces the one with its name: editors
 * replace templates, in either format, and translations replace pages of editors.
 */
export async function listSources(
  templates: readonly string[],
  { pages, translations }: Sources,
): Promise<ReadonlyMap<string, string>> {
  const folders = [...templates, pages, translations].filter((folder) => folder !== undefined);
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await listNames(folder, isAuthored)) {
      // What translates no page is none.
      if (folder === translations && /\.mdx?$/.test(name) && !sources.has(name)) continue;
      if (name.endsWith('.md')) sources.delete(`${name}x`);
      sources.set(name, path.join(folder, name));
    }
  }
  return sources;
}

/** Puts messages into their places, such as `[[home]]`, in front matter as texts of YAML. */
function fillTemplate(template: Buffer, said: Messages = messages): string {
  const toFilled = (text: string, toText: (message: string) => string) =>
    text.replaceAll(/\[\[(\w+)\]\]/g, (place, name: string) => toText(said[name] ?? place));
  const [start = '', frontMatter = '', ...body] = template.toString().split('---\n');
  return [
    start,
    toFilled(frontMatter, (message) => JSON.stringify(message)),
    toFilled(body.join('---\n'), (message) => say(message, fileLinks)),
  ].join('---\n');
}

const fileLinks = {
  llms: '<Export file="llms.txt" />',
  openApi: '<Export file="openapi.json" />',
  index: '<Export file="index.md" />',
};
