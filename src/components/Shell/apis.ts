/** The APIs of the portal, each of which is a site of its own. */
import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { splitAddress, toApiPath, toHome } from '@portal/src/routes/apis';
import { apisPlace } from '@portal/src/routes/places';
import type { ApiPlace } from '@portal/src/site';
import { useSite } from '../ui/hooks';
import { useVersionPath } from './versions';

/** No APIs in a portal of one. */
export function useApis() {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { path = '/', current = '', apis = [], name } = useSite().around ?? {};
  const locale = currentLocale === defaultLocale ? '' : currentLocale;
  const below = apis.filter((api) => api.path !== '').map(({ id }) => id);
  /** What the paths of an API in the language of the page start with, with a slash at the end. */
  const toBase = (api: Pick<ApiPlace, 'path'>) => path + api.path + (locale && `${locale}/`);
  const root = toBase({ path: '' });
  return {
    name,
    apis,
    current,
    /** Whether the page is one of those around all APIs, of which none is at the root. */
    isWhole: apis.length > 0 && current === '',
    /** Whether a page is one of another API, which is another app. */
    isOther: (api: Pick<ApiPlace, 'id'> | undefined) => api !== undefined && api.id !== current,
    toBase,
    /** The path of the home page of an API. Hosts remove the slash of one that is not at the root. */
    toPath: (api: Pick<ApiPlace, 'path'>) => toHome(toBase(api), path),
    home: toHome(root, path),
    /** The path of the list of all APIs, which is the home page if none of them is there. */
    list: below.length < apis.length ? root + apisPlace.route.slice(1) : toHome(root, path),
    /**
     * Where a link of the settings leads in another site. Undefined if it is a page of this one.
     * @param isShared whether all APIs have the link, so that it starts at the root of the portal
     */
    toOther: (href: string, isShared: boolean): string | undefined => {
      const address = splitAddress(href, below);
      if (address) return toApiPath(address, path, locale);
      if (!isShared || !below.includes(current)) return undefined;
      return href === '/' ? toHome(root, path) : root + href.slice(1);
    },
  };
}

/**
 * The displayed page in the other APIs, which are asked for it, since no page knows those of all. What
 * readers searched for goes along, but no values of a form.
 */
export function useSamePage() {
  const { apis, isOther, toBase } = useApis();
  const { pathname, search } = useLocation();
  const [found, setFound] = useState<Readonly<Record<string, boolean>>>({});
  const page = pathname.slice(useVersionPath().length + 1);
  const toAddress = (api: ApiPlace) => toBase(api) + page;
  /** Does nothing at home, which all have, and in the development server, which has one API. */
  const find = () => {
    for (const address of apis.filter(isOther).map(toAddress)) {
      if (page === '' || address in found || isLiveServer) continue;
      const keep = ({ ok }: Response) => setFound((known) => ({ ...known, [address]: ok }));
      fetch(address, { method: 'HEAD' }).then(keep, () => undefined);
    }
  };
  /** Empty if the API does not have the page, undefined if nobody knows. */
  const toPage = (api: ApiPlace): string | undefined => {
    const address = toAddress(api);
    const query = page === 'search' ? search : '';
    return found[address] === true ? address + query : found[address] === false ? '' : undefined;
  };
  return { find, toPage };
}
