import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { currentVersion } from '@site/src/site-map/arrangement';
import { useVersions, type VersionLink } from './versions';
import styles from './Version.module.css';

/** The banner above pages of old and unreleased versions, with a link to the latest version. */
export default function VersionBanner(): ReactNode {
  const { active, links } = useVersions();
  const { banner } = useDocsVersion();
  const latest = links.find(({ isLatest }) => isLatest);
  const root = links.find(({ isRoot }) => isRoot);
  if (!active || !root) return null;
  return (
    <>
      {active.name !== root.name && root.hasPage && <Canonical to={root.to} />}
      {banner && latest && (
        <aside
          className={clsx(styles.banner, banner === 'unmaintained' && styles.old)}
          aria-label="Version"
        >
          <p>
            <strong>{toState(active, banner)}</strong> <LatestPage latest={latest} />
          </p>
        </aside>
      )}
    </>
  );
}

/** Search engines index the page of the version at `/`. */
function Canonical({ to }: Pick<VersionLink, 'to'>): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Head>
      <link rel="canonical" href={siteConfig.url + to} />
    </Head>
  );
}

function toState(
  { name, label }: Pick<VersionLink, 'name' | 'label'>,
  banner: 'unmaintained' | 'unreleased',
): string {
  if (name === currentVersion) return 'This is the next version, which is not released yet.';
  return banner === 'unmaintained'
    ? `This is version ${label}, which is no longer updated.`
    : `This is version ${label}, a pre-release.`;
}

function LatestPage({ latest }: { readonly latest: VersionLink }): ReactNode {
  const { label, to, hasPage } = latest;
  return (
    <>
      {!hasPage && `The latest version, ${label}, does not have this page. `}
      <Link to={to}>
        {hasPage ? `View this page in the latest version, ${label}` : `Go to version ${label}`}
      </Link>
    </>
  );
}
