/** The page in the languages of the portal. */
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Translation {
  readonly locale: string;
  /** The name of the language in itself, such as `Deutsch`. */
  readonly label: string;
  /** The tag of BCP 47. */
  readonly tag: string;
  /** The path of the page, with the base URL. */
  readonly path: string;
}

/** All languages have the same pages, since those without a translation show the original. */
export function useTranslations() {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const page = pathname.slice(siteConfig.baseUrl.length);
  const toTranslation = (locale: string): Translation => {
    const { label = locale, htmlLang = locale, baseUrl = '/' } = i18n.localeConfigs[locale] ?? {};
    // Hosts remove the slash of a home page that is not at the root.
    const home = locale === i18n.defaultLocale ? baseUrl : baseUrl.slice(0, -1);
    return { locale, label, tag: htmlLang, path: page === '' ? home : baseUrl + page };
  };
  const { currentLocale, defaultLocale, locales } = i18n;
  return {
    current: toTranslation(currentLocale),
    original: toTranslation(defaultLocale),
    translations: locales.map(toTranslation),
  };
}
