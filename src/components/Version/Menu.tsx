import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import menu from '../Control/menu.module.css';
import styles from './Menu.module.css';
import { useMenu } from './useMenu';
import { useVersions } from './context';

/** Links to the same page in other versions. Renders nothing before the first cut. */
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
        {links.map(({ name, label, to }) => (
          <li key={name}>
            <Link
              className={clsx(menu.item, styles.link)}
              to={to}
              aria-current={name === active?.name ? 'true' : undefined}
              onClick={close}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
