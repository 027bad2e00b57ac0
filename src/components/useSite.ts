import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Site } from '@site/src/site';

/** The operator's settings: hosts, email address and status page. */
export function useSite(): Site {
  return useDocusaurusContext().siteConfig.customFields?.['site'] as Site;
}
