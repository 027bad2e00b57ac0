import type { ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@site/src/framework/client/docs';
import styles from './styles.module.css';

/** The last change of a page and its edit link. Hidden on frozen and generated pages. */
export default function PageFacts(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { editUrl, lastUpdatedAt } = metadata;
  const { version } = useDocsVersion();
  const { hide_edit_row: hides } = frontMatter as { readonly hide_edit_row?: boolean };
  const isHidden = version !== 'current' || hides === true;
  if (isHidden || (!editUrl && !lastUpdatedAt)) return null;
  return (
    <footer className={styles.facts}>
      {lastUpdatedAt && <LastUpdated day={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />}
      {editUrl && <a href={editUrl}>Edit this page</a>}
    </footer>
  );
}

function LastUpdated({ day }: { readonly day: string }): ReactNode {
  return (
    <span>
      Last updated on <time dateTime={day}>{day}</time>
    </span>
  );
}
