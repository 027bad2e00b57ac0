/** The previous and next page, with their group in the sidebar and their method. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Method } from '@site/src/catalogue/model';
import MethodBadge from '@site/src/components/MethodBadge';
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
  const entry = findEntry(docsSidebars['docs'] ?? [], permalink);
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

/** The innermost group of a page in the sidebar, and its method if it is an endpoint. */
function findEntry(
  items: readonly PropSidebarItem[],
  permalink: string,
  group?: string,
): Entry | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href === permalink) {
      return { group, method: item.customProps?.['method'] as Method | undefined };
    }
    const found = item.type === 'category' && findEntry(item.items, permalink, item.label);
    if (found) return found;
  }
  return undefined;
}
