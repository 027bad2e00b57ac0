/** A page with our own edit row, and without the framework's breadcrumbs and badges. */
import { lazy, type ReactNode, Suspense } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import DocItemContent from '@theme/DocItem/Content';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOC from '@theme/TOC';
import { usePageEvent } from '@site/src/components/usePageEvent';
import PageFacts from './PageFacts';
import styles from './styles.module.css';

/** Only `start` shows drafts. */
const DraftBanner =
  process.env.NODE_ENV === 'production'
    ? undefined
    : lazy(() => import('@site/src/components/DraftBanner'));

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  usePageEvent(metadata);
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(hasToc && styles.withToc)}>
      {metadata.unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <div className={clsx(hasToc && styles.content)}>
        {DraftBanner && frontMatter.draft && (
          <Suspense>
            <DraftBanner />
          </Suspense>
        )}
        <article>
          <DocItemContent>{children}</DocItemContent>
        </article>
        <PageFacts />
        <DocItemPaginator />
      </div>
      {hasToc && (
        <div className={styles.toc}>
          <TOC
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        </div>
      )}
    </div>
  );
}
