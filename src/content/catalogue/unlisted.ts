import type { Category, Endpoint } from '../../catalogue/model';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';

/** Matches calls that define an entry, but not the declarations of the called functions. */
const calls = /(?<!function )\bdefine(?:Endpoint|Category)\(/g;

/** Finds entries that are defined but not listed in the catalogue, so they have no page. */
export async function listUnlisted(
  sources: readonly SourceFile[],
  categories: readonly Category[],
): Promise<readonly ContentProblem[]> {
  const listed = categories.flatMap((category) => [category, ...category.endpoints]);
  const declared = sources.flatMap(({ text }) => [...text.matchAll(calls)]).length;
  if (declared <= listed.length) return [];
  // The compiler loads slowly.
  const { listEntries } = await import('./locate');
  const names = new Set(listed.map(toName));
  return listEntries(sources)
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
