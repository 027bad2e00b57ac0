import { type ComponentType, useState } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { exportRoutes } from '@portal/src/exports/routes';
import { toAlternateRoute } from '@portal/src/routes/places';
import * as messages from '@portal/src/messages/en/shell';
import Button from '../ui/Button';
import Menu from '../ui/Menu';
import { useApis } from './apis';
import type { ItemsProps } from './PageMenuItems';
import { whenLoaded } from './Toast';
import { copyLoading, loadText } from './clipboard';
import { useVersionPath } from './versions';

/** What readers and tools can do with the page: a menu or, without scripts, its Markdown. */
export default function PageMenu() {
  const versionPath = useVersionPath();
  // The pages around several APIs are not about one.
  const { isWhole } = useApis();
  const { pathname } = useLocation();
  const route = pathname.slice(versionPath.length).replace(/\/$/, '') || '/';
  // In `npm start`, pages have no alternates.
  const alternate = isLiveServer ? undefined : versionPath + toAlternateRoute(route);
  const [Items, setItems] = useState<ComponentType<ItemsProps>>();
  const load = () =>
    whenLoaded(import('./PageMenuItems'), (loaded) => setItems(() => loaded.default));
  return (
    <>
      <Head>
        {alternate && <link rel="alternate" type="text/markdown" href={alternate} />}
        <link rel="describedby" href={versionPath + exportRoutes.llms} />
        {!isWhole && (
          <link
            rel="service-desc"
            type="application/json"
            href={versionPath + exportRoutes.openApiJson}
          />
        )}
      </Head>
      <div className="inline">
        {alternate && (
          <>
            <a className="unscripted" href={alternate}>
              {messages.viewAsMarkdown}
            </a>
            <Button
              className="scripted"
              aria-label={messages.copyAsMarkdown}
              onClick={() => copyLoading(loadText(alternate), 'Markdown')}
            >
              <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M6 6h7.5v7.5H6zM3.5 10h-1V2.5H10v1" />
              </svg>
              <span className="sr-only-on-mobile">{` ${messages.copyPage}`}</span>
            </Button>
          </>
        )}
        {/* It is closed on every other page. */}
        <Menu key={pathname} label={messages.pageActions} className="scripted" onOpen={load}>
          {Items && <Items alternate={alternate} />}
        </Menu>
      </div>
    </>
  );
}
