import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Arrangement } from '@site/src/site-map/arrangement';

/** Which versions are at `/` and the latest. */
export function useArrangement(): Arrangement {
  return useDocusaurusContext().siteConfig.customFields?.['arrangement'] as Arrangement;
}
