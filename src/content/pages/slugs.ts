import path from 'node:path/posix';
import { isReserved, toReservedProblem } from '../../catalogue/check';
import type { Content } from '../content';
import type { ContentProblem } from '../problem';
import { toKeyLine } from './page';

/** Checks routes: each is unique, and file names without a slug are valid routes. */
export function checkSlugs({ pages, generated }: Content): readonly ContentProblem[] {
  const owners = new Map([...generated].map(([file, { route }]) => [route, file]));
  return pages.flatMap((page) => {
    const owner = owners.get(page.route);
    owners.set(page.route, owner ?? page.file);
    const isNamed = page.frontMatter?.['slug'] === undefined;
    if (isNamed && /[^a-z0-9/-]/.test(page.route)) {
      const found = JSON.stringify(path.basename(page.file));
      const expected = 'lowercase letters, digits and hyphens, because the name is part of the URL';
      return [{ file: page.file, where: 'file name', found, expected }];
    }
    if (isReserved(page.route)) {
      const place = isNamed
        ? { where: 'file name' }
        : { line: toKeyLine(page, 'slug'), where: 'front matter "slug"' };
      return [{ file: page.file, ...place, ...toReservedProblem(page.route) }];
    }
    if (owner === undefined) return [];
    return [
      {
        file: page.file,
        line: toKeyLine(page, 'slug'),
        where: 'front matter "slug"',
        found: `${JSON.stringify(page.route)}, the URL of ${owner}`,
        expected: 'a unique URL',
      },
    ];
  });
}
