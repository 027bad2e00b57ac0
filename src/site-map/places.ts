/** Where everything lies that is made from a catalogue. */

/** The folder of all pages of the current version. */
export const docsFolder = 'docs';

/** The folder of all of it, beside the pages that editors write: `docs/reference`. */
export const referenceFolder = 'reference';

/** The only sidebar of the docs plugin. */
export const sidebarName = 'docs';

/** Files of the folder that belong to no page. */
export const dataFiles = {
  categories: 'categories.json',
  errors: 'errors.json',
  requests: 'example-requests.zip',
} as const;

/** The changelog as a feed, written beside the built pages. */
export const feedRoute = '/changelog.xml';

/** Where a page lies. */
export interface Place {
  /** Path of its files below the folder, without their endings: `settings/boards`. */
  readonly name: string;
  /** Address below the version: `/docs/settings/boards`. */
  readonly route: string;
}

export const indexPlace: Place = { name: 'index', route: '/endpoints' };

export const changelogPlace: Place = { name: 'changelog', route: '/changelog' };

/** The overview of a category. */
export function toOverviewPlace({ id }: { readonly id: string }): Place {
  return { name: `${id}/index`, route: `/endpoints/${id}` };
}

interface EndpointName {
  readonly category: string;
  readonly slug: string;
}

export function toEndpointPlace({ category, slug }: EndpointName): Place {
  return { name: `${category}/${slug}`, route: `/docs/${category}/${slug}` };
}

/** The address of an endpoint's page. */
export function toRoute(endpoint: EndpointName): string {
  return toEndpointPlace(endpoint).route;
}

/** The files of a page below the folder: the page itself, and its data. */
export function toFile({ name }: Place, format: 'mdx' | 'json'): string {
  return `${name}.${format}`;
}

/** What Docusaurus calls a page. */
export function toDocId({ name }: Place): string {
  return `${referenceFolder}/${name}`;
}

/** Whether a file of the folder holds the data of an endpoint's page, in any version. */
export function isEndpointData(file: string): boolean {
  return /^[^\\/]+[\\/](?!index\.)[^\\/]+\.json$/.test(file);
}

/** The address of the page above; pages that are not made from the catalogue stand below the home page. */
export function toParentRoute(route: string, routes: ReadonlySet<string>): string {
  const [, section, id = '', slug] = route.split('/');
  const overview = toOverviewPlace({ id }).route;
  if (section === 'docs' && slug && routes.has(overview)) return overview;
  return route === overview && routes.has(route) ? indexPlace.route : '/';
}
