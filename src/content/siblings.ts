/** What pages and settings can link to in the other APIs of a portal. */
import path from 'node:path';
import { toView } from '../openapi/read/index';
import { loadDocument } from '../load/load';
import { type Project, readProjects } from '../project/index';
import { buildSiteMap } from '../routes';
import { splitAddress } from '../routes/apis';
import { toDefaultSlug } from '../routes/default-slug';
import { docsFolder } from '../routes/places';
import { isAuthored } from './files';
import { isDraft, type Page, type Siblings } from './pages/page';
import { readPages } from './pages/read';
import { listSources, listTemplates } from './templates';

/** The other APIs of the portal, with the routes of those that pages or settings link to. */
export async function readSiblings(project: Project, pages: readonly Page[]): Promise<Siblings> {
  const { id, portal, entries } = project;
  const others = portal.apis.filter((other) => other !== id && other !== portal.root);
  if (others.length === 0) return new Map();
  const nodes = pages.flatMap((page) => page.nodes);
  const urls = nodes.flatMap((node) => ('url' in node ? [node.url] : []));
  const hrefs = [...urls, ...[...entries.values()].map(({ value }) => value)];
  const linked = new Set(hrefs.map((href) => splitAddress(href, others)?.id));
  const projects = readProjects(undefined, portal.folder);
  const routes = others.map(async (other) => {
    const sibling = linked.has(other) && projects.find((one) => one.id === other);
    return [other, sibling ? await listRoutes(sibling) : undefined] as const;
  });
  return new Map(await Promise.all(routes));
}

/** The routes of an API. Undefined for a catalogue, and if its document has problems. */
async function listRoutes(project: Project): Promise<ReadonlySet<string> | undefined> {
  const { api } = project;
  if (!('document' in api)) return undefined;
  const { document } = await loadDocument(api.document, api.overlay);
  if (!document) return undefined;
  const written = await listWritten(project, api.pages);
  return new Set([...buildSiteMap(toView(document)).map(({ route }) => route), ...written]);
}

/** The routes of templates and of the pages of editors, which can replace them. */
async function listWritten(project: Project, folder?: string): Promise<readonly string[]> {
  const sources = [...(await listSources(listTemplates(project), { pages: folder }))];
  const folders = new Set(sources.map(([name, file]) => file.slice(0, -name.length)));
  const read = [...folders].map(async (one) => {
    const own = new Set(sources.flatMap(([name, file]) => (file === one + name ? [name] : [])));
    const { pages } = await readPages(
      one,
      '.',
      (name) => isAuthored(name) && own.has(path.normalize(name)),
    );
    return pages.filter((page) => !isDraft(page)).map(toRoute);
  });
  return (await Promise.all(read)).flat();
}

/** Builds copy the file into the folder of pages. */
function toRoute({ file, route, frontMatter }: Page): string {
  const isDefault = typeof frontMatter?.['slug'] !== 'string';
  return isDefault ? toDefaultSlug(path.posix.join(docsFolder, file)) : route;
}
