import * as messages from '@portal/src/messages/en/shell';
import { useSite } from '../ui/hooks';
import SiteLink from './SiteLink';

/** The columns of links that the settings have for the footer. */
export function FooterColumns() {
  const { footer = [] } = useSite();
  return (
    <nav className="columns" aria-label={messages.more}>
      {footer.map(({ title, links }, index) => (
        <section key={index} aria-labelledby={`footer-${index}`}>
          <h2 id={`footer-${index}`} className="flat small">
            {title}
          </h2>
          <ul className="clean-list flat near stack">
            {links.map((link, at) => (
              <li key={at}>
                <SiteLink link={link} isShared className="muted" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
