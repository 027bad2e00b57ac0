/** The portal's header instead of the framework's: logo, search, status page, theme switch. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import PageLink from '@portal/src/components/ui/PageLink';
import { SidebarToggle } from '@portal/src/components/Shell/drawer';
import { ApiMenu } from '@portal/src/components/Shell/ApiMenu';
import { HeaderLinks } from '@portal/src/components/Shell/HeaderLinks';
import StatusLink from '@portal/src/components/StatusLink';
import SearchBox from '@portal/src/components/Search/SearchBox';
import { LanguageMenu } from '@portal/src/components/Shell/LanguageMenu';
import VersionMenu from '@portal/src/components/Shell/VersionMenu';
import { useApis } from '@portal/src/components/Shell/apis';
import { useSite } from '@portal/src/components/ui/hooks';
import * as messages from '@portal/src/messages/en/shell';
import styles from './Navbar.module.css';

/** The framework measures the element of this class to mark the present heading in the contents. */
const measuredClass = 'navbar';

export default function Navbar() {
  const { statusPage } = useSite();
  return (
    <header className={clsx(measuredClass, styles.header)}>
      <SidebarToggle />
      <Logo />
      <SearchBox />
      <HeaderLinks />
      <ApiMenu />
      <VersionMenu />
      <LanguageMenu />
      {statusPage !== '' && (
        <StatusLink className={clsx('ui-button quiet', styles.status)}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 12h4l3-8 4 16 3-8h4" />
          </svg>
          <span className="sr-only-on-mobile">{messages.systemStatus}</span>
        </StatusLink>
      )}
      <ColorModeToggle className={styles.colorMode} />
    </header>
  );
}

function Logo() {
  const { name: own, letter, logo } = useSite();
  const { name = own } = useApis();
  const toUrl = useBaseUrlUtils().withBaseUrl;
  const shown = (
    <span className={clsx('strong sr-only-on-mobile', name.length > 18 && 'small')}>{name}</span>
  );
  if (logo) {
    const { width, height } = logo;
    // A wide logo has the name in it.
    const isWide = width > 2 * height;
    const [alt, size] = [isWide ? name : '', { width, height }];
    return (
      <HomeLink>
        <img className={styles.inLight} src={toUrl(logo.light)} alt={alt} {...size} />
        <img className={styles.inDark} src={toUrl(logo.dark)} alt={alt} {...size} />
        {!isWide && shown}
      </HomeLink>
    );
  }
  return (
    <HomeLink>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
        {letter ? (
          <text x="16" y="23" textAnchor="middle" fontSize="20" fill="var(--color-on-accent)">
            {letter}
          </text>
        ) : (
          <path
            fill="var(--color-on-accent)"
            d="M13 21.5a3 3 0 1 1-2-2.83V10l11-2.5v11a3 3 0 1 1-2-2.83V12.2l-7 1.6z"
          />
        )}
      </svg>
      {shown}
      {!letter && <span className="muted small sr-only-on-mobile">{messages.docs}</span>}
    </HomeLink>
  );
}

/** The home page of the displayed version, or of all APIs. */
function HomeLink({ children }: { readonly children: ReactNode }) {
  const { name, home } = useApis();
  const className = clsx('inline plain wrap', styles.logo);
  return name === undefined ? (
    <PageLink to="/" className={className}>
      {children}
    </PageLink>
  ) : (
    <a href={home} className={className}>
      {children}
    </a>
  );
}
