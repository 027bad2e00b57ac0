/** The sidebar's one entry that is no page, the status page: its address is the operator's setting. */
import type { ReactNode } from 'react';
import StatusLink from '@site/src/components/StatusLink';

export default function DocSidebarItemHtml(): ReactNode {
  return (
    <li className="menu__list-item">
      <StatusLink className="menu__link" />
    </li>
  );
}
