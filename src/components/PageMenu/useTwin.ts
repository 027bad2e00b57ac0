import { useLocation } from '@docusaurus/router';
import { hasTwin, toTwinRoute } from '@site/src/site-map/twins';
import { useVersionPath } from '../PageLink/useVersionPath';

/** The URL of the Markdown twin of the displayed page. Undefined if the page has none. */
export function useTwin(): string | undefined {
  const { pathname } = useLocation();
  const versionPath = useVersionPath();
  const route = pathname.slice(versionPath.length).replace(/\/$/, '') || '/';
  return hasTwin(route) ? versionPath + toTwinRoute(route) : undefined;
}
