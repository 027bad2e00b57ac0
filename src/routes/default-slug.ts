import { localizedFolder, releasesFolder } from './places';

/**
 * The default route of a page, derived from its path in the site: `docs/guides/x.md` and
 * `versioned_docs/version-1.0/guides/x.md` are served at `/docs/guides/x`. A number before a name
 * sets the order in the sidebar and is not part of the route.
 */
export function toDefaultSlug(file: string): string {
  const names = file.replace(/\.mdx?$/, '').split(/[\\/]/);
  // Of a version in another language, in the folder of that version.
  const localized = names.indexOf(localizedFolder);
  const route = names
    .slice(localized < 0 ? 0 : localized + 2)
    .map(withoutNumber)
    .join('/')
    .replace(/^(docs|versioned_docs\/[^/]+)\//, '')
    .replace(/(^|\/)readme$|\/index$/i, '');
  if (route === 'index') return '/';
  return route === '' ? '/docs' : `/docs/${route}`;
}

/** Converts `first-steps` to "First steps". */
export function toReadable(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** Whether a file is CommonMark with the additions of GitHub. Other pages are MDX. */
export function isCommonMark(file: string): boolean {
  return file.endsWith('.md');
}

/** Whether a file is only a part of pages: `docs/_limits.mdx`, and release notes in the changelog. */
export function isPartial(file: string): boolean {
  return /(^|[\\/])_/.test(file) || isReleaseNotes(file);
}

/** Whether a file has release notes: `docs/releases/2.0.md`, or the same file of a cut version. */
export function isReleaseNotes(file: string): boolean {
  const [, folder] = file.replaceAll('\\', '/').split(/^(?:docs|versioned_docs\/[^/]+)\//);
  return folder?.startsWith(`${releasesFolder}/`) === true;
}

/** `01-intro` becomes `intro`; dates and versions such as `2026-05` stay. */
export function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d/.test(name)) return name;
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}
