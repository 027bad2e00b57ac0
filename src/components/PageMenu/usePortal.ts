import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Portal } from '@site/src/exports/openapi/operation';
import { useSite } from '../useSite';
import { useVersions } from '../Version/context';

/** The displayed version, as its exports describe it. */
export function usePortal(): Portal {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const site = useSite();
  const { active } = useVersions();
  const route = (active?.path ?? '').slice(baseUrl.length - 1).replace(/\/$/, '');
  return { name: active?.name ?? '', route, site, portalUrl: (url + baseUrl).replace(/\/$/, '') };
}
