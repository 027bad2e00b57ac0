/** The pages of editors in another language: files of the same name in `i18n`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../project/index';
import { toShownFile } from '../../project/folder';
import { isPartial } from '../../routes/default-slug';
import { docsFolder } from '../../routes/places';
import { isAuthored, listFiles } from '../files';

type Placed = Pick<Project, 'folder' | 'api' | 'translations'>;

/** The folder of the pages of editors. Undefined if a document has none. */
export function toPagesFolder({ folder, api }: Pick<Placed, 'folder' | 'api'>): string | undefined {
  return 'document' in api ? api.pages : path.join(folder, docsFolder);
}

/** The pages that are shown in the first language, relative to their folder. */
export async function listUntranslated(project: Placed): Promise<readonly string[]> {
  const translated = new Set(await listPages(project.translations));
  const pages = await listPages(toPagesFolder(project));
  return pages.filter((page) => !isPartial(`${docsFolder}/${page}`) && !translated.has(page));
}

/**
 * Whether a page of editors is shown in the first language, since it has no translation.
 * @param file from the folder around `docs`
 */
export function isUntranslated(project: Placed, file: string): boolean {
  const { translations } = project;
  const pages = toPagesFolder(project);
  if (translations === undefined || pages === undefined) return false;
  const name = path.relative(docsFolder, file);
  const isIn = (folder: string) => existsSync(path.join(folder, name));
  return !name.startsWith('..') && isAuthored(name) && isIn(pages) && !isIn(translations);
}

/** What the pages of a language lack, or have too much. */
export async function listMismatches(project: Placed): Promise<readonly string[]> {
  const { translations } = project;
  if (translations === undefined) return [];
  const missing = await listUntranslated(project);
  const names = new Set(await listPages(toPagesFolder(project)));
  const strays = (await listPages(translations)).filter((page) => !names.has(page));
  const shown = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ', …' : '');
  return [
    ...(missing.length > 0
      ? [
          `${missing.length === 1 ? '1 page is' : `${missing.length} pages are`} not in ` +
            `${toShownFile(translations)}, so they are shown in the original: ${shown}.`,
        ]
      : []),
    ...strays.map(
      (page) =>
        `${toShownFile(path.join(translations, page))} translates no page: none has its name.`,
    ),
  ];
}

async function listPages(folder: string | undefined): Promise<readonly string[]> {
  if (folder === undefined) return [];
  const files = await listFiles(folder, '.', (name) => isAuthored(name) && /\.mdx?$/.test(name));
  return files.map((file) => path.posix.normalize(file));
}
