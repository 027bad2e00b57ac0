/** Adds the method badge to links to endpoints, and strikes through deprecated endpoints. */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import * as messages from '@portal/src/messages/en/shell';
import type { Method } from '@portal/src/openapi/document';
import { MethodBadge } from '@portal/src/components/ui/Badge';

export default function DocSidebarItemLink({ item, activePath, onItemClick, tabIndex }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const method = item.customProps?.['method'] as Method | undefined;
  const isDeprecated = item.customProps?.['deprecated'] === true;
  return (
    <li className="menu__list-item">
      <Link
        className={clsx('menu__link between', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        tabIndex={tabIndex}
        onClick={() => onItemClick?.(item)}
      >
        <span>
          {isDeprecated ? <s>{item.label}</s> : item.label}
          {isDeprecated && <span className="sr-only"> ({messages.deprecated})</span>}
        </span>
        {method && <MethodBadge method={method} size="small" />}
      </Link>
    </li>
  );
}
