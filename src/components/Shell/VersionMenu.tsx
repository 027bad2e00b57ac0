import { type ReactNode, useRef } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { currentVersion } from '@site/src/site-map/arrangement';
import { changelogPlace } from '@site/src/site-map/places';
import { useMenu } from '../ui/hooks';
import PageLink from '../ui/PageLink';
import { useVersions } from './versions';
import controls from '../ui/controls.module.css';
import styles from './Version.module.css';

/**
 * Links to the same page in other versions, and to the changelog. Renders nothing before the first
 * cut.
 */
export default function VersionMenu(): ReactNode {
  const { active, links } = useVersions();
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useMenu(ref, close);
  if (links.length < 2) return null;
  const item = clsx(controls.menuItem, styles.link);
  // Cut versions end with their own changes, so they link to the changelog of the version at `/`.
  const ChangelogLink = active?.name === currentVersion ? PageLink : Link;
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={clsx('opens', controls.button, styles.summary)}>
        <span className="sr-only-on-mobile">Version</span> {active && toShown(active.label)}
      </summary>
      <ul className={clsx(controls.menu, styles.list)}>
        {links.map(({ name, label, to, isLatest }) => (
          <li key={name}>
            <Link
              className={item}
              to={to}
              aria-current={name === active?.name ? 'true' : undefined}
              onClick={close}
            >
              {isLatest ? `${label} (latest)` : toShown(label)}
            </Link>
          </li>
        ))}
        <li className={styles.changelog}>
          <ChangelogLink className={item} to={changelogPlace.route} onClick={close}>
            Changelog
          </ChangelogLink>
        </li>
      </ul>
    </details>
  );
}

/** The work of editors is the latest that there is, if readers see it at `/`. */
function toShown(label: string): string {
  return label === 'Current' ? 'Latest' : label;
}
