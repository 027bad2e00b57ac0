/** The previous and next page, with their group in the sidebar and their method. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Method } from '@site/src/catalogue/model';
import MethodBadge from '@site/src/components/MethodBadge';
import { useGroupEntries } from '@site/src/components/Sidebar/useGroupEntries';
import { useDoc, useDocsVersion } from '@site/src/framework/client/docs';
import styles from './styles.module.css';

export default function DocItemPaginator(): ReactNode {
  const { previous, next } = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label="Previous and next page">
      {previous && <Neighbour page={previous} label="Previous" />}
      {next && <Neighbour page={next} label="Next" />}
    </nav>
  );
}

interface Props {
  readonly page: { readonly title: string; readonly permalink: string };
  readonly label: 'Previous' | 'Next';
}

function Neighbour({ page: { title, permalink }, label }: Props): ReactNode {
  const { docsSidebars } = useDocsVersion();
  const shown = useDoc().metadata.permalink;
  const items = useGroupEntries(docsSidebars['docs'] ?? []);
  const entry = findEntry(items, { permalink, shown });
  return (
    <Link to={permalink} className={clsx(styles.page, label === 'Next' && styles.next)}>
      <span className={styles.label}>
        {label}
        {entry?.group !== undefined && ` · ${entry.group}`}
      </span>
      <span className={styles.title}>
        {entry?.method && <MethodBadge method={entry.method} size="small" />} {title}
      </span>
    </Link>
  );
}

interface Entry {
  readonly group: string | undefined;
  readonly method: Method | undefined;
}

/** A page in the sidebar, and the displayed page. */
interface Wanted {
  readonly permalink: string;
  readonly shown: string;
}

/**
 * The innermost group of a page, and its method if it is an endpoint. Ignores groups that are closed
 * on the displayed page, because the client does not know their pages.
 */
function findEntry(
  items: readonly PropSidebarItem[],
  wanted: Wanted,
  group?: string,
): Entry | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href === wanted.permalink) {
      return { group, method: item.customProps?.['method'] as Method | undefined };
    }
    const isOpen = item.type === 'category' && (!item.collapsible || holds(item, wanted.shown));
    const found = isOpen && findEntry(item.items, wanted, item.label);
    if (found) return found;
  }
  return undefined;
}

function holds(item: PropSidebarItem, permalink: string): boolean {
  if (item.type === 'html') return false;
  if (item.href === permalink) return true;
  return item.type === 'category' && item.items.some((child) => holds(child, permalink));
}
