/** Tags of all pages, without those for search services: its addresses in all languages. */
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { useTranslations } from '@portal/src/components/Shell/languages';

export default function SiteMetadata() {
  const { siteConfig } = useDocusaurusContext();
  const { image } = useThemeConfig();
  const { current, translations, original } = useTranslations();
  const url = siteConfig.url + current.path;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={url} />
        <link rel="canonical" href={url} />
      </Head>
      {translations.length > 1 && (
        <Head>
          {translations.map(({ tag, path }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={siteConfig.url + path} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteConfig.url + original.path} />
        </Head>
      )}
      {image && <PageMetadata image={image} />}
    </>
  );
}
