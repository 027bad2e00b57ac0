import { useRef } from 'react';
import Link from '@docusaurus/Link';
import { currentVersion } from '@portal/src/routes/arrangement';
import { changelogPlace } from '@portal/src/routes/places';
import * as messages from '@portal/src/messages/en/shell';
import { say } from '@portal/src/messages/say';
import { useMenu } from '../ui/hooks';
import PageLink from '../ui/PageLink';
import { usePlaceInPage, useVersions } from './versions';

/** Links to the same page in other versions, and to the changelog. Absent before the first cut. */
export default function VersionMenu() {
  const { active, links } = useVersions();
  const place = usePlaceInPage();
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useMenu(ref, close);
  if (links.length < 2) return null;
  const isMissing = links.every(({ hasPage }) => !hasPage);
  // Cut versions end with their own changes, so they link to the changelog of the version at `/`.
  const ChangelogLink = active?.name === currentVersion ? PageLink : Link;
  return (
    <details ref={ref} className="place">
      <summary className="opens ui-button">
        <span className="sr-only-on-mobile">{messages.version}</span>{' '}
        {active && toShown(active.label)}
      </summary>
      <ul className="box clean-list flat floating small choices">
        {links.map(({ name, label, to, hasPage, isLatest }) => (
          <li key={name}>
            <Link
              className="choice"
              to={hasPage ? to + place : to}
              aria-current={name === active?.name ? 'true' : undefined}
              onClick={close}
            >
              {isLatest ? say(messages.labelLatest, { label }) : toShown(label)}
              {!hasPage && !isMissing && (
                <span className="muted tiny">{` ${messages.withoutPage}`}</span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <ChangelogLink className="choice" to={changelogPlace.route} onClick={close}>
            {messages.changelog}
          </ChangelogLink>
        </li>
      </ul>
    </details>
  );
}

/** The work of editors is the latest that there is, if readers see it at `/`. */
function toShown(label: string): string {
  return label === 'Current' ? messages.latest : label;
}
