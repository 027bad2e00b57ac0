/** The pages of editors in another language: files of the same name in `i18n`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../project/index';
import { toShownFile } from '../../project/folder';
import { isPartial } from '../../routes/default-slug';
import { docsFolder } from '../../routes/places';
import type { CheckedContent, ContentProblem } from '../../check/messages';
import { toCounted, toQuoted, toSample } from '../../check/problem';
import { isAuthored, listNames, readText } from '../files';
import { listTemplates } from '../templates';
import { toIds } from './headings';
import { type Page, toKeyLine } from './page';
import { parsePage } from './read';

type Placed = Pick<Project, 'folder' | 'api' | 'translations'>;

/** The folder of the pages of editors. Undefined if a document has none. */
export function toPagesFolder({ folder, api }: Pick<Placed, 'folder' | 'api'>): string | undefined {
  return 'document' in api ? api.pages : path.join(folder, docsFolder);
}

/** The pages that are shown in the first language, relative to their folder. */
export async function listUntranslated(project: Placed): Promise<readonly string[]> {
  return (await compareFolders(project)).missing;
}

/** Pages without a translation, translations of pages, and those of none. Templates have messages. */
async function compareFolders(project: Placed) {
  const folders = [toPagesFolder(project), project.translations, ...listTemplates(project)];
  const [originals = [], names = [], ...templates] = await Promise.all(folders.map(listPages));
  return {
    missing: originals.filter(
      (page) => !isPartial(`${docsFolder}/${page}`) && !names.includes(page),
    ),
    shared: names.filter((name) => originals.includes(name)),
    strays: names.filter((name) => ![originals, ...templates].flat().includes(name)),
  };
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

/** The front matter that each language has for itself. */
const ownKeys = [
  ...['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label', 'keywords'],
  ...['image', 'tags', 'search_category'],
];

/**
 * What translations must share with their originals: addresses, and the places of pages in menus. It
 * warns of pages that have no translation, or no original.
 */
export async function checkTranslations(
  project: Placed,
): Promise<Pick<CheckedContent, 'problems' | 'warnings'>> {
  const { translations } = project;
  if (translations === undefined) return { problems: [], warnings: [] };
  const { missing, shared, strays } = await compareFolders(project);
  const toFile = (name: string) => toShownFile(path.join(translations, name));
  const pairs = await Promise.all(
    shared.map(async (name) => ({
      file: toFile(name),
      own: await readPage(translations, name),
      original: await readPage(toPagesFolder(project) ?? '', name),
    })),
  );
  return {
    problems: pairs.flatMap(compareKeys),
    warnings: [
      ...sayMissing(missing, translations),
      ...strays.map((name) => `${toFile(name)} translates no page: none has its name.`),
      ...pairs.flatMap(compareHeadings),
    ],
  };
}

interface Pair {
  readonly file: string;
  readonly own: Page;
  readonly original: Page;
}

async function readPage(folder: string, name: string): Promise<Page> {
  const text = await readText(path.join(folder, name));
  return parsePage({ file: `${docsFolder}/${name}`, text }).page;
}

function sayMissing(missing: readonly string[], translations: string): readonly string[] {
  if (missing.length === 0) return [];
  const pages = toCounted(missing.length, 'page[s] [is|are]');
  const folder = toShownFile(translations);
  return [`${pages} not in ${folder}, so the original is shown: ${toSample(missing)}.`];
}

function compareKeys({ file, own, original }: Pair): readonly ContentProblem[] {
  if (!own.frontMatter || !original.frontMatter) return [];
  const [found, wanted] = [own.frontMatter, original.frontMatter];
  const keys = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  const different = [...keys].filter(
    (key) => !ownKeys.includes(key) && JSON.stringify(found[key]) !== JSON.stringify(wanted[key]),
  );
  return different.map((key) => ({
    file,
    line: toKeyLine(own, key),
    where: key,
    found: toQuoted(found[key]),
    expected: `${toQuoted(wanted[key])}, as in the original`,
    hint: 'Languages share it.',
  }));
}

/** Links to headings lead to all languages. */
function compareHeadings({ file, own, original }: Pair): readonly string[] {
  const [found = [], wanted = []] = [own, original].map(({ nodes }) => {
    const headings = nodes.filter((node) => node.type === 'heading');
    // A link to the title leads to the top of the page, whatever its ID.
    return toIds(headings).filter((_, index) => headings[index]?.depth !== 1);
  });
  const missing = wanted.filter((id) => !found.includes(id));
  if (missing.length === 0) return [];
  const ids = missing.map((id) => `"${id}"`).join(', ');
  const [start, end] = file.endsWith('.md') ? ['<!--', '-->'] : ['{/*', '*/}'];
  return [
    `${file} lacks headings of the original: ${ids}. Write their IDs behind the translated ones: ` +
      `${start} #${missing[0] ?? ''} ${end}.`,
  ];
}

async function listPages(folder: string | undefined): Promise<readonly string[]> {
  const isPage = (name: string) => isAuthored(name) && /\.mdx?$/.test(name);
  return folder === undefined ? [] : listNames(folder, isPage);
}
