import Link from '@docusaurus/Link';
import { currentVersion } from '@portal/src/routes/arrangement';
import { changelogPlace } from '@portal/src/routes/places';
import * as messages from '@portal/src/messages/en/shell';
import { say } from '@portal/src/messages/say';
import Menu from '../ui/Menu';
import PageLink from '../ui/PageLink';
import { usePlaceInPage, useVersions } from './versions';

/** Links to the same page in other versions, and to the changelog. Absent before the first cut. */
export default function VersionMenu() {
  const { active, links } = useVersions();
  const place = usePlaceInPage();
  if (links.length < 2) return null;
  const isMissing = links.every(({ hasPage }) => !hasPage);
  // Cut versions end with their own changes, so they link to the changelog of the version at `/`.
  const ChangelogLink = active?.name === currentVersion ? PageLink : Link;
  const title = (
    <>
      <span className="sr-only-on-mobile">{messages.version}</span>{' '}
      {active && toShown(active.label)}
    </>
  );
  return (
    <Menu title={title}>
      {links.map(({ name, label, to, hasPage, isLatest }) => (
        <li key={name}>
          <Link
            className="choice"
            to={hasPage ? to + place : to}
            aria-current={name === active?.name ? 'true' : undefined}
          >
            {isLatest ? say(messages.labelLatest, { label }) : toShown(label)}
            {!hasPage && !isMissing && (
              <span className="muted tiny">{` ${messages.withoutPage}`}</span>
            )}
          </Link>
        </li>
      ))}
      <li>
        <ChangelogLink className="choice" to={changelogPlace.route}>
          {messages.changelog}
        </ChangelogLink>
      </li>
    </Menu>
  );
}

/** The work of editors is the latest that there is, if readers see it at `/`. */
function toShown(label: string): string {
  return label === 'Current' ? messages.latest : label;
}
