/** What pages and settings can link to in the other APIs of a portal. */
import { toView } from '../openapi/read/index';
import { loadDocument } from '../load/load';
import { type Project, readProjects } from '../project/index';
import { buildSiteMap } from '../routes';
import { splitAddress } from '../routes/apis';
import { isAuthored } from './files';
import type { Page, Siblings } from './pages/page';
import { readPages } from './pages/read';
import { listTemplates } from './templates';

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
  const folders = [...listTemplates(project), ...(api.pages === undefined ? [] : [api.pages])];
  const read = await Promise.all(folders.map((folder) => readPages(folder, '.', isAuthored)));
  const written = read.flatMap(({ pages }) => pages);
  return new Set([...buildSiteMap(toView(document)), ...written].map(({ route }) => route));
}
