import { checkAliases } from '../../src/catalogue/check/aliases';
import { toQuoted, type Finding } from '../../src/catalogue/check/problem';

/** A page with what its front matter says under `aliases`. */
export interface AliasedPage {
  /** From the folder of the site. */
  readonly file: string;
  /** Path below the base address, such as `/docs/errors`. */
  readonly route: string;
  readonly aliases?: unknown;
}

export type AliasProblem = Finding & Pick<AliasedPage, 'file'>;

/** All problems of the old addresses of all pages of a version, in the order of the pages. */
export function checkPageAliases(pages: readonly AliasedPage[]): readonly AliasProblem[] {
  const routes = new Set(pages.map(({ route }) => route));
  const lists = pages.map(({ aliases }) => ({ aliases: isList(aliases) ? aliases : [] }));
  return pages.flatMap(({ file, aliases = [] }, index) => {
    const own = lists[index] ?? {};
    const findings = isList(aliases)
      ? checkAliases(own, routes, lists.slice(0, index))
      : [{ field: 'aliases', found: toQuoted(aliases), expected: expectedList }];
    return findings.map((finding) => ({ file, ...finding }));
  });
}

const expectedList = 'a list of old addresses, such as ["/docs/campaigns/old-name"]';

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
