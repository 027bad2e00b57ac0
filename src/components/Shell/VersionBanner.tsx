import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { type GlobalVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { currentVersion } from '@portal/src/routes/arrangement';
import * as messages from '@portal/src/messages/en/shell';
import { say } from '@portal/src/messages/say';
import { usePlaceInPage, useVersions } from './versions';

/** The banner above pages of old and unreleased versions, with a link to the latest version. */
export default function VersionBanner() {
  const { active, links } = useVersions();
  const { banner } = useDocsVersion();
  const place = usePlaceInPage();
  const { siteConfig } = useDocusaurusContext();
  const latest = links.find(({ isLatest }) => isLatest);
  const root = links.find(({ isRoot }) => isRoot);
  if (!active || !root) return null;
  return (
    <>
      {/* Search engines index the page of the version at `/`. */}
      {active.name !== root.name && root.hasPage && (
        <Head>
          <link rel="canonical" href={siteConfig.url + root.to} />
        </Head>
      )}
      {banner && latest && (
        <aside
          className={`alert alert--${banner === 'unmaintained' ? 'warning' : 'info'}`}
          aria-label={messages.version}
        >
          <p>
            <strong>{toState(active, banner)}</strong>{' '}
            {!latest.hasPage && `${say(messages.noPageInLatest, { version: latest.label })} `}
            <Link to={latest.hasPage ? latest.to + place : latest.to}>
              {say(latest.hasPage ? messages.viewInLatest : messages.goToVersion, {
                version: latest.label,
              })}
            </Link>
          </p>
        </aside>
      )}
    </>
  );
}

function toState({ name, label }: GlobalVersion, banner: 'unmaintained' | 'unreleased'): string {
  if (name === currentVersion) return messages.nextVersion;
  const message = banner === 'unmaintained' ? messages.oldVersion : messages.preRelease;
  return say(message, { version: label });
}
