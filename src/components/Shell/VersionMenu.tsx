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
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.summary}>
        <span className="sr-only-on-mobile">Version</span> {active?.label}
      </summary>
      <ul className={clsx(controls.menu, styles.list)}>
        {links.map(({ name, label, to, isLatest }) => (
          <li key={name}>
            <Link
              className={clsx(controls.menuItem, styles.link)}
              to={to}
              aria-current={name === active?.name ? 'true' : undefined}
              onClick={close}
            >
              {isLatest ? `${label} (latest)` : label}
            </Link>
          </li>
        ))}
        <li className={styles.changelog}>
          <ChangelogLink isCurrent={active?.name === currentVersion} onClick={close} />
        </li>
      </ul>
    </details>
  );
}

interface ChangelogProps {
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

/** Cut versions end with their own changes, so they link to the changelog of the version at `/`. */
function ChangelogLink({ isCurrent, onClick }: ChangelogProps): ReactNode {
  const className = clsx(controls.menuItem, styles.link);
  const Target = isCurrent ? PageLink : Link;
  return (
    <Target className={className} to={changelogPlace.route} onClick={onClick}>
      Changelog
    </Target>
  );
}
