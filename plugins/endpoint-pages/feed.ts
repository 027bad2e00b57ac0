/** The changelog as an Atom feed (RFC 4287), with an entry for each cut version. */
import type { Inline } from '../../src/api/inline';
import { toVersionAnchor } from '../../src/site-map/anchors';
import type { VersionStep } from '../../src/page-data';
import { type ChangeGroup, groupChanges, toStepSummary } from '../../src/page-data/step-summary';
import { changelogPlace, feedRoute } from '../../src/site-map/places';

interface Portal {
  readonly title: string;
  /** The origin, without a trailing slash. */
  readonly url: string;
  /** The path, with a slash at both ends. */
  readonly baseUrl: string;
}

/** Builds the feed. The same versions result in the same bytes. */
export function buildFeed(steps: readonly VersionStep[], { title, url, baseUrl }: Portal): string {
  const root = url + baseUrl.replace(/\/$/, '');
  const page = root + changelogPlace.route;
  const dates = steps.map(({ version }) => version?.date ?? '').sort();
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escape(`${title}: changelog`)}</title>`,
    `  <id>${escape(page)}</id>`,
    `  <updated>${toMoment(dates.at(-1) ?? '1970-01-01')}</updated>`,
    `  <author><name>${escape(title)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(root + feedRoute)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(page)}"/>`,
    ...steps.flatMap((step) => toEntry(step, root)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Links lead to the URLs of the versions, which stay valid. */
function toEntry(step: VersionStep, root: string): readonly string[] {
  const { version, before, endpoints } = step;
  if (!version) return [];
  const address = escape(`${root}${changelogPlace.route}#${toVersionAnchor(version.name)}`);
  const addresses = { newer: `${root}/${version.name}`, older: `${root}/${before}` };
  const content = [
    `<p>${escape(toStepSummary(step))}</p>`,
    ...groupChanges(endpoints).map((group) => toHtml(group, addresses)),
  ];
  return [
    '  <entry>',
    `    <title>${escape(`Version ${version.name} · ${version.date}`)}</title>`,
    `    <id>${address}</id>`,
    `    <updated>${toMoment(version.date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <content type="html">${escape(content.join(''))}</content>`,
    '  </entry>',
  ];
}

interface Addresses {
  readonly newer: string;
  readonly older: string;
}

function toHtml({ endpoints, changes }: ChangeGroup, addresses: Addresses): string {
  const titles = endpoints.map(({ title, method, page, pageBefore }) => {
    const address =
      page === undefined ? `${addresses.older}${String(pageBefore)}` : addresses.newer + page;
    return `<h3><a href="${escape(address)}">${escape(`${method} ${title}`)}</a></h3>`;
  });
  const items = changes.map(({ breaking, sentence }) => {
    const text = sentence.map((inline) => toMarkup(inline, addresses.newer)).join('');
    return `<li>${breaking ? '<strong>Breaking:</strong> ' : ''}${text}</li>`;
  });
  return `${titles.join('')}<ul>${items.join('')}</ul>`;
}

const elements = { code: 'code', strong: 'strong', emphasis: 'em' } as const;

function toMarkup(inline: Inline, version: string): string {
  const text = escape(inline.text);
  switch (inline.kind) {
    case 'text':
      return text;
    case 'link': {
      const address = inline.href.startsWith('/') ? version + inline.href : inline.href;
      return address.startsWith('#') ? text : `<a href="${escape(address)}">${text}</a>`;
    }
    case 'code':
    case 'strong':
    case 'emphasis':
      return `<${elements[inline.kind]}>${text}</${elements[inline.kind]}>`;
    default:
      return inline satisfies never;
  }
}

function toMoment(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Escapes text for XML and HTML, and removes characters that XML 1.0 forbids. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
