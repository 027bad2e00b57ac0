/** @jest-environment jsdom */
import { buildFeed, buildSharedFeed } from '../../plugins/pages/feed';
import type { EndpointChanges } from '../../src/page-data';

const portal = { title: 'Links & <more> "API"', url: 'https://example.com', baseUrl: '/a/' };
const version = { name: '2.0', date: '2026-11-21' };

/** The content of the newest entry, parsed as a feed reader does. */
function readContent(endpoints: readonly EndpointChanges[]): Element {
  const feed = new DOMParser().parseFromString(
    buildFeed([{ version, before: '1.0', endpoints }], portal),
    'application/xml',
  );
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('feed > title')?.textContent).toBe(`${portal.title}: changelog`);
  const content = feed.querySelector('content[type=xhtml] > div');
  if (!content) throw new Error('The entry has no content.');
  return content;
}

const change = (text: string) => [{ breaking: false, sentence: [{ kind: 'text', text } as const] }];

const toChanges = (...texts: readonly string[]) =>
  texts.map((text) => ({ breaking: true, sentence: [{ kind: 'code', text } as const] }));

describe('the feed entry of a version', () => {
  it.each([
    ['markup', '<b>&amp;</b> ]]> "\'', '<b>&amp;</b> ]]> "\''],
    ['characters that XML forbids', 'a\u0000\u0008\u001f\ufffe\ud800b', 'ab'],
    ['characters outside the basic plane', '🎵 é \u0085', '🎵 é \u0085'],
  ])('can contain %s', (_name, text, expected) => {
    const body = readContent([
      { title: text, method: 'GET', page: '/x', changes: toChanges(text) },
    ]);
    expect(body.querySelector('h3')?.textContent).toBe(`GET ${expected}`);
    expect(body.querySelector('li')?.textContent).toBe(`Breaking: ${expected}`);
    expect(body.querySelector('li code')?.textContent).toBe(expected);
  });

  it('links to endpoints, those of the previous version if removed, and from deprecations', () => {
    const sentence = [
      { kind: 'link', text: 'Other', href: '/docs/b/other#path.id' },
      { kind: 'link', text: 'Site', href: 'https://example.org/?a&b' },
    ] as const;
    const [page, pageBefore] = ['/docs/b/a', '/docs/c/a'];
    const body = readContent([
      { title: 'A', method: 'GET', page, pageBefore, changes: [{ breaking: false, sentence }] },
      { title: 'B', method: 'GET', pageBefore: '/docs/c/b', changes: change('B') },
    ]);
    expect([...body.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      'https://example.com/a/2.0/docs/b/a',
      'https://example.com/a/2.0/docs/b/other#path.id',
      'https://example.org/?a&b',
      'https://example.com/a/1.0/docs/c/b',
    ]);
    expect(body.querySelector('p')?.textContent).toBe('2 changes since 1.0, none breaking.');
  });
});

it('the feed has an entry for each cut version, and nothing of what is not released', () => {
  const first = { version: { name: '1.0', date: '2026-01-31' }, endpoints: [] };
  const steps = [{ version, before: '1.0', endpoints: [] }, first];
  const unreleased = { before: '2.0', endpoints: [{ title: 'A', changes: change('A') }] };
  const feed = buildFeed([unreleased, ...steps], portal);
  expect(feed).toBe(buildFeed(steps, portal));
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain('<updated>2026-11-21T00:00:00Z</updated>\n  <author>');
  expect(feed).toContain(`  <entry>
    <title>Version 2.0 · 2026-11-21</title>
    <id>https://example.com/a/changelog#version-2.0</id>
    <updated>2026-11-21T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="https://example.com/a/changelog#version-2.0"/>
`);
});

it('the feed of several APIs has the versions of all, the newest first, with the name of each API', () => {
  const toPart = (name: string, ...dates: readonly string[]) => ({
    place: { title: name, url: portal.url, baseUrl: `/a/${name}/` },
    steps: dates.map((date, index) => ({ version: { name: `${index}.0`, date }, endpoints: [] })),
  });
  const parts = [toPart('b', '2026-03-01', '2026-01-01'), toPart('<c>', '2026-02-01')];
  const text = buildSharedFeed(parts, portal, '/apis.xml');
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-03-01T00:00:00Z');
  const read = (tag: string) => [...feed.querySelectorAll(`entry > ${tag}`)];
  expect(read('title').map((one) => one.textContent)).toEqual([
    'b: Version 0.0 · 2026-03-01',
    '<c>: Version 0.0 · 2026-02-01',
    'b: Version 1.0 · 2026-01-01',
  ]);
  expect(read('link').at(0)?.getAttribute('href')).toBe(
    'https://example.com/a/b/changelog#version-0.0',
  );
});
