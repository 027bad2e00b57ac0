/** Reads the pages of a folder: `docs`, or the folder of a version. */
import path from 'node:path/posix';
import type { Root } from 'mdast';
import { expectedName, isVersionName } from '../../site-map/arrangement';
import { isPartial, isReleaseNotes, toDefaultSlug } from '../../site-map/default-slug';
import { isProblem, isSource, listFiles, readSource, type SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { parseFrontMatter } from './front-matter';
import { flatten, type Page } from './page';
import { loadParser } from './processor';
import { checkFences, toSyntaxProblem } from './syntax';

interface ReadPages {
  readonly pages: readonly Page[];
  /** Pages that other pages import, and that readers cannot open. */
  readonly partials: readonly Page[];
  /** The files of all pages, including unreadable ones. */
  readonly files: readonly string[];
  readonly problems: readonly ContentProblem[];
}

/** `isWanted` filters paths relative to the folder. */
export async function readPages(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<ReadPages> {
  // Temporary files and backups of text editors are not read.
  const names = await listFiles(
    siteDir,
    folder,
    (name) => isWanted(name) && !/(^|\/)[.#]|~$/.test(name),
  );
  const files = names.filter(isPage);
  const sources = await Promise.all(files.map((file) => readSource(siteDir, file)));
  const parsed = await Promise.all(sources.filter(isSource).map(parsePage));
  const readable = parsed.map(({ page }) => page);
  return {
    pages: readable.filter(({ file }) => !isPartial(file)),
    partials: readable.filter(({ file }) => isPartial(file)),
    files,
    problems: [
      ...sources.filter(isProblem),
      ...parsed.flatMap(({ problems }) => problems),
      ...names.flatMap(checkName),
    ],
  };
}

/** The file names that Docusaurus reads. */
function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Reports files that look like pages or release notes, but are not published. */
function checkName(file: string): readonly ContentProblem[] {
  const { base, name, ext } = path.parse(file);
  const isNotes = isReleaseNotes(file);
  const isPublished = isNotes ? ext === '.md' && isVersionName(name) : isPage(file);
  if (isPublished || !/\.(mdx?|markdown)(\.\w+)?$/i.test(file)) return [];
  const found = `${JSON.stringify(base)}, which is not published`;
  const expected = isNotes ? expectedName : JSON.stringify(base.replace(/\..*$/, '.mdx'));
  return [{ file, where: 'file name', found, expected }];
}

/** Reads a page and reports what cannot be read. The readable parts are checked further. */
export async function parsePage(source: SourceFile) {
  const matter = isPartial(source.file) ? noFrontMatter : parseFrontMatter(source);
  const slug = matter.frontMatter?.['slug'];
  const { nodes, problems } = await parseText(source);
  const page: Page = {
    ...source,
    route: typeof slug === 'string' ? slug : toDefaultSlug(source.file),
    frontMatter: matter.frontMatter,
    nodes,
  };
  return { page, problems: [...matter.problems, ...problems] };
}

const noFrontMatter = { frontMatter: undefined, problems: [] };

/** After a wrong fence, code is text and text is code, so only the fence is reported. */
async function parseText(source: SourceFile) {
  const parser = await loadParser();
  try {
    const nodes = flatten(parser.parse(source.text) as Root);
    const [fence] = checkFences(source, nodes);
    return fence ? { nodes: [], problems: [fence] } : { nodes, problems: [] };
  } catch (error) {
    return { nodes: [], problems: [toSyntaxProblem(source, error)] };
  }
}
