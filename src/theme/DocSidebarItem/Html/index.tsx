/**
 * Sidebar entries that are not pages: the status page, whose URL is an operator setting, and the
 * placeholder for group entries that have not loaded.
 */
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Html';
import MissingEntries from '@site/src/components/Sidebar/MissingEntries';
import StatusLink from '@site/src/components/StatusLink';
import { toMissingGroup } from '@site/src/sidebar';

export default function DocSidebarItemHtml({ item }: Props): ReactNode {
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
