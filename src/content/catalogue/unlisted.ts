import type { Category, Endpoint } from '../../catalogue/model';
import type { ContentProblem } from '../problem';
import { listEntries } from './locate';
import type { Files } from './parse';

/** Finds entries that are defined but not listed in the catalogue, so they have no page. */
export function listUnlisted(
  files: Files,
  categories: readonly Category[],
): readonly ContentProblem[] {
  const listed = categories.flatMap((category) => [category, ...category.endpoints]);
  const names = new Set(listed.map(toName));
  return listEntries(files)
    .filter(({ name }) => /^[a-z]/.test(name) && !names.has(name))
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
