import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './Banner.module.css';
import { useVersions } from './context';

/** The banner above a page of a cut version, with a link to the current version. */
export default function VersionBanner(): ReactNode {
  const { active, links } = useVersions();
  const { siteConfig } = useDocusaurusContext();
  const [current] = links;
  if (!active || active.isLast || !current) return null;
  return (
    <aside className={styles.banner} aria-label="Version">
      {current.hasPage && (
        <Head>
          <link rel="canonical" href={siteConfig.url + current.to} />
        </Head>
      )}
      <p>
        This is version {active.label}, which is no longer updated.{' '}
        {!current.hasPage && 'The current version does not have this page. '}
        <Link to={current.to}>
          {current.hasPage ? 'View this page in the current version' : 'Go to the current version'}
        </Link>
      </p>
    </aside>
  );
}
