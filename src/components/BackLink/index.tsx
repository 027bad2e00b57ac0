import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import { useBackLink } from './useBackLink';

/**
 * Links to the previous page of this site or, if there is none, one level up. The home page has
 * nothing above it, so it shows a button, which is disabled without a previous page.
 */
export default function BackLink(): ReactNode {
  const { parent, hasPrevious, goBack } = useBackLink();
  if (parent !== undefined) {
    return (
      <Link to={parent} className={styles.back} onClick={goBack}>
        <Arrow /> Back
      </Link>
    );
  }
  return (
    <button type="button" className={styles.back} disabled={!hasPrevious} onClick={goBack}>
      <Arrow /> Back
    </button>
  );
}

function Arrow(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13 8H3M7 4L3 8l4 4" />
    </svg>
  );
}
