/**
 * Cut versions in another language. A cut keeps the translations that there are, and a build puts
 * them where the framework looks for pages in a language: all pages of a version, since they load
 * the data beside them.
 */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fillPages, writeTemplates } from '../../src/content/templates';
import { toPagesFolder } from '../../src/content/pages/translated';
import { toOverlayFile, translate } from '../../src/content/translation';
import type { ApiDocument } from '../../src/openapi/document';
import { generatedFolder, inLocale, type Project } from '../../src/project/index';
import { readMessages } from '../../src/project/locales';
import { localizedFolder, referenceFolder } from '../../src/routes/places';
import { readDocument, toVersionFolder } from '../../src/versions/read';

/** The folder with the translations of a version, by language. */
export function toFrozenFolder(folder: string, version: string, locale = ''): string {
  return path.join(folder, 'versioned_i18n', `version-${version}`, locale);
}

const overlayName = 'overlay.yaml';
const pagesName = 'pages';

function toFrozenPages({ folder, locale }: Project, version: string): string {
  return path.join(toFrozenFolder(folder, version, locale), pagesName);
}

/** Keeps the translations of a project in a version. */
export async function freezeTranslations(project: Project, version: string): Promise<void> {
  for (const locale of project.lists.locales) {
    const { translations } = inLocale(project, locale);
    if (translations === undefined) continue;
    const target = toFrozenFolder(project.folder, version, locale);
    const parts = { [pagesName]: translations, [overlayName]: toOverlayFile(project, locale) };
    for (const [name, source] of Object.entries(parts)) {
      if (existsSync(source)) await cp(source, path.join(target, name), { recursive: true });
    }
    const { templates = {} } = readMessages(project.portal.folder, locale);
    const folders = { pages: toPagesFolder(project), translations };
    await writeTemplates(path.join(target, pagesName), project, folders, templates);
  }
}

/** The document of a version in the language of a project. */
export function readVersionDocument(project: Project, version: string): ApiDocument {
  const { folder, locale, translations } = project;
  const document = readDocument(folder, version);
  if (translations === undefined) return document;
  const overlay = path.join(toFrozenFolder(folder, version, locale), overlayName);
  return translate(document, overlay).document;
}

/** The folder in which the framework looks for what is in a language. */
export function toLocalizedFolder({ folder }: Pick<Project, 'folder'>): string {
  return path.join(folder, generatedFolder, 'i18n');
}

/** The same for the versions of the pages in the language of a project. */
function toLocalizedVersions(project: Project): string {
  return path.join(toLocalizedFolder(project), project.locale, localizedFolder);
}

/** The folder of the pages of a version in the language of a project. */
export function toPagesOf(project: Project, version: string): string {
  if (project.translations === undefined) return toVersionFolder(project.folder, version);
  return path.join(toLocalizedVersions(project), `version-${version}`);
}

/**
 * The path of a page of a version as it was cut, `versioned_docs/version-1.0/docs/a.md`, and whether it is
 * shown without a translation. Undefined for other pages.
 */
export function findFrozen(project: Project, page: string) {
  const inside = path.relative(toLocalizedVersions(project), page);
  const [version = '', ...names] = inside.split(path.sep);
  if (!version.startsWith('version-')) return undefined;
  const file = names.join('/');
  const frozen = toFrozenPages(project, version.replace('version-', ''));
  const isWritten = names[0] !== referenceFolder;
  const isOriginal = isWritten && !existsSync(path.join(frozen, file));
  return { file: path.join('versioned_docs', version, file), isOriginal };
}

/** Fills the folder of a language with the pages of the versions. */
export async function fillVersions(project: Project, versions: readonly string[]): Promise<void> {
  if (project.translations === undefined) return;
  const around = path.join(toLocalizedFolder(project), project.locale);
  await rm(around, { recursive: true, force: true });
  for (const version of versions) {
    const pages = toVersionFolder(project.folder, version);
    const translations = toFrozenPages(project, version);
    await fillPages(toPagesOf(project, version), [], { pages, translations, name: '.' });
  }
}
