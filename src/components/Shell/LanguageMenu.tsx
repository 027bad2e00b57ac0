import { Fragment, useEffect, useEffectEvent } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as messages from '@portal/src/messages/en/shell';
import { useSite } from '../ui/hooks';
import Menu from '../ui/Menu';
import Say from '../ui/Say';
import { findPreferred, type Translation, useTranslations } from './languages';
import { durations, showToast } from './Toast';
import { usePlaceInPage } from './versions';

/** Links to the page in other languages, by their names. A portal in one language has none. */
export function LanguageMenu() {
  const { current, translations } = useTranslations();
  const place = usePlaceInPage();
  useOffer(current, translations);
  const isBrowser = useIsBrowser();
  // The development server has one language.
  if (isLiveServer) return null;
  const title = (
    <>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
      </svg>
      <span className="sr-only-on-mobile">{` ${current.label}`}</span>
    </>
  );
  return (
    <Menu title={title}>
      {/* All missing pages share one file, whose links lead to that until they are made again. */}
      <Fragment key={String(isBrowser)}>
        {translations.map(({ locale, label, tag, path }) => (
          <li key={locale}>
            {/* The pages of another language are another app. */}
            <a
              className="choice"
              href={path + place}
              lang={tag}
              hrefLang={tag}
              aria-current={locale === current.locale ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </Fragment>
    </Menu>
  );
}

/** Offers the page in the language of the reader, once: whoever stays has chosen. */
function useOffer(current: Translation, translations: readonly Translation[]): void {
  const { welcomeToast } = useSite();
  const offer = useEffectEvent(() => {
    const slot = createStorageSlot('language-offer');
    const found = findPreferred(navigator.languages, translations);
    // There, another message has this place.
    const isTaken = welcomeToast !== undefined && current.isHome;
    if (isLiveServer || !found || found.locale === current.locale) return undefined;
    if (isTaken || slot.get() !== null) return undefined;
    slot.set('shown');
    const { search, hash } = window.location;
    const link = (
      <a href={found.path + search + hash} lang={found.tag} hrefLang={found.tag}>
        {found.label}
      </a>
    );
    return showToast(
      <p>
        <Say message={messages.alsoIn} values={{ language: link }} />
      </p>,
      durations.undo,
    );
  });
  useEffect(() => offer(), []);
}
