import { useRef } from 'react';
import { useMenu } from '../ui/hooks';
import { useTranslations } from './languages';

/** Links to the same page in other languages, each by its own name. Absent in a portal with one. */
export default function LanguageMenu() {
  const { current, translations } = useTranslations();
  const ref = useRef<HTMLDetailsElement>(null);
  useMenu(ref, () => {
    if (ref.current) ref.current.open = false;
  });
  // The development server has one language.
  if (translations.length < 2 || isLiveServer) return null;
  return (
    <details ref={ref} className="place">
      <summary className="opens ui-button">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
        </svg>
        <span className="sr-only-on-mobile">{` ${current.label}`}</span>
      </summary>
      <ul className="box clean-list flat floating small choices">
        {translations.map(({ locale, label, tag, path }) => (
          <li key={locale}>
            {/* The pages of another language are another app. */}
            <a
              className="choice"
              href={path}
              lang={tag}
              hrefLang={tag}
              aria-current={locale === current.locale ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
