import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './Banner.module.css';
import { useVersions } from './context';

/** Above a page of a cut version: what is being read, and where it stands today. */
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
        You are reading version {active.label}, which no longer changes.{' '}
        <Link to={current.to}>
          {current.hasPage ? 'This page in the current version' : 'Home of the current version'}
        </Link>
        {!current.hasPage && ', which does not have this page'}
      </p>
    </aside>
  );
}
