/**
 * The address of a page that names none, from its path inside the site:
 * `docs/guides/x.md` and `versioned_docs/version-1.0/guides/x.md` are served at `/docs/guides/x`.
 */
export function toDefaultSlug(file: string): string {
  const route = file
    .replaceAll('\\', '/')
    .replace(/^(docs|versioned_docs\/[^/]+)\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)(index|readme)$/i, '');
  return route === '' ? '/docs' : `/docs/${route}`;
}
