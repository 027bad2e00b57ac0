/** The pages that a project has unless its editors write others. */
import path from 'node:path';
import * as messages from '../messages/en/templates';
import { say } from '../messages/say';
import type { Project } from '../project/index';
import { isWhole } from '../project/apis';
import { isAuthored, listFiles } from './files';

const toTemplates = (name: string) => path.join(__dirname, '../load/templates', name);

/** The pages of all sites, and those of an API. */
export const ofApi = [toTemplates('site'), toTemplates('api')];

/** The folders with the pages that a project has if its editors write no others. */
export function listTemplates({ api }: Pick<Project, 'api'>): readonly string[] {
  return isWhole(api) ? [toTemplates('site'), toTemplates('whole')] : ofApi;
}

export interface Sources {
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
    for (const name of await listNames(folder)) {
      // What translates no page is none.
      if (folder === translations && /\.mdx?$/.test(name) && !sources.has(name)) continue;
      if (name.endsWith('.md')) sources.delete(`${name}x`);
      sources.set(name, path.join(folder, name));
    }
  }
  return sources;
}

/** The files of a folder that editors write, by their paths in it. */
export async function listNames(folder: string): Promise<readonly string[]> {
  return (await listFiles(folder, '.', isAuthored)).map((file) => path.normalize(file));
}

/** Puts messages into their places, such as `[[home]]`, in front matter as texts of YAML. */
export function fillTemplate(template: Buffer): string {
  const said: Readonly<Record<string, string>> = messages;
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
