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

/** Builds the feed. The same versions result in the same bytes. */
export function buildFeed(
  steps: readonly VersionStep[],
  { title, url, baseUrl }: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
): string {
  const root = url + baseUrl.replace(/\/$/, '');
  const template = readFileSync(path.join(__dirname, 'feed.xml'), 'utf8');
  const dates = steps.map(({ version }) => version?.date ?? '').sort();
  const feed = Handlebars.compile(template, { strict: true })({
    title,
    language: tag,
    feedTitle: say(messages.feedTitle, { title }),
    breakingChange: messages.breakingChange,
    page: root + changelogPlace.route,
    self: root + feedRoute,
    updated: dates.at(-1) ?? '1970-01-01',
    entries: steps.flatMap((step) => toEntry(step, root)),
  });
  // XML 1.0 forbids all other characters.
  return feed.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** Links lead to the URLs of the versions, which stay valid. */
function toEntry({ version, ...step }: VersionStep, root: string): readonly object[] {
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
  return [{ ...version, versionTitle, anchor, summary: toStepSummary(step), groups }];
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
