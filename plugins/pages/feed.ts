/** The changelog as an Atom feed (RFC 4287), with an entry for each cut version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import Handlebars from 'handlebars';
import * as messages from '../../src/messages/en/changelog';
import { tag } from '../../src/messages/en/language';
import { say, sayCount } from '../../src/messages/say';
import type { Inline } from '../../src/openapi/inline';
import { toVersionAnchor } from '../../src/routes/anchors';
import type { VersionStep } from '../../src/page-data';
import { groupChanges, toStepSummary } from '../../src/page-data/step-summary';
import { changelogPlace, feedRoute } from '../../src/routes/places';

type Place = Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>;

/** Builds the feed of an API. The same versions result in the same bytes. */
export function buildFeed(steps: readonly VersionStep[], place: Place): string {
  const root = toRoot(place);
  const entries = steps.flatMap((step) => toEntry(step, root));
  return render(place.title, root + changelogPlace.route, root + feedRoute, entries);
}

/** The versions of an API of a portal, and where it is. */
export interface FeedPart {
  readonly steps: readonly VersionStep[];
  readonly place: Place;
}

/** Builds the feed of all APIs of a portal, newest versions first. */
export function buildSharedFeed(parts: readonly FeedPart[], place: Place, route: string): string {
  const root = toRoot(place);
  const entries = parts.flatMap(({ steps, place: own }) =>
    steps.flatMap((step) => toEntry(step, toRoot(own), own.title)),
  );
  const sorted = entries.toSorted((a, b) => b.date.localeCompare(a.date));
  return render(place.title, `${root}/`, root + route, sorted);
}

function toRoot({ url, baseUrl }: Place): string {
  return url + baseUrl.replace(/\/$/, '');
}

type Entry = NonNullable<VersionStep['version']> & object;

function render(title: string, page: string, self: string, entries: readonly Entry[]): string {
  const template = readFileSync(path.join(__dirname, 'feed.xml'), 'utf8');
  const [updated = '1970-01-01'] = entries
    .map(({ date }) => date)
    .toSorted()
    .reverse();
  const feed = Handlebars.compile(template, { strict: true })({
    ...{ title, page, self, updated, entries },
    language: tag,
    feedTitle: say(messages.feedTitle, { title }),
    breakingChange: messages.breakingChange,
  });
  // XML 1.0 forbids all other characters.
  return feed.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** Links lead to the URLs of the versions, which stay valid. */
function toEntry({ version, ...step }: VersionStep, root: string, api = ''): readonly Entry[] {
  if (!version) return [];
  const newer = `${root}/${version.name}`;
  const groups = groupChanges(step.endpoints).map(({ endpoints, changes }) => ({
    count: endpoints.length > 1 ? sayCount(messages.endpointCount, endpoints.length) : '',
    endpoints: endpoints.map(({ page, pageBefore, method = '', title }) => ({
      label: `${method} ${title}`.trim(),
      address: toAddress(page, newer) || toAddress(pageBefore, `${root}/${step.before}`),
    })),
    changes: changes.map(({ breaking, sentence }) => ({
      breaking,
      sentence: sentence.map((inline) => toMarkup(inline, newer)),
    })),
  }));
  const anchor = toVersionAnchor(version.name);
  const versionTitle = say(messages.version, { name: version.name });
  const page = root + changelogPlace.route;
  const summary = toStepSummary(step);
  return [{ ...version, api, page, versionTitle, anchor, summary, groups } as Entry];
}

/** Empty for the API as a whole, which has no page. */
function toAddress(page: string | undefined, version: string): string {
  return page === undefined ? '' : version + page;
}

const elements = { text: '', link: '', code: 'code', strong: 'strong', emphasis: 'em' } as const;

/** Links to the page of the change are only its text. */
function toMarkup(inline: Inline, version: string): object {
  const href = inline.kind === 'link' && !inline.href.startsWith('#') ? inline.href : '';
  const address = href.startsWith('/') ? version + href : href;
  return { text: inline.text, address, element: elements[inline.kind] };
}
