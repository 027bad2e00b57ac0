/** The problems of a catalogue that can be loaded, with file and line. */
import type { CatalogueProblem } from '../../catalogue/check';
import type { Catalogue } from '../../catalogue/model';
import { findClosest } from '../closest';
import type { SourceFile } from '../files';
import { suggest, type ContentProblem } from '../problem';
import { listUnknownCategories } from './category-ids';
import { listMissingExports } from './exports';
import { catalogueFolder } from './load';
import { buildLocator, type Locate } from './locate';
import { listDuplicateKeys, listUnknownMembers } from './members';
import { parseSources, type Files } from './parse';
import { listSameSlugs } from './same-slugs';
import { listUnlisted } from './unlisted';

/**
 * Finds mistakes that only the sources show, and places the problems of the loaded catalogue. A
 * name that does not exist causes other problems, so it is reported without them.
 */
export function listCatalogueProblems(
  sources: readonly SourceFile[],
  catalogue: Catalogue | undefined,
  problems: readonly CatalogueProblem[],
): readonly ContentProblem[] {
  const files = parseSources(sources);
  const duplicates = listDuplicateKeys(files);
  const missing = [...listMissingExports(files), ...listUnknownMembers(files)];
  if (missing.length > 0) return [...duplicates, ...missing];
  const locate = buildLocator(files);
  const categories = catalogue?.categories;
  const sameSlugs = catalogue ? listSameSlugs(files, catalogue) : [];
  const isOther = ({ entry, field }: CatalogueProblem) =>
    !sameSlugs.some(({ where }) => where === `${entry}: ${field}`);
  return [
    ...duplicates,
    ...(categories ? listUnlisted(files, categories) : []),
    ...(categories ? listUnknownCategories(categories, files, locate) : []),
    ...sameSlugs,
    ...placeProblems(problems.filter(isOther), files, locate),
  ];
}

function placeProblems(
  problems: readonly CatalogueProblem[],
  files: Files,
  locate: Locate,
): readonly ContentProblem[] {
  const placed = withoutMissing(problems).map((problem) => {
    const { entry, field, found, expected, misspelt, hint } = problem;
    return {
      ...(findPlace(problem, locate) ?? { file: findFile(problem.category, files) }),
      where: field === '' ? entry : `${entry}: ${field}`,
      found,
      expected,
      ...(hint !== undefined && { hint }),
      ...(misspelt && suggest(misspelt.word, misspelt.known)),
    };
  });
  return placed.filter((problem, index) => placed.findIndex(isSame(problem)) === index);
}

/** An item that is not an entry has no name. Its place is in the list of its category. */
function findPlace({ entry, category, field }: CatalogueProblem, locate: Locate) {
  const isUnnamed = entry.startsWith('endpoints[') && category !== undefined;
  return locate(entry, field) ?? (isUnnamed ? locate(category, entry) : undefined);
}

/** The file or folder of a category, or the catalogue file. */
function findFile(category: string | undefined, files: Files): string {
  const own = [`${catalogueFolder}/${category}.ts`, `${catalogueFolder}/${category}/index.ts`];
  return own.find((file) => files.has(file)) ?? `${catalogueFolder}/index.ts`;
}

/** If a field is missing because its name is misspelt, only the misspelt name is reported. */
function withoutMissing(problems: readonly CatalogueProblem[]): readonly CatalogueProblem[] {
  const meant = new Set(
    problems.flatMap(({ entry, field, misspelt }) => {
      const closest = misspelt && findClosest(misspelt.word, misspelt.known);
      return closest === undefined ? [] : [`${entry} ${field.replace(/[^.]*$/, closest)}`];
    }),
  );
  return problems.filter(
    ({ entry, field, found }) => found !== 'nothing' || !meant.has(`${entry} ${field}`),
  );
}

/** Reports problems in shared fields only once. */
function isSame({ file, line, where, found, expected }: ContentProblem) {
  // Without a line, it is unknown whether two problems have the same source.
  const toField = (place = '') => (line === undefined ? place : place.replace(/^.*[.:]/, ''));
  return (other: ContentProblem) =>
    other.file === file &&
    other.line === line &&
    other.found === found &&
    other.expected === expected &&
    toField(other.where) === toField(where);
}
