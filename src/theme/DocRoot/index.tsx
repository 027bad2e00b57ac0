/** Shows the sidebar next to every page of a version, including its not-found page. */
import type { ReactNode } from 'react';
import { useDocRootMetadata, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import BackLink from '@site/src/components/BackLink';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import PageMenu from '@site/src/components/PageMenu';
import Sidebar from '@site/src/components/Sidebar';
import { useSidebar } from '@site/src/components/Sidebar/context';
import VersionBanner from '@site/src/components/Version/Banner';
import styles from './styles.module.css';

export default function DocRoot(props: Props): ReactNode {
  const page = useDocRootMetadata(props);
  const { docsSidebars } = useDocsVersion();
  const { isOpen } = useSidebar();
  // All missing pages share one file, whose version is unknown until scripts run.
  const isKnown = useIsBrowser() || page !== null;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <div className={styles.root}>
        <Sidebar items={(isKnown && docsSidebars['docs']) || []} />
        <main className={styles.main} inert={isOpen}>
          <div className={styles.place}>
            <BackLink />
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
