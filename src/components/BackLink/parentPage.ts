/** The page above a page: an endpoint's category, else home; paths are relative to the version. */
export function toParent(path: string, pages: ReadonlySet<string>): string {
  const [, section, group, page] = path.split('/');
  const overview = `/endpoints/${group}`;
  if (section === 'docs' && page && pages.has(overview)) return overview;
  if (section === 'endpoints' && group && pages.has(path)) return '/endpoints';
  return '/';
}
