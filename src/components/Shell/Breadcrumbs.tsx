import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { readGroups } from '@site/src/sidebar';
import { indexPlace, toTrail } from '@site/src/site-map/places';
import { useVersionPath, useVersions } from './versions';
import styles from './Breadcrumbs.module.css';

/** Links to the pages above the current one, from the home page down. Empty on the home page. */
export default function Breadcrumbs(): ReactNode {
  const trail = useTrail();
  if (trail.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label="Breadcrumbs">
      <ol className="clean-list flat inline">
        {trail.map(({ to, title }) => (
          <li key={to}>
            <Link className="muted" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The client knows the other titles only in the category of the displayed page. */
const titles: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  [indexPlace.route, 'API Endpoints'],
]);

/** The pages above the displayed one, home page first. */
export function useTrail() {
  const { pathname } = useLocation();
  const versionPath = useVersionPath();
  const listed = useVersions().active?.docs ?? [];
  const { docs } = useDocsVersion();
  const find = (step: string) => listed.find(({ path }) => path === versionPath + step);
  const route = pathname.slice(versionPath.length) || '/';
  return toTrail(route, { has: (step) => find(step) !== undefined }).map((step) => ({
    to: versionPath + step,
    title:
      titles.get(step) ??
      readGroups().get(versionPath + step)?.label ??
      docs[find(step)?.id ?? '']?.title ??
      '',
  }));
}
