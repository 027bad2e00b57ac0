/** The changelog as an Atom feed (RFC 4287), with an entry for each cut version. */
import type { Inline } from '../../src/catalogue/inline';
import { toVersionAnchor } from '../../src/changelog/anchor';
import type { EndpointChanges, VersionStep } from '../../src/page-data';
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

function toEntry({ version, before, endpoints }: VersionStep, root: string): readonly string[] {
  if (!version) return [];
  const address = escape(`${root}${changelogPlace.route}#${toVersionAnchor(version.name)}`);
  const addresses = { newer: `${root}/${version.name}`, older: `${root}/${before}` };
  const content = [
    `<p>${escape(toSummary(before, endpoints.length))}</p>`,
    ...endpoints.map((endpoint) => toHtml(endpoint, addresses)),
  ];
  return [
    '  <entry>',
    `    <title>${escape(`Version ${version.name}`)}</title>`,
    `    <id>${address}</id>`,
    `    <updated>${toMoment(version.date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <content type="html">${escape(content.join(''))}</content>`,
    '  </entry>',
  ];
}

function toSummary(before: string | undefined, count: number): string {
  if (before === undefined) return 'First version.';
  if (count === 0) return `No API changes since ${before}.`;
  return `${count} ${count === 1 ? 'endpoint' : 'endpoints'} changed since ${before}.`;
}

interface Addresses {
  readonly newer: string;
  readonly older: string;
}

function toHtml(endpoint: EndpointChanges, { newer, older }: Addresses): string {
  const { title, method, page, pageBefore, changes } = endpoint;
  const address = page === undefined ? `${older}${String(pageBefore)}` : newer + page;
  const items = changes.map(
    ({ breaking, sentence }) =>
      `<li>${breaking ? '<strong>Breaking:</strong> ' : ''}${sentence.map(toMarkup).join('')}</li>`,
  );
  return `<h3><a href="${escape(address)}">${escape(`${method} ${title}`)}</a></h3><ul>${items.join('')}</ul>`;
}

const elements = { code: 'code', strong: 'strong', emphasis: 'em' } as const;

function toMarkup({ kind, text }: Inline): string {
  if (kind === 'text' || kind === 'link') return escape(text);
  return `<${elements[kind]}>${escape(text)}</${elements[kind]}>`;
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
