import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as messages from '@portal/src/messages/en/pages';
import { useVersionPath } from './Shell/versions';
import Say from './ui/Say';

/** Links to an export of the displayed version. Text opens in the browser, other files are saved. */
export default function Export({ file }: { readonly file: string }) {
  const { path } = useExportUrl(file);
  // `npm start` has no file that is made from built pages.
  if (isLiveServer && file.endsWith('.txt')) {
    return <Say message={messages.onlyInBuilds} values={{ file: <code>{file}</code> }} />;
  }
  return (
    <a href={path} download={file.endsWith('.txt') ? undefined : file}>
      <code>{file}</code>
    </a>
  );
}

/** An export, such as `openapi.json`: its path for links, and its published URL for commands. */
export function useExportUrl(file: string) {
  const { siteConfig } = useDocusaurusContext();
  const path = `${useVersionPath()}/${file}`;
  return { path, url: siteConfig.url + path };
}
