/** The APIs of a portal of several: which of their sites a call means. */
import { findOperation } from './operations';
import { Problem, toQuoted } from './problem';
import type { Site } from './site';

/** What a call can say about the API that it means. */
interface Wanted {
  readonly api?: string;
  readonly page?: string;
  readonly operation?: string;
  readonly version?: string;
}

/**
 * The sites that a call is for: that of the API which it names or whose page it names, that of the only
 * API with such an operation, or all of them.
 */
export async function chooseSites(site: Site, wanted: Wanted): Promise<readonly [Site, ...Site[]]> {
  const { api, page, operation, version } = wanted;
  const apis = site.apis ?? [];
  if (api !== undefined) {
    const named = apis.find(({ id }) => id === api);
    if (!named) throw new Problem(`Found no API ${toQuoted(api)}, expected ${toNames(site)}.`);
    return [await named.open()];
  }
  const route = toRoute(site, page ?? operation ?? '');
  const around = apis.find(({ id, path }) => path !== '' && `${route}/`.startsWith(`/${id}/`));
  if (around) return [await around.open()];
  if (apis.length === 0 || page !== undefined) return [site];
  if (operation === undefined && version !== undefined) {
    throw new Problem(`${toQuoted(version)} is a version of one API. ${toAdvice(site)}`);
  }
  const all = await Promise.all(apis.map(({ open }) => open()));
  if (operation === undefined) return [site, ...all];
  const tried = await Promise.allSettled(all.map((one) => findOperation(one, operation, version)));
  const having = all.filter((_, index) => tried[index]?.status === 'fulfilled');
  const [only, another] = having;
  if (only && !another) return [only];
  const names = having.map(({ portal }) => portal.name).join(', ');
  throw another
    ? new Problem(
        `${toQuoted(operation)} is an operation of several APIs: ${names}. ${toAdvice(site)}`,
      )
    : new Problem(
        `Found no operation ${toQuoted(operation)} in any API of the portal. The tool "search" finds ` +
          `operations by words. ${toAdvice(site)}`,
      );
}

/** What a call must say if it can be for one API only. */
export function toAdvice(site: Site): string {
  return `Name the API with "api": ${toNames(site)}.`;
}

function toNames({ apis = [] }: Site): string {
  if (apis.length === 0) return 'no "api", since the portal has one API';
  return `one of ${apis.map(({ id }) => toQuoted(id)).join(', ')}`;
}

/** The path of an address below the portal. */
function toRoute({ portal, name }: Site, address: string): string {
  const starts = [portal.url, name, new URL(portal.url).pathname];
  const start = starts
    .map((one) => one.replace(/\/$/, ''))
    .find((one) => one !== '' && address.startsWith(`${one}/`));
  return `/${address.slice(start?.length ?? 0)}`.replace(/^\/+/, '/').replace(/[?#].*/s, '');
}
