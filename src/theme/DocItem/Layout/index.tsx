/** A page without the framework's breadcrumbs and badges, and with an edit row of our own. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/DocItem/Layout';
import DraftBanner from '@theme/ContentVisibility/Draft';
import DocItemContent from '@theme/DocItem/Content';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOC from '@theme/TOC';
import { useDoc } from '@site/src/framework/client/docs';
import PageFacts from './PageFacts';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  // Only `start` shows drafts; a build leaves out the banner as well.
  const isDraft = process.env.NODE_ENV !== 'production' && frontMatter.draft;
  return (
    <div className={clsx(hasToc && styles.withToc)}>
      {metadata.unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <div className={clsx(hasToc && styles.content)}>
        {isDraft && <DraftBanner />}
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
