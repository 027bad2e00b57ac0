/** Loads the catalogue, and reports its problems: the line of the entry and the path of the field. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { type EntryProblem, readEntries, type ReadEntries } from '../check';
import { toDocument } from '../catalogue/compile';
import { isObject, toMembers } from '../openapi/document';
import type { CategoryEntry, Entries } from '../catalogue/model';
import { toView } from '../openapi/read/index';
import type { Project } from '../project/index';
import { findSource, findSourceIn, type Source } from '../catalogue/source';
import type { ReadApi } from './check';
import { listFiles, readSources } from './files';
import { checkGenerated } from './generated';
import { toMessage, type ContentProblem } from '../check/messages';

/** The module of a catalogue that exports `catalogue`, as messages name it. */
const index = 'src/catalogue/index.ts';

/** Reads a catalogue, with all that is wrong but in its entries, which can name headings of pages. */
export async function readCatalogue(
  { folder, translations }: Project,
  catalogue: string,
): Promise<ReadApi> {
  const loaded = await loadCatalogue(folder, catalogue);
  const read: ReadEntries =
    loaded.problems.length === 0
      ? readEntries(loaded.catalogue)
      : { entries: undefined, all: [], problems: [] };
  const document = read.entries && toDocument(read.entries);
  const unlisted = read.entries
    ? listUnlisted(loaded.exported, (loaded.catalogue as Entries).categories)
    : [];
  const strays = translations === undefined ? await checkGenerated(folder) : [];
  return {
    document,
    view: document && toView(document),
    entries: read,
    problems: [...loaded.problems, ...unlisted, ...strays],
    warnings: [],
    files: [],
  };
}

/** The export of the index, and those of all files with entries. A file that is no text is not run. */
export async function loadCatalogue(siteDir: string, catalogue: string) {
  const folder = path.relative(siteDir, catalogue).split(path.sep).join('/');
  const files = await listFiles(siteDir, folder, (name) => name.endsWith('.ts'));
  const { sources, problems } = await readSources(siteDir, files);
  const exporter = `${folder}/index.ts`;
  const wanted = sources.filter(({ file, text }) => file === exporter || definition.test(text));
  const loaded = await Promise.all(
    problems.length > 0 ? [] : wanted.map(({ file }) => loadModule(siteDir, file)),
  );
  return {
    catalogue: loaded.find(({ file }) => file === exporter)?.exports['catalogue'],
    exported: loaded.flatMap(({ exports }) => Object.values(exports)),
    problems: withoutRepeated([...problems, ...loaded.flatMap((one) => one.problems)]),
  };
}

const definition = /\bdefine(Endpoint|Category)\(/;

async function loadModule(siteDir: string, file: string) {
  const problems: ContentProblem[] = [];
  const loaded = await loadFreshModule(path.join(siteDir, file)).catch((error: unknown) => {
    problems.push(toLoadProblem(siteDir, file, toMembers(error)['cause']));
  });
  return { file, exports: toMembers(loaded), problems };
}

/** Turns an error of the code into a problem. Its stack trace can name an imported file. */
function toLoadProblem(siteDir: string, file: string, error: unknown): ContentProblem {
  const { message = error, stack = '' } = toMembers(error);
  const [first = ''] = String(message).split('\n');
  const found = JSON.stringify(first.replace(/^(ParseError|undefined): /, '').trim());
  const place = findSourceIn(String(stack)) ?? { file };
  // The compiler does not say where a name is declared again.
  const [, name] = /Duplicate declaration "(\w+)"/.exec(first) ?? [];
  const text = name === undefined ? '' : readFileSync(path.join(siteDir, place.file), 'utf8');
  const line = text.split('\n').findLastIndex((code) => code.includes(`const ${name} =`)) + 1;
  const isSyntax = first.startsWith('ParseError: ');
  return {
    ...place,
    ...(line > 0 && { line }),
    found,
    expected: isSyntax ? 'valid code' : 'code that runs without errors',
    hint: isSyntax
      ? 'Look for a missing comma, quote or bracket on this line or the line before.'
      : 'Declare or import each name once, before you use it.',
  };
}

/** Entries that are exported but not listed have no page. */
function listUnlisted(exported: readonly unknown[], categories: readonly CategoryEntry[]) {
  const listed = [
    ...categories,
    ...categories.filter(isObject).flatMap((category) => category.endpoints),
  ];
  const known = listed.map((entry) => toKey(findSource(entry)));
  const expected = `its name in "endpoints" of a category, or in "categories" of ${index}`;
  const problems = exported.flatMap((entry) => {
    const source = findSource(entry);
    if (!source || known.includes(toKey(source))) return [];
    const { slug, id = 'an entry' } = toMembers(entry);
    const where = String(slug ?? id);
    return [{ ...source, where, found: 'an entry that is not listed', expected }];
  });
  return withoutRepeated(problems);
}

/** Modules are loaded several times, so the place of an entry is what identifies it. */
const toKey = (source: Source | undefined) => source && `${source.file}:${source.line}`;

/** A mistake in shared parameters or fields is reported once, for the first entry. */
export function placeProblems(problems: readonly EntryProblem[]): readonly ContentProblem[] {
  const keys = problems.map(({ name, field, found, expected }) => {
    const isShared = /^(parameters|responses)\./.test(field);
    return JSON.stringify([isShared ? '' : name, field, found, expected]);
  });
  const first = problems.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  return first.map(({ name, field, source = { file: index }, ...problem }) => {
    return { ...source, where: field === '' ? name : `${name}: ${field}`, ...problem };
  });
}

function withoutRepeated(problems: readonly ContentProblem[]): readonly ContentProblem[] {
  return [...new Map(problems.map((problem) => [toMessage(problem), problem])).values()];
}
