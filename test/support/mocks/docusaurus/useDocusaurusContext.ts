import { deployment, site } from '@portal/test/support/site';

/** The portal's configuration with the default settings. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {
      title: site.name,
      url: deployment.siteUrl,
      baseUrl: deployment.baseUrl,
      trailingSlash: false,
      customFields: { site, arrangement: { root: 'current', latest: undefined } },
      themeConfig: {},
    },
    i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en'] },
  };
}
