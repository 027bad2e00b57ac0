import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import endpointPages from '../../plugins/endpoint-pages';
import type { Endpoint } from '../../src/catalogue/model';
import type { ChangelogPage, EndpointChanges } from '../../src/page-data';
import { site } from '../exports/download';
import { link, makeSite, toCatalogue, type SiteFolder } from '../versions/site';

let portal: SiteFolder;
beforeEach(async () => {
  portal = await makeSite();
});
afterEach(() => portal.remove());

const siteConfig = {
  title: 'Portal',
  url: 'https://example.com',
  baseUrl: '/docs/',
  customFields: { site },
};

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Starts the plugin with these current endpoints. */
async function start(endpoints: readonly Endpoint[]) {
  const entry = `export const catalogue = ${JSON.stringify(toCatalogue(endpoints))};`;
  await portal.write('src/catalogue/index.ts', entry);
  await portal.write('docs/index.md', '---\ntitle: Home\nslug: /\n---\n');
  const context = { siteDir: portal.folder, siteConfig } as unknown as LoadContext;
  return endpointPages(context);
}

async function readSteps(folder = 'docs') {
  const file = path.join(portal.folder, folder, 'reference/changelog.json');
  return (JSON.parse(await fs.readFile(file, 'utf8')) as ChangelogPage).steps;
}

async function readFeed(endpoints: readonly Endpoint[]): Promise<string> {
  const plugin = await start(endpoints);
  const outDir = portal.folder;
  await plugin.postBuild?.({ outDir, siteConfig } as unknown as BuildProps);
  return fs.readFile(path.join(outDir, 'changelog.xml'), 'utf8');
}

const toTexts = ({ changes }: EndpointChanges) =>
  changes.map(
    ({ breaking, sentence }) =>
      `${breaking ? '! ' : ''}${sentence.map(({ text }) => text).join('')}`,
  );

const [title] = link.parameters.body!;
const longer: Endpoint = {
  ...link,
  parameters: { ...link.parameters, body: [{ ...title!, required: true }] },
};
const other: Endpoint = {
  ...link,
  slug: 'other',
  title: 'Other & <new>',
  path: 'boards/{boardId}/other',
};

describe('the data of the changelog', () => {
  it('has no steps before the first snapshot', async () => {
    await start([link]);
    expect(await readSteps()).toEqual([]);
  });

  it('compares the current version with the newest snapshot, and each snapshot with the previous one', async () => {
    await portal.cut('1.0', '2026-01-31', [link]);
    await portal.cut('2.0', '2026-11-21', [other, longer]);
    await start([{ ...longer, method: 'PUT', deprecated: 'Use it no more.' }]);
    const steps = await readSteps();
    expect(steps.map(({ version, before }) => [version, before])).toEqual([
      [undefined, '2.0'],
      [{ name: '2.0', date: '2026-11-21' }, '1.0'],
      [{ name: '1.0', date: '2026-01-31' }, undefined],
    ]);
    expect(steps.map(({ endpoints }) => endpoints.map(toTexts))).toEqual([
      [
        ['! The method changed from POST to PUT.', 'The endpoint is deprecated. Use it no more.'],
        ['! The endpoint was removed.'],
      ],
      [['The endpoint was added.'], ['! The parameter body.title is now required.']],
      [],
    ]);
    expect(steps[0]!.endpoints.map(({ page, pageBefore }) => [page, pageBefore])).toEqual([
      ['/docs/campaigns/create-link', '/docs/campaigns/create-link'],
      [undefined, '/docs/campaigns/other'],
    ]);
  });

  it('is frozen with a version, and never changes', async () => {
    await portal.cut('1.0', '2026-01-31', [link]);
    await portal.cut('2.0', '2026-11-21', [longer]);
    const [first, ...others] = await readSteps('versioned_docs/version-1.0');
    expect(first).toEqual({ version: { name: '1.0', date: '2026-01-31' }, endpoints: [] });
    expect(others).toEqual([]);
    const second = await readSteps('versioned_docs/version-2.0');
    expect(second.map(({ version, before }) => [version?.name, before])).toEqual([
      ['2.0', '1.0'],
      ['1.0', undefined],
    ]);
  });
});

describe('the feed', () => {
  it('is valid without a snapshot', async () => {
    expect(await readFeed([link])).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Portal: changelog</title>
  <id>https://example.com/docs/changelog</id>
  <updated>1970-01-01T00:00:00Z</updated>
  <author><name>Portal</name></author>
  <link rel="self" type="application/atom+xml" href="https://example.com/docs/changelog.xml"/>
  <link rel="alternate" type="text/html" href="https://example.com/docs/changelog"/>
</feed>
`);
  });

  it('has an entry for each cut version, none for the current one, and the same bytes each time', async () => {
    await portal.cut('1.0', '2026-01-31', [link]);
    await portal.cut('2.0', '2026-11-21', [longer]);
    const feed = await readFeed([link]);
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    expect(feed).toContain('<updated>2026-11-21T00:00:00Z</updated>\n  <author>');
    expect(feed).toContain(`  <entry>
    <title>Version 2.0 · 2026-11-21</title>
    <id>https://example.com/docs/changelog#version-2.0</id>
    <updated>2026-11-21T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="https://example.com/docs/changelog#version-2.0"/>
`);
    expect(await readFeed([{ ...link, method: 'PUT' }])).toBe(feed);
  });
});
