/** The Markdown files of the entire portal. */
import type { Table } from 'mdast';
import {
  buildMarkdownFiles,
  buildAlternates,
  readVersionPages,
  type VersionPages,
} from '../../../plugins/exports/markdown';
import { flatten, toWords, type Node } from '../../../src/content/pages/page';
import type { Alternate } from '../../../src/exports/markdown';
import type { ExportFile } from '../../../src/exports/version';
import { exportRoutes } from '../../../src/exports/routes';
import { toAlternateRoute } from '../../../src/site-map/places';
import { buildSiteMap } from '../../../src/site-map';
import { parse, version } from '../../exports/markdown/sample';
import { createPortal, type TestSite } from './site';

let site: TestSite;
let pages: VersionPages;
let alternates: readonly Alternate[];
let files: ReadonlyMap<string, ExportFile>;
/** The nodes of each file as a reader parses them, except of the one that contains all others. */
let nodes: readonly (readonly [route: string, node: Node])[];

beforeAll(async () => {
  site = createPortal();
  pages = await readVersionPages(site.siteDir, 'docs');
  alternates = buildAlternates(version, pages, new Map());
  const written = await buildMarkdownFiles(version, pages, new Map());
  files = new Map(written.map((file) => [file.route, file]));
  nodes = written
    .filter(({ route }) => route !== exportRoutes.llmsFull)
    .flatMap(({ route, text }) => flatten(parse(text)).map((node) => [route, node] as const));
});
afterAll(() => site.remove());

describe('the Markdown files of the portal', () => {
  it('exist for every page, with the media type of Markdown', () => {
    const routes = [
      ...pages.pages.map(({ route }) => route),
      ...buildSiteMap(version.catalogue).map(({ route }) => route),
    ];
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      expect(files.get(toAlternateRoute(route))).toMatchObject({ mediaType: 'text/markdown' });
    }
    expect(files.size).toBe(routes.length + 2);
  });

  it('are read as they were built: nothing is lost, or becomes a mark', () => {
    for (const { route, tree } of alternates) {
      const read = parse(files.get(toAlternateRoute(route))?.text ?? '').children;
      expect(read.map((node) => [node.type, toWords(node)])).toEqual(
        tree.children.map((node) => [node.type, toWords(node)]),
      );
    }
  });

  it('start with their only heading of level 1', () => {
    for (const { route, tree } of alternates) {
      const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
      expect([route, headings]).toEqual([route, [tree.children[0]]]);
    }
  });

  it('contain no HTML, components or imports', () => {
    const foreign = nodes.filter(
      ([, node]) =>
        node.type === 'html' ||
        (node.type === 'text' && /<\/?[A-Z]\w*|^(import|export) .* from /m.test(node.value)),
    );
    expect(foreign).toEqual([]);
  });

  it('contain only tables whose rows are as long as their header', () => {
    const tables = nodes.filter(
      (pair): pair is readonly [string, Table] => pair[1].type === 'table',
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const [, { children }] of tables) {
      const lengths = new Set(children.map((row) => row.children.length));
      expect(lengths.size).toBe(1);
      expect(children.length).toBeGreaterThan(1);
    }
  });

  it('are the same in every build', async () => {
    const again = await buildMarkdownFiles(version, pages, new Map());
    expect(again).toEqual([...files.values()]);
  });
});
