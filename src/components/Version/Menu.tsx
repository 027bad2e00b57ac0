import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { currentVersion } from '@site/src/site-map/arrangement';
import { changelogPlace } from '@site/src/site-map/places';
import menu from '../Control/menu.module.css';
import PageLink from '../PageLink';
import styles from './Menu.module.css';
import { useMenu } from './useMenu';
import { useVersions } from './context';

/**
 * Links to the same page in other versions, and to the changelog. Renders nothing before the first
 * cut.
 */
export default function VersionMenu(): ReactNode {
  const { active, links } = useVersions();
  const { ref, close } = useMenu();
  if (links.length < 2) return null;
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.word}>Version</span> {active?.label}
      </summary>
      <ul className={clsx(menu.list, styles.list)}>
        {links.map(({ name, label, to, isLatest }) => (
          <li key={name}>
            <Link
              className={clsx(menu.item, styles.link)}
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
  const className = clsx(menu.item, styles.link);
  const Target = isCurrent ? PageLink : Link;
  return (
    <Target className={className} to={changelogPlace.route} onClick={onClick}>
      Changelog
    </Target>
  );
}
