import type { ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSite } from '@site/src/components/useSite';
import { currentVersion } from '@site/src/site-map/arrangement';
import styles from './styles.module.css';

/**
 * The last change of a page and its edit link, which frozen and generated pages do not have, and
 * the operator's feedback link.
 */
export default function PageFacts(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { version } = useDocsVersion();
  const { feedbackUrl } = useSite();
  const { hide_edit_row: hides } = frontMatter as { readonly hide_edit_row?: boolean };
  const isHidden = version !== currentVersion || hides === true;
  const { editUrl, lastUpdatedAt } = isHidden ? {} : metadata;
  if (!editUrl && !lastUpdatedAt && feedbackUrl === undefined) return null;
  return (
    <footer className={styles.facts}>
      {lastUpdatedAt && <LastUpdated day={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />}
      {editUrl && <a href={editUrl}>Edit this page</a>}
      {feedbackUrl !== undefined && <FeedbackLink url={feedbackUrl} />}
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

/** Replaces the placeholders by the URL and the title of the page. */
function FeedbackLink({ url }: { readonly url: string }): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const page = encodeURIComponent(siteConfig.url + metadata.permalink);
  const title = encodeURIComponent(metadata.title);
  const href = url.replaceAll('{page}', () => page).replaceAll('{title}', () => title);
  return <a href={href}>Send feedback on this page</a>;
}
