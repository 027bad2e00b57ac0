/** Tags of all pages. The portal has one language, and no tags for search services. */
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';

export default function SiteMetadata() {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { image } = useThemeConfig();
  const url = siteConfig.url + pathname;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={url} />
        <link rel="canonical" href={url} />
      </Head>
      {image && <PageMetadata image={image} />}
    </>
  );
}
