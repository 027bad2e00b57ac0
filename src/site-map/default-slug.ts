/**
 * The address of a page that names none, from its path inside the site:
 * `docs/guides/x.md` and `versioned_docs/version-1.0/guides/x.md` are served at `/docs/guides/x`.
 * A number in front of a name gives the order in the sidebar, as in Docusaurus, and is no part of it.
 */
export function toDefaultSlug(file: string): string {
  const route = withoutNumbers(file.replace(/\.mdx?$/, ''))
    .replace(/^(docs|versioned_docs\/[^/]+)\//, '')
    .replace(/(^|\/)(index|readme)$/i, '');
  return route === '' ? '/docs' : `/docs/${route}`;
}

/** Whether a file is a part of pages instead of a page, as Docusaurus has it: `docs/_limits.mdx`. */
export function isPartial(file: string): boolean {
  return /(^|[\\/])_/.test(file);
}

/** A path without its ending, and without the numbers in front of its names. */
export function withoutNumbers(file: string): string {
  return file.replaceAll('\\', '/').split('/').map(withoutNumber).join('/');
}

/** `01-intro` becomes `intro`; dates and versions such as `2026-05` stay. */
function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d/.test(name)) return name;
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}
