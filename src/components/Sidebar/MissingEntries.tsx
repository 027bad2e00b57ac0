import { type ReactNode, useEffect, useState } from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import Link from '@docusaurus/Link';

interface Props {
  /** URL of the group's overview. */
  readonly overview: string;
}

/** Loads the entries of an expanded group. Links to the overview if that fails. */
export default function MissingEntries({ overview }: Props): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    preload(overview).catch(() => setFailed(true));
  }, [overview]);
  return hasFailed ? (
    <Link className="menu__link" to={overview}>
      Show all
    </Link>
  ) : (
    <span className="menu__link">Loading …</span>
  );
}
