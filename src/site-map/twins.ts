/** The Markdown twins of pages: files with the same content for tools. */

/** Routes of pages without content, such as the search. */
const bare: ReadonlySet<string> = new Set(['/search']);

/** Whether a page has a twin. `route` has no version. */
export function hasTwin(route: string): boolean {
  return !bare.has(route);
}

/** The route of the twin of a page, without a version: `/docs/errors.md`, `/index.md` of `/`. */
export function toTwinRoute(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}
