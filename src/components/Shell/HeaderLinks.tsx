import * as messages from '@portal/src/messages/en/shell';
import { useSite } from '../ui/hooks';
import SiteLink from './SiteLink';
import styles from './HeaderLinks.module.css';

/** The links of the settings in the header. `src/project/styles.ts` says from which width on. */
export function HeaderLinks() {
  const { header = [] } = useSite();
  return (
    <nav className={`header-links inline small ${styles.header}`} aria-label={messages.links}>
      {header.map((link) => (
        <SiteLink key={link.label} link={link} isShared className="muted" />
      ))}
    </nav>
  );
}

/** The same links above the menu, where the header has no room for them. */
export function MenuLinks({ onChoose }: { readonly onChoose: () => void }) {
  const { header = [] } = useSite();
  return (
    <ul className="menu__list menu-links ruled block">
      {header.map((link) => (
        <li key={link.label} className="menu__list-item">
          <SiteLink link={link} isShared className="menu__link" onClick={onChoose} />
        </li>
      ))}
    </ul>
  );
}
