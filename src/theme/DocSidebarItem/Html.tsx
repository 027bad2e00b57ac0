/** Entries that are not pages: the status page, whose URL is a setting, and unloaded groups. */
import { useEffect, useState } from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItem/Html';
import StatusLink from '@portal/src/components/StatusLink';
import { toMissingGroup } from '@portal/src/sidebar';
import * as messages from '@portal/src/messages/en/shell';

export default function DocSidebarItemHtml({ item }: Props) {
  const overview = toMissingGroup(item);
  return (
    <li className="menu__list-item">
      {overview === undefined ? (
        <StatusLink className="menu__link" />
      ) : (
        <MissingEntries overview={overview} />
      )}
    </li>
  );
}

/** Loads the entries of an expanded group. Links to its overview, given as a URL, if that fails. */
export function MissingEntries({ overview }: { readonly overview: string }) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    preload(overview).catch(() => setFailed(true));
  }, [overview]);
  return hasFailed ? (
    <Link className="menu__link" to={overview}>
      {messages.showAll}
    </Link>
  ) : (
    <span className="menu__link">{messages.loading}</span>
  );
}
