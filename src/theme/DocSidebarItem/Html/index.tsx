/**
 * The sidebar's entries that are no pages: the status page, whose address is the operator's setting,
 * and what stands for the entries of a group as long as they are missing.
 */
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Html';
import MissingEntries from '@site/src/components/Sidebar/MissingEntries';
import StatusLink from '@site/src/components/StatusLink';
import { toMissingGroup } from '@site/src/sidebarGroups';

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
