/** Finds and checks the routes in the lists of components, such as the cards of the home page. */
import type { Content } from '../content';
import { suggest, type ContentProblem } from '../problem';
import { flattenSyntax, listCode } from './estree';
import { toLine, type Page } from './page';
import { listPageRoutes } from './targets';

/** A route such as `/docs/errors`, and its position in the text of the page. */
interface Route {
  readonly route: string;
  readonly start: number;
  readonly line?: number;
}

/** The literal values of `to` in the objects of a page that are routes. */
export function listRoutes(page: Page): readonly Route[] {
  return listCode(page).flatMap(({ program, node }) =>
    flattenSyntax(program).flatMap((syntax) => {
      if (syntax.type !== 'Property' || syntax.key.type !== 'Identifier') return [];
      const { key, value } = syntax;
      if (key.name !== 'to' || value.type !== 'Literal' || !value.range) return [];
      if (typeof value.value !== 'string' || !value.value.startsWith('/')) return [];
      const line = value.loc?.start.line;
      const place = line === undefined ? toLine(node) : { line };
      return [{ route: value.value, start: value.range[0] + 1, ...place }];
    }),
  );
}

/** The build renders components last, where a wrong route is a long message without a line. */
export function checkRoutes(page: Page, content: Content): readonly ContentProblem[] {
  if (!content.endpoints) return [];
  const routes = listPageRoutes(content);
  return listRoutes(page)
    .filter(({ route }) => !routes.includes(route.replace(/[?#].*$/, '')))
    .map(({ route, line }) => ({
      file: page.file,
      ...(line !== undefined && { line }),
      where: 'to',
      found: `${JSON.stringify(route)}, which is not a page`,
      expected: 'the route of a page, such as /docs/errors',
      ...suggest(route, routes),
    }));
}
