/**
 * Shows the title of a section that is always open and has no page as text. The framework shows it
 * as a link without an address, which a crawler cannot follow. Other groups are the framework's.
 */
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Category from '@theme-init/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

export default function DocSidebarItemCategory(props: Props) {
  const { item, level } = props;
  if (item.collapsible || item.href !== undefined) return <Category {...props} />;
  const isActive = isActiveSidebarItem(item, props.activePath);
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible menu__title">
        <span className={clsx('menu__link', isActive && 'menu__link--active')}>{item.label}</span>
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          activePath={props.activePath}
          level={level + 1}
          onItemClick={props.onItemClick}
        />
      </ul>
    </li>
  );
}
