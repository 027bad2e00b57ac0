/**
 * The default route of a page, derived from its path in the site: `docs/guides/x.md` and
 * `versioned_docs/version-1.0/guides/x.md` are served at `/docs/guides/x`.
 */
export function toDefaultSlug(file: string): string {
  const route = file
    .replaceAll('\\', '/')
    .replace(/^(docs|versioned_docs\/[^/]+)\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)(index|readme)$/i, '');
  return route === '' ? '/docs' : `/docs/${route}`;
}
