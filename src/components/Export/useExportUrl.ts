import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersionPath } from '../PageLink/useVersionPath';

interface ExportUrl {
  /** The path on this site, for links. */
  readonly path: string;
  /** The URL of the published portal, for commands. */
  readonly url: string;
}

/** The location of an export of the displayed version, such as `openapi.json`. */
export function useExportUrl(file: string): ExportUrl {
  const { siteConfig } = useDocusaurusContext();
  const path = useBaseUrl(`${useVersionPath()}/${file}`);
  return { path, url: siteConfig.url + path };
}
