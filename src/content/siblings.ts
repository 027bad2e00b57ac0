/** What pages and settings can link to in the other APIs of a portal. */
import path from 'node:path';
import { toView } from '../openapi/read/index';
import { loadDocument } from '../load/load';
import { readText } from './files';
import { type Project, readProjects } from '../project/index';
import { buildSiteMap } from '../routes';
import { splitAddress } from '../routes/apis';
import { isPartial } from '../routes/default-slug';
import { docsFolder } from '../routes/places';
import { isDraft, type Page, type Siblings } from './pages/page';
import { isPage, parsePage } from './pages/read';
import { listSources, listTemplates } from './templates';

/** The folders in the site of a project that other languages and APIs have for their pages. */
export function listSites({ id, portal, lists }: Project): readonly string[] {
  const [, ...locales] = lists.locales;
  return [...locales, ...(id === portal.root ? portal.apis.filter((other) => other !== id) : [])];
}

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
async function listWritten(project: Project, pages?: string): Promise<readonly string[]> {
  const sources = await listSources(listTemplates(project), { pages });
  const read = [...sources].map(async ([name, place]) => {
    const file = path.posix.join(docsFolder, name);
    if (!isPage(file) || isPartial(file)) return [];
    const { page } = parsePage({ file, text: await readText(place) });
    return isDraft(page) ? [] : [page.route];
  });
  return (await Promise.all(read)).flat();
}
