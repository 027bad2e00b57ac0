/** The APIs of the portal, each of which is a site of its own. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { splitAddress, toApiPath } from '@portal/src/routes/apis';
import type { ApiPlace } from '@portal/src/site';
import { useSite } from '../ui/hooks';

/** No APIs in a portal of one. */
export function useApis() {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { path = '/', current = '', apis = [], name } = useSite().around ?? {};
  const locale = currentLocale === defaultLocale ? '' : currentLocale;
  const below = apis.filter((api) => api.path !== '').map(({ id }) => id);
  /** The path of the home page of an API in the language of the page, without a slash at its end. */
  const toPath = (api: Pick<ApiPlace, 'path'>) =>
    (path + api.path + locale).replace(/(?<=.)\/$/, '');
  return {
    name,
    apis,
    current,
    toPath,
    home: toPath({ path: '' }),
    /**
     * Where a link of the settings leads in another site. Undefined if it is a page of this one.
     * @param isShared whether all APIs have the link, so that it starts at the root of the portal
     */
    toOther: (href: string, isShared: boolean): string | undefined => {
      const address = splitAddress(href, below);
      if (address) return toApiPath(address, path, locale);
      return isShared && below.includes(current) ? `${toPath({ path: '' })}${href}` : undefined;
    },
  };
}
