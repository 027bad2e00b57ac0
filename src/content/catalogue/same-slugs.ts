/** Finds endpoints that have the same slug, with the places of all of them. */
import { toQuoted } from '../../catalogue/check/problem';
import type { Catalogue } from '../../catalogue/model';
import type { ContentProblem } from '../problem';
import { listEntries } from './locate';
import type { Files } from './parse';

export function listSameSlugs(files: Files, { categories }: Catalogue): readonly ContentProblem[] {
  const listed = categories.flatMap(({ endpoints }) => endpoints.map(({ slug }) => slug));
  const repeated = listed.filter((slug, index) => listed.indexOf(slug) !== index);
  const entries = listEntries(files).filter(
    ({ kind, name }) => kind === 'endpoint' && repeated.includes(name),
  );
  return entries.flatMap((entry) => {
    const { file, nameLine: line, name } = entry;
    const [other] = entries.filter((one) => one.name === name && one !== entry);
    if (!other) return [];
    const found = `${toQuoted(name)}, which ${other.file}:${other.nameLine} also has`;
    return [{ file, line, where: `${name}: slug`, found, expected: 'a unique slug' }];
  });
}
