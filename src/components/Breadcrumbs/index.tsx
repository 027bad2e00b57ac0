import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import { useTrail } from './useTrail';

/** Links to the pages above the current one, from the home page down. Empty on the home page. */
export default function Breadcrumbs(): ReactNode {
  const trail = useTrail();
  if (trail.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label="Breadcrumbs">
      <ol>
        {trail.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
