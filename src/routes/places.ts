/** The locations of all that is generated from a view. */

/** The folder of all pages of the current version. */
export const docsFolder = 'docs';

/** The folder of all generated files, `docs/reference`. */
export const referenceFolder = 'reference';

/** The folder of release notes, such as `docs/releases/2.0.md`. */
export const releasesFolder = 'releases';

/** The folder of the pages of named schemas. No category has this ID. */
export const schemasFolder = 'schemas';

/** The folder in which the framework looks for the versions of pages in a language. */
export const localizedFolder = 'docusaurus-plugin-content-docs';

/** The only sidebar of the docs plugin. */
export const sidebarName = 'docs';

/** Files in the folder that do not belong to a page. */
export const dataFiles = {
  categories: 'categories.json',
  errors: 'errors.json',
  requests: 'example-requests.zip',
  /** The document that the pages are made from, with its settings in braces. */
  document: 'openapi.json',
  /** What the document of an operator says about its API. */
  about: 'about.json',
  /** The APIs of a portal of several. */
  apis: 'apis.json',
} as const;

/** The feed of the changelog, which is written to the build. */
export const feedRoute = '/changelog.xml';

/** The feed of all APIs of a portal. */
export const apisFeedRoute = '/apis.xml';

/** The location of a page. */
export interface Place {
  /** The path of its files in the folder, without an extension, for example `settings/boards`. */
  readonly name: string;
  /** The route without a version, for example `/docs/settings/boards`. */
  readonly route: string;
}

export const indexPlace: Place = { name: 'index', route: '/endpoints' };

export const changelogPlace: Place = { name: 'changelog', route: '/changelog' };

/** The list of all APIs, beside the one at the root of a portal. */
export const apisPlace: Place = { name: 'apis', route: '/apis' };

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

/** The route of an endpoint page. */
export function toRoute(endpoint: EndpointName): string {
  return toEndpointPlace(endpoint).route;
}

/** The list of all named schemas. */
export const schemasPlace: Place = {
  name: `${schemasFolder}/index`,
  route: `/docs/${schemasFolder}`,
};

/** The page of a named schema. */
export function toSchemaPlace({ slug }: { readonly slug: string }): Place {
  return { name: `${schemasFolder}/${slug}`, route: `/docs/${schemasFolder}/${slug}` };
}

/** The files of a page in the folder: the page and its data. */
export function toFile({ name }: Place, format: 'mdx' | 'json'): string {
  return `${name}.${format}`;
}

/** The Docusaurus ID of a page. */
export function toDocId({ name }: Place): string {
  return `${referenceFolder}/${name}`;
}

/** Whether a file contains the data of an endpoint page, in any version. */
export function isEndpointData(file: string): boolean {
  return /^(?!schemas[\\/])[^\\/]+[\\/](?!index\.)[^\\/]+\.json$/.test(file);
}

/** Whether a file contains the data of the page of a schema, in any version. */
export function isSchemaData(file: string): boolean {
  return /^schemas[\\/](?!index\.)[^\\/]+\.json$/.test(file);
}

type Routes = Pick<ReadonlySet<string>, 'has'>;

/** The route of the parent page. The parent of pages outside the view is the home page. */
export function toParentRoute(route: string, routes: Routes): string {
  const [, section, id = '', slug] = route.split('/');
  const overview = toOverviewPlace({ id }).route;
  if (section === 'docs' && slug && routes.has(overview)) return overview;
  if (section === 'docs' && id === schemasFolder && slug && routes.has(route)) {
    return schemasPlace.route;
  }
  return route === overview && routes.has(route) ? indexPlace.route : '/';
}

/** The routes above a route, from the home page down. Empty for the home page, `/` for a missing page. */
export function toTrail(route: string, routes: Routes): readonly string[] {
  if (route === '/') return [];
  if (!routes.has(route)) return ['/'];
  const parent = toParentRoute(route, routes);
  return [...toTrail(parent, routes), parent];
}

/* The Markdown alternates of pages: files with the same content for tools. */

/** The route of the alternate of a page, without a version: `/docs/errors.md`, `/index.md` of `/`. */
export function toAlternateRoute(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}

/** The route of the picture of a page for links in other services, in the version at `/`. */
export function toPictureRoute(route: string): string {
  return `/img/social${route === '/' ? '/index' : route}.png`;
}
