import { toWords } from '../../src/content/pages/page';
import { buildLlms, buildLlmsFull, type ListedPage } from '../../src/exports/llms';
import type { ExportedVersion } from '../../src/exports/version';
import { frozenVersion, parse, version } from './sample';

const page = (route: string, changes: Partial<ListedPage> = {}): ListedPage => ({
  ...{ route, title: `Page ${route}`, summary: 'About it.', section: 'Overview' },
  ...{ isListed: true, text: `# ${route}\n` },
  ...changes,
});

const pages = [
  page('/', { title: 'Home', summary: 'All about [the API].' }),
  page('/docs/a'),
  page('/docs/b', { section: 'Guides', summary: '' }),
  page('/docs/c'),
  page('/docs/hidden', { isListed: false }),
  page('/changelog', { section: 'Optional' }),
];

const toLlms = (from: ExportedVersion = version) => buildLlms(from, pages)[0]?.text ?? '';

/**
 * The grammar of https://llmstxt.org: a title, a quotation, text without headings, then sections
 * that each contain a list of links with optional notes. Returns the sections.
 */
function readLlms(text: string): ReadonlyMap<string, readonly string[]> {
  const [title, summary, ...blocks] = parse(text).children;
  expect(title).toMatchObject({ type: 'heading', depth: 1 });
  expect(summary).toMatchObject({ type: 'blockquote' });
  const first = blocks.findIndex(({ type }) => type === 'heading');
  expect(blocks.slice(0, first).every(({ type }) => type === 'paragraph')).toBe(true);
  const sections = new Map<string, readonly string[]>();
  for (let index = first; index < blocks.length; index += 2) {
    const [name, list] = [blocks[index], blocks[index + 1]];
    expect(name).toMatchObject({ type: 'heading', depth: 2 });
    if (!name || list?.type !== 'list') throw new Error('A section has no list.');
    expect(sections.has(toWords(name))).toBe(false);
    sections.set(toWords(name), list.children.map(toWords));
  }
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(: .+)?$/);
  expect(lines).toHaveLength([...sections.values()].flat().length);
  return sections;
}

it('llms.txt has a line for each listed page, in sections, and further files', () => {
  const sections = readLlms(toLlms());
  expect([...sections.keys()]).toEqual(['Overview', 'Guides', 'Optional']);
  expect(sections.get('Overview')).toEqual([
    'Home: All about [the API].',
    'Page /docs/a: About it.',
    'Page /docs/c: About it.',
  ]);
  expect(sections.get('Guides')).toEqual(['Page /docs/b']);
  expect(sections.get('Optional')?.[0]).toBe('Page /changelog: About it.');
});

it('llms.txt links to the Markdown of pages, with complete URLs', () => {
  const text = toLlms();
  expect(text).toContain('(https://developers.example.com/portal/docs/a.md)');
  expect(text).toContain('(https://developers.example.com/portal/index.md)');
  expect(text).toContain('`https://developers.example.com/portal/openapi.json` and ');
  expect(text).not.toContain('hidden');
});

it('llms.txt starts with the name of the portal, and that of a frozen version', () => {
  expect(toLlms()).toMatch(/^# Music Link API\n\n> All about \\\[the API\\\]\.\n/);
  const frozen = toLlms(frozenVersion);
  expect(frozen).toMatch(/^# Music Link API 1\.0\n/);
  expect(frozen).toContain('(https://developers.example.com/portal/1.0/docs/a.md)');
  expect(frozen).toContain('[Current version](https://developers.example.com/portal/llms.txt)');
  readLlms(frozen);
});

it('llms.txt has files for its longest sections if it would be too long, in the folder of their pages', () => {
  const many = (section: string, folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => page(`${folder}/${index}`, { section }));
  const all = [
    ...pages,
    ...many('Long', '/docs/long', 40),
    ...many('Flat', '', 9),
    ...many('Other', '/docs/long', 12),
    ...many('Short', '/docs/short', 3),
  ];
  const most = 2_600;
  const [list, ...files] = buildLlms(version, all, most);
  const sections = readLlms(list?.text ?? '');
  expect([...sections.keys()]).toEqual([
    ...['Overview', 'Guides', 'Flat', 'Short', 'Sections', 'Optional'],
  ]);
  const names = [
    'Long, part 1: About it. 28 pages.',
    'Long, part 2: About it. 12 pages.',
    'Other: About it. 12 pages.',
  ];
  expect(sections.get('Sections')).toEqual(names);
  expect(files.map(({ route }) => route)).toEqual([
    ...['/docs/long/llms.txt', '/docs/long/llms-2.txt', '/docs/long/llms-3.txt'],
  ]);
  const listed = files.map(({ text }) => [...readLlms(text).values()].flat().length);
  expect(listed).toEqual([28, 12, 12]);
  for (const { text } of [...files, ...(list ? [list] : [])]) {
    expect(text.length).toBeLessThanOrEqual(most);
  }
});

it('llms-full.txt contains the listed pages one after the other, each with its URL', () => {
  const shown = [page('/'), page('/docs/b'), page('/docs/hidden', { isListed: false })];
  const full = buildLlmsFull(frozenVersion, shown)[0]?.text ?? '';
  expect(full.slice(full.indexOf('---'))).toBe(
    [
      '---\n',
      'Page: https://developers.example.com/portal/1.0/index.md\n',
      '# /\n',
      '---\n',
      'Page: https://developers.example.com/portal/1.0/docs/b.md\n',
      '# /docs/b\n',
    ].join('\n'),
  );
});

it('llms-full.txt lists its parts if it would be too long, each with whole pages', () => {
  const long = ['/a', '/b', '/c', '/d'].map((route) => page(route, { text: 'x'.repeat(400) }));
  const [full, ...parts] = buildLlmsFull(frozenVersion, long, 1_000);
  expect(readLlms(full?.text ?? '').get('Parts')).toEqual(
    parts.map(({ route }) => `${route.slice(1)}: 2 pages.`),
  );
  expect(parts.map(({ route }) => route)).toEqual(['/llms-full-1.txt', '/llms-full-2.txt']);
  const texts = parts.map(({ text }) => [...text.matchAll(/^Page: .*(\/\w)\.md$/gm)]);
  expect(texts.map((found) => found.map(([, route]) => route))).toEqual([
    ['/a', '/b'],
    ['/c', '/d'],
  ]);
});
