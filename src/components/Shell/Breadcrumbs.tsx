import type { MouseEvent } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readGroups } from '@portal/src/sidebar';
import { indexPlace, schemasPlace, toTrail } from '@portal/src/routes/places';
import * as messages from '@portal/src/messages/en/shell';
import { useVersionPath, useVersions } from './versions';
import styles from './Breadcrumbs.module.css';

/** A link back, and links to the pages above the displayed one, from the home page down. */
export default function Breadcrumbs() {
  const trail = useTrail();
  return (
    <>
      <BackLink parent={trail.at(-1)?.to} />
      {trail.length > 0 && (
        <nav className={clsx('grow', styles.trail)} aria-label={messages.breadcrumbs}>
          <ol className="clean-list flat inline">
            {trail.map(({ to, title }) => (
              <li key={to}>
                <Link className="muted cut" to={to}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}

/** The client knows the other titles only in the category of the displayed page. */
const titles: ReadonlyMap<string, string> = new Map([
  ['/', messages.home],
  [indexPlace.route, messages.apiEndpoints],
  [schemasPlace.route, messages.schemas],
]);

/** The pages above the displayed one, home page first. Empty on the home page. */
function useTrail() {
  const { pathname } = useLocation();
  const versionPath = useVersionPath();
  const listed = useVersions().active?.docs ?? [];
  const { docs } = useDocsVersion();
  const find = (step: string) => listed.find(({ path }) => path === versionPath + step);
  const route = pathname.slice(versionPath.length) || '/';
  return toTrail(route, { has: (step) => find(step) !== undefined }).map((step) => ({
    to: versionPath + step,
    title:
      titles.get(step) ??
      readGroups().get(versionPath + step)?.label ??
      docs[find(step)?.id ?? '']?.title ??
      '',
  }));
}

/**
 * Links to the previous page of this site or, if there is none or before scripts run, one level up.
 * The home page has nothing above it, so it shows a button, which is disabled without a previous page.
 */
function BackLink({ parent }: { readonly parent: string | undefined }) {
  const history = useHistory();
  const findPrevious = usePrevious();
  const isBrowser = useIsBrowser();

  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const goToPrevious = findPrevious();
    if (goToPrevious) goToPrevious();
    // Not added to the history: the next step back would lead to the page that is left now.
    else if (parent !== undefined) history.replace(parent, { isParent: true });
  };
  const link = {
    className: clsx('bare inline muted', styles.back),
    onClick: goBack,
    children: (
      <>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M13 8H3M7 4L3 8l4 4" />
        </svg>{' '}
        {messages.back}
      </>
    ),
  };
  if (parent !== undefined) return <Link to={parent} {...link} />;
  return <button type="button" disabled={!isBrowser || !findPrevious()} {...link} />;
}

/** The part of the Navigation API that finds the previous page, of which TypeScript has no types. */
interface NavigationHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly key: string; readonly url: string | null }[];
  traverseTo(key: string): unknown;
}

/**
 * Finds the step to the last history entry that shows another page. Skips entries of the current
 * page, such as jumps to its headings. Undefined if that entry is not of this site.
 */
function usePrevious(): () => (() => void) | undefined {
  const { key: pushed, state } = useLocation<{ readonly isParent?: true } | undefined>();
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  return () => {
    const { navigation } = window as { navigation?: NavigationHistory };
    // Older browsers: an entry with a key was added by a link of this site.
    if (!navigation) return pushed && !state?.isParent ? () => history.goBack() : undefined;
    const { origin, pathname } = window.location;
    const previous = navigation
      .entries()
      .slice(0, navigation.currentEntry?.index ?? 0)
      .findLast(({ url }) => url === null || new URL(url).pathname !== pathname);
    if (!previous?.url?.startsWith(origin + baseUrl)) return undefined;
    return () => void navigation.traverseTo(previous.key);
  };
}
