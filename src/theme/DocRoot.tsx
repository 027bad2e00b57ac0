/** Shows the sidebar next to every page of a version, including its not-found page. */
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { useDocRootMetadata, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import Breadcrumbs from '@portal/src/components/Shell/Breadcrumbs';
import PageMenu from '@portal/src/components/Shell/PageMenu';
import Sidebar from '@portal/src/components/Shell/Sidebar';
import VersionBanner from '@portal/src/components/Shell/VersionBanner';

import styles from './DocRoot.module.css';

export default function DocRoot(props: Props) {
  const page = useDocRootMetadata({ ...props, route: useOwnRoute(props.route) });
  const { docsSidebars } = useDocsVersion();
  // All missing pages share one file, whose version is unknown until scripts run.
  const isKnown = useIsBrowser() || page !== null;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <div className={styles.root}>
        <Sidebar items={(isKnown && docsSidebars['docs']) || []} />
        <main className={clsx('grow', styles.main)}>
          <div className={clsx('inline between small', styles.place)}>
            <Breadcrumbs />
            {page && <PageMenu />}
          </div>
          <VersionBanner />
          {page ? page.docElement : <NotFoundContent />}
        </main>
      </div>
    </HtmlClassNameProvider>
  );
}

/** The route with the displayed page only. Otherwise, a large portal compares all with the location. */
function useOwnRoute(route: Props['route']): Props['route'] {
  const { pathname } = useLocation();
  const routes = route.routes?.filter(({ path }) => path === pathname) ?? [];
  return routes.length > 0 ? { ...route, routes } : route;
}
