/** The page in the languages of the portal. */
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toHome } from '@portal/src/routes/apis';
import { useSite } from '../ui/hooks';

export interface Translation {
  readonly locale: string;
  /** The name of the language in itself, such as `Deutsch`. */
  readonly label: string;
  /** The tag of BCP 47. */
  readonly tag: string;
  /** The path of the page, with the base URL. */
  readonly path: string;
  readonly isHome: boolean;
}

/** All languages have the same pages, since those without a translation show the original. */
export function useTranslations() {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { around } = useSite();
  const { pathname } = useLocation();
  const page = pathname.slice(siteConfig.baseUrl.length);
  const portal = around?.path ?? i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const toTranslation = (locale: string): Translation => {
    const { label = locale, htmlLang = locale, baseUrl = '/' } = i18n.localeConfigs[locale] ?? {};
    return {
      ...{ locale, label, tag: htmlLang },
      path: page === '' ? toHome(baseUrl, portal) : baseUrl + page,
      isHome: page === '',
    };
  };
  const { currentLocale, defaultLocale, locales } = i18n;
  return {
    current: toTranslation(currentLocale),
    original: toTranslation(defaultLocale),
    translations: locales.map(toTranslation),
  };
}

/**
 * The first language of a reader that the portal has, or another form of it: `pt-BR` for `pt`.
 * @param wanted tags of BCP 47, the best ones first, as browsers have them
 */
export function findPreferred(
  wanted: readonly string[],
  translations: readonly Translation[],
): Translation | undefined {
  const toLanguage = (tag: string) => tag.toLowerCase().replace(/-.*/, '');
  const [best] = wanted.flatMap((tag) => {
    const exact = translations.find((one) => one.tag.toLowerCase() === tag.toLowerCase());
    const similar = translations.find((one) => toLanguage(one.tag) === toLanguage(tag));
    return exact ?? similar ?? [];
  });
  return best;
}
