/** The Markdown twins of pages: files with the same content for tools. */

/** The route of the twin of a page, without a version: `/docs/errors.md`, `/index.md` of `/`. */
export function toTwinRoute(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}
