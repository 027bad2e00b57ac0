/** A page with our own edit row, and without the framework's breadcrumbs and badges. */
import { lazy, Suspense } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocItem/Layout';
import DocItemContent from '@theme/DocItem/Content';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOC from '@theme/TOC';
import { usePageEvent } from '@portal/src/components/events';
import { Helpful } from '@portal/src/components/Shell/Helpful';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useSite } from '@portal/src/components/ui/hooks';
import { currentVersion } from '@portal/src/routes/arrangement';
import * as messages from '@portal/src/messages/en/shell';
import { tag } from '@portal/src/messages/en/language';
import { say } from '@portal/src/messages/say';
import Say from '@portal/src/components/ui/Say';
import styles from './styles.module.css';

/** Only `start` shows drafts. */
const DraftBanner = isLiveServer ? lazy(() => import('@theme/ContentVisibility/Draft')) : undefined;

export default function DocItemLayout({ children }: Props) {
  const { frontMatter, metadata, toc } = useDoc();
  usePageEvent(metadata.permalink, metadata.title);
  const language = useOriginal();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(hasToc && ['between', styles.withToc])}>
      {metadata.unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <div>
        {language !== undefined && <Untranslated language={language} />}
        {DraftBanner && frontMatter.draft && (
          <Suspense>
            <DraftBanner />
          </Suspense>
        )}
        <article lang={language}>
          <DocItemContent>{children}</DocItemContent>
        </article>
        <Helpful key={metadata.permalink} path={metadata.permalink} />
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

/** The language of a page without a translation. Undefined for all others. */
function useOriginal(): string | undefined {
  const { untranslated } = useDoc().frontMatter as { readonly untranslated?: boolean };
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  return untranslated ? (localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale) : undefined;
}

function Untranslated({ language }: { readonly language: string }) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language;
  return <p className="muted small">{say(messages.notTranslated, { language: name })}</p>;
}

/** The last change and edit link, except of frozen and generated pages, and the feedback link. */
export function PageFacts() {
  const { frontMatter, metadata } = useDoc();
  const { version } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const { feedbackUrl } = useSite();
  const { hide_edit_row: hides } = frontMatter as { readonly hide_edit_row?: boolean };
  const isHidden = version !== currentVersion || hides === true;
  const { editUrl, lastUpdatedAt } = isHidden ? {} : metadata;
  if (!editUrl && !lastUpdatedAt && feedbackUrl === undefined) return null;
  const day = lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10);
  const page = encodeURIComponent(siteConfig.url + metadata.permalink);
  const title = encodeURIComponent(metadata.title);
  const feedback = feedbackUrl?.replaceAll('{page}', () => page).replaceAll('{title}', () => title);
  return (
    <footer className="inline apart muted small">
      {day && (
        <span>
          <Say
            message={messages.lastUpdated}
            values={{ date: <time dateTime={day}>{day}</time> }}
          />
        </span>
      )}
      {editUrl && <a href={editUrl}>{messages.edit}</a>}
      {feedback !== undefined && <a href={feedback}>{messages.sendFeedback}</a>}
    </footer>
  );
}
