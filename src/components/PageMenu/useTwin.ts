import { useLocation } from '@docusaurus/router';
import { toTwinRoute } from '@site/src/site-map/places';
import { useVersionPath } from '../PageLink/useVersionPath';

/** The URL of the Markdown twin of the displayed page. */
export function useTwin(): string {
  const { pathname } = useLocation();
  const versionPath = useVersionPath();
  const route = pathname.slice(versionPath.length).replace(/\/$/, '') || '/';
  return versionPath + toTwinRoute(route);
}
