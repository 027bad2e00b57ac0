import type { Category, Endpoint } from '../../../src/catalogue/model';
import { buildChangelogTree } from '../../../src/exports/markdown/changelog';
import { paragraph, toAlternateHref } from '../../../src/exports/markdown/nodes';
import { toAlternateRoute } from '../../../src/site-map/places';
import { buildIndexTree, buildOverviewTree } from '../../../src/exports/markdown/overview';
import type { VersionStep } from '../../../src/page-data';
import { frozenVersion, toText, version } from './sample';

describe('the addresses of Markdown files', () => {
  it.each([
    ['/', '/index.md'],
    ['/docs/errors', '/docs/errors.md'],
  ])('of %s is %s', (route, file) => {
    expect(toAlternateRoute(route)).toBe(file);
  });

  it.each([
    ['/', '/portal/1.0/index.md'],
    ['/docs/errors#status-401', '/portal/1.0/docs/errors.md#status-401'],
    ['#body.title', '#body.title'],
    ['https://a.example/b', 'https://a.example/b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('replace the target %s by %s', (href, target) => {
    expect(toAlternateHref(href, frozenVersion)).toBe(target);
  });

  it('have no base URL at the root of a host', () => {
    expect(toAlternateHref('/docs/a', { portalUrl: 'https://a.example', route: '' })).toBe(
      '/docs/a.md',
    );
  });
});

const endpoint: Endpoint = {
  slug: 'boards',
  category: 'settings',
  title: 'Get Boards',
  summary: 'Lists `boards`.',
  method: 'GET',
  path: 'boards',
  host: 'api',
  notes: [],
  parameters: {},
  example: {},
  responses: [],
};

const category: Category = {
  id: 'settings',
  title: 'Settings',
  cardTitle: 'All settings',
  description: 'About *settings*.',
  endpoints: [endpoint, { ...endpoint, slug: 'undo', title: 'Undo', undoes: 'boards' }],
};

describe('the overview of a category', () => {
  it('lists its endpoints, and says how it counts them', async () => {
    expect(await toText(buildOverviewTree(category, version).children)).toBe(`# Settings

About _settings_.

1 endpoints on 2 pages. An endpoint that undoes another one is not counted separately.

- [Get Boards](/portal/docs/settings/boards.md), \`GET /boards\`: Lists \`boards\`.
- [Undo](/portal/docs/settings/undo.md), \`GET /boards\`: Lists \`boards\`.
`);
  });

  it('has a heading for each group, and marks deprecated endpoints', async () => {
    const grouped = {
      ...category,
      groups: ['First', 'Second'],
      endpoints: [
        { ...endpoint, group: 'Second', deprecated: 'Since 2.0.' },
        { ...endpoint, slug: 'other', title: 'Other', group: 'First' },
      ],
    };
    expect(await toText(buildOverviewTree(grouped, version).children)).toContain(`
## First

- [Other](/portal/docs/settings/other.md), \`GET /boards\`: Lists \`boards\`.

## Second

- [Get Boards](/portal/docs/settings/boards.md) **Deprecated**, \`GET /boards\`: Lists \`boards\`.
`);
  });
});

describe('the list of categories', () => {
  it('says what each is for, and how many endpoints it has', async () => {
    const text = await toText(buildIndexTree([category], version).children);
    expect(text).toContain(
      '- [All settings](/portal/endpoints/settings.md) (1 endpoint): About _settings_.\n',
    );
  });
});

const removed = [{ breaking: true, sentence: [{ kind: 'text', text: 'Removed.' }] }] as const;

const changes: VersionStep['endpoints'] = [
  {
    title: 'Get Boards',
    method: 'GET',
    page: '/docs/settings/boards',
    pageBefore: '/docs/settings/old',
    changes: [
      {
        breaking: true,
        sentence: [
          { kind: 'code', text: 'a' },
          { kind: 'text', text: ' is new.' },
        ],
      },
      { breaking: false, sentence: [{ kind: 'text', text: 'More.' }] },
    ],
  },
  { title: 'Gone', method: 'PUT', pageBefore: '/docs/settings/gone', changes: removed },
];

const steps: readonly VersionStep[] = [
  { before: '2.0', endpoints: [] },
  {
    ...{ version: { name: '2.0', date: '2026-12-01' }, before: '1.0' },
    ...{ endpoints: changes, notes: ['2.0'] },
  },
  { version: { name: '1.0', date: '2026-11-01' }, endpoints: [] },
];

const toParts = (list: readonly VersionStep[], routes: [string, string][] = []) => ({
  changelog: { steps: list },
  routes: new Map(routes),
  notes: new Map([['2.0', [paragraph('By hand.')]]]),
});

describe('the changelog', () => {
  const toChangelog = async (list: readonly VersionStep[], routes: [string, string][] = []) =>
    toText(buildChangelogTree(version, toParts(list, routes)).children);

  it('says that there is nothing before the first version', async () => {
    expect(await toChangelog([])).toContain('\n\nNo version has been released yet.');
  });

  it('links to the feed, which exists once', async () => {
    const { children } = buildChangelogTree(frozenVersion, toParts([]));
    expect(await toText(children)).toContain('[Atom feed](/portal/changelog.xml)');
  });

  it('lists the versions with their changes, and links to the pages of both versions', async () => {
    const text = await toChangelog(steps, [
      ['2.0', '/2.0'],
      ['1.0', '/1.0'],
    ]);
    expect(text.slice(text.indexOf('## '))).toBe(`## Unreleased

No API changes since 2.0.

## Version 2.0 · 2026-12-01

By hand.

3 changes since 1.0, 2 breaking.

### GET [Get Boards](/portal/2.0/docs/settings/boards.md) ([in 1.0](/portal/1.0/docs/settings/old.md))

- **Breaking:** \`a\` is new.
- More.

### PUT Gone ([in 1.0](/portal/1.0/docs/settings/gone.md))

- **Breaking:** Removed.

## Version 1.0 · 2026-11-01

First version.
`);
  });

  it('does not link to versions that the site no longer has', async () => {
    expect(await toChangelog(steps, [['2.0', '/2.0']])).toContain(
      '### GET [Get Boards](/portal/2.0/docs/settings/boards.md) (in 1.0)\n',
    );
  });
});
