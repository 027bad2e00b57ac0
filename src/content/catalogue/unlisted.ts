import type { Category, Endpoint } from '../../catalogue/model';
import type { ContentProblem } from '../problem';
import { listEntries } from './locate';
import type { Files } from './parse';

/**
 * Finds entries that are defined but not listed in the catalogue, so they have no page. Endpoints in
 * the file of an unlisted category follow from it.
 */
export function listUnlisted(
  files: Files,
  categories: readonly Category[],
): readonly ContentProblem[] {
  const listed = categories.flatMap((category) => [category, ...category.endpoints]);
  const names = new Set(listed.map(toName));
  const unlisted = listEntries(files).filter(({ name }) => /^[a-z]/.test(name) && !names.has(name));
  const categoryFiles = unlisted.filter(({ kind }) => kind === 'category').map(({ file }) => file);
  return unlisted
    .filter(({ kind, file }) => kind === 'category' || !categoryFiles.includes(file))
    .map(({ file, line, name, kind }) => ({
      file,
      line,
      where: name,
      found: `${kind === 'endpoint' ? 'an endpoint' : 'a category'} that is not listed`,
      expected:
        kind === 'endpoint'
          ? 'its name in the "endpoints" of a category'
          : 'its name in the "categories" of src/catalogue/index.ts',
    }));
}

function toName(entry: Category | Endpoint): string {
  return 'slug' in entry ? entry.slug : entry.id;
}
