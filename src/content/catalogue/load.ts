/** Loads the catalogue, or reports why it cannot be loaded. */
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { isObject } from '../../catalogue/check/properties';
import { isProblem, isSource, listFiles, readSource, type SourceFile } from '../files';
import type { ContentProblem } from '../problem';

/** The folder of the catalogue, and the module that exports `catalogue`. */
export const catalogueFolder = 'src/catalogue';
const entry = `${catalogueFolder}/index.ts`;

export interface LoadedCatalogue {
  readonly sources: readonly SourceFile[];
  /** The unchecked export of the module. Undefined if there are problems. */
  readonly catalogue: unknown;
  readonly problems: readonly ContentProblem[];
}

/** Reads the files first. A file that is too large or not text is not run. */
export async function loadCatalogue(siteDir: string): Promise<LoadedCatalogue> {
  const files = await listFiles(siteDir, catalogueFolder, (name) => name.endsWith('.ts'));
  const read = await Promise.all(files.map((file) => readSource(siteDir, file)));
  const sources = read.filter(isSource);
  const unreadable = read.filter(isProblem);
  const isThere = [...sources, ...unreadable].some(({ file }) => file === entry);
  const misnamed = await listFiles(siteDir, catalogueFolder, (name) =>
    /\.([cm]?jsx?|tsx|mts)$/.test(name),
  );
  const missing = isThere ? [...unreadable, ...misnamed.map(toMisnamed)] : [noEntry];
  if (missing.length > 0) return { sources, catalogue: undefined, problems: missing };
  try {
    const loaded = toMembers(await loadFreshModule(path.join(siteDir, entry)));
    return { sources, catalogue: loaded['catalogue'], problems: [] };
  } catch (error) {
    const { listSyntaxProblems } = await import('./syntax');
    const { listMissingExports } = await import('./exports');
    const { parseSources } = await import('./parse');
    const missing = listMissingExports(parseSources(sources));
    const [first, ...rest] = [...listSyntaxProblems(sources), ...missing];
    const problems = first ? [first, ...rest] : [toProblem(siteDir, sources, error)];
    return { sources, catalogue: undefined, problems };
  }
}

function toMisnamed(file: string): ContentProblem {
  const name = path.basename(file);
  const found = `${JSON.stringify(name)}, which is not part of the catalogue`;
  return { file, where: 'file name', found, expected: 'a name that ends with ".ts"' };
}

const noEntry: ContentProblem = {
  file: entry,
  found: 'no file',
  expected: 'the catalogue',
  hint: 'Restore it from git.',
};

/** Turns an error of the catalogue code into a problem. */
function toProblem(
  siteDir: string,
  sources: readonly SourceFile[],
  error: unknown,
): ContentProblem {
  const { cause } = toMembers(error);
  const { message = cause, stack = '', code } = toMembers(cause);
  const prefix = path.join(siteDir, catalogueFolder);
  const frame =
    String(stack)
      .split('\n')
      .find((line) => line.includes(prefix)) ?? '';
  const [, name = entry, line] = /(src[\\/]catalogue[\\/].*?\.ts)(?::(\d+))?/.exec(frame) ?? [];
  const place = {
    file: name.split(path.sep).join('/'),
    ...(line === undefined ? {} : { line: Number(line) }),
  };
  const [first = ''] = String(message).split('\n');
  if (code === 'ENOENT') return { ...noEntry, expected: 'a file of the catalogue' };
  if (code === 'MODULE_NOT_FOUND') return toMissing(place.file, sources, first);
  const hint = 'Declare or import each name before you use it.';
  return {
    ...place,
    found: JSON.stringify(first),
    expected: 'code that runs without errors',
    hint,
  };
}

function toMembers(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** Reports a missing import. Node reports the importing file, but not the line. */
function toMissing(file: string, sources: readonly SourceFile[], message: string): ContentProblem {
  const [, target = ''] = /'(.*?)'/.exec(message) ?? [];
  const lines = sources.find((source) => source.file === file)?.text.split('\n') ?? [];
  const index = lines.findIndex((content) => content.includes(target));
  return {
    file,
    ...(index === -1 ? {} : { line: index + 1 }),
    found: `an import of ${JSON.stringify(target)}`,
    expected: 'an existing file',
    hint: 'Correct the path of the import.',
  };
}
