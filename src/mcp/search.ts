/** Finds pages and operations by words, with the index that readers use. */
import { openSearch, type Search } from '../search/find';
import type { Excerpt } from '../search/excerpt';
import { toStartFile } from '../search/model';
import { toShownPath } from '../routes/shown-path';
import { type Answer, takeItems, toAnswer } from './answer';
import type { PortalVersion } from './files';
import { joinSearches } from '../search/join';
import { findVersion, type Site } from './site';

/** By the first file of an index, which is read again after a while. */
const known = new WeakMap<object, Promise<Search>>();

async function openIndex(site: Site, { name }: PortalVersion): Promise<Search> {
  const { id, portal } = site;
  const api = id === undefined ? undefined : { id, name: portal.name };
  const start = (await site.readJson(toStartFile(name))) as object;
  const search = known.get(start) ?? openSearch(site.readJson, name, api);
  known.set(start, search);
  // A file that could not be read is read again.
  search.catch(() => known.delete(start));
  return search;
}

/** The pages of one or several APIs that match a query, the best ones first. */
export async function searchPages(
  sites: readonly [Site, ...Site[]],
  version: string | undefined,
  query: string,
  limit: number,
): Promise<Answer> {
  const [site, ...others] = sites;
  const ofSite = findVersion(site, version);
  // A version is that of one API.
  const searched = others.map((other) => openIndex(other, findVersion(other)));
  const { find } = joinSearches(await Promise.all([openIndex(site, ofSite), ...searched]));
  const { results, count, corrected } = await find(query, limit);
  const rows = results.map(({ page, href, sections }) => {
    const { title, category, endpoint, explains, api } = page;
    return {
      title,
      category,
      ...(api && { api: api.id }),
      page: new URL(href, site.portal.url).href,
      ...(endpoint && {
        operationId: endpoint.operationId,
        // Nobody calls an event.
        ...(explains
          ? { sentByTheApi: true }
          : { call: `${endpoint.method} ${toShownPath(endpoint.path)}` }),
      }),
      matches: sections.map(({ heading, excerpt }) => ({
        ...(heading && { heading: toText(heading) }),
        ...(excerpt && { text: toText(excerpt) }),
      })),
    };
  });
  const { taken } = takeItems(rows, 0);
  return toAnswer(site, {
    version: ofSite.name,
    count,
    ...(corrected !== undefined && { searchedFor: corrected }),
    results: taken,
    ...(count === 0 && {
      hint: 'Nothing has these words. Try other words, or read /llms.txt of the portal.',
    }),
  });
}

function toText(excerpt: Excerpt): string {
  return excerpt.map(({ text }) => text).join('');
}
