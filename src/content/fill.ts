/** Fills the folder of the pages that builds read. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { docsFolder } from '../routes/places';
import { writeChanged } from './generated';
import { outsideFolder } from './outside';
import { fillTemplate, listNames, listSources, type Sources } from './templates';

/** @param templates the folders of pages with places for messages */
export async function fillPages(
  contentDir: string,
  templates: readonly string[],
  { name = docsFolder, ...folders }: Sources & { readonly name?: string },
): Promise<void> {
  const docs = path.join(contentDir, name);
  const sources = await listSources(templates, folders);
  for (const name of await listNames(docs)) {
    const isCopy = name.startsWith(outsideFolder + path.sep);
    if (!sources.has(name) && !isCopy) await fs.rm(path.join(docs, name));
  }
  for (const [name, source] of sources) {
    const content = await fs.readFile(source);
    const isTemplate = templates.some((folder) => source.startsWith(folder + path.sep));
    const written = isTemplate ? Buffer.from(fillTemplate(content)) : content;
    await writeChanged(path.join(docs, name), written);
  }
}
