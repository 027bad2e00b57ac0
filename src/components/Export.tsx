import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersionPath } from './Shell/versions';

interface Props {
  /** The name of the file, for example `openapi.json`. */
  readonly file: string;
}

/** Links to an export of the displayed version. Text opens in the browser, other files are saved. */
export default function Export({ file }: Props): ReactNode {
  const { path } = useExportUrl(file);
  // `npm start` has no file that is made from built pages.
  if (process.env.NODE_ENV === 'development' && file.endsWith('.txt')) {
    return (
      <>
        <code>{file}</code> (only in builds)
      </>
    );
  }
  return (
    <a href={path} download={file.endsWith('.txt') ? undefined : file}>
      <code>{file}</code>
    </a>
  );
}

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
