/** The Markdown files of the entire portal. */
import type { Link, Table } from 'mdast';
import {
  buildMarkdownFiles,
  buildTwins,
  readVersionPages,
  type VersionPages,
} from '../../../plugins/exports/markdown';
import type { Targets } from '../../../src/content/content';
import { listAnchors as listPageAnchors } from '../../../src/content/pages/headings';
import { flatten, toWords, type Node, type Page } from '../../../src/content/pages/page';
import type { Twin } from '../../../src/exports/markdown/twin';
import type { ExportFile } from '../../../src/exports/version';
import { exportRoutes } from '../../../src/exports/routes';
import { toTwinRoute } from '../../../src/site-map/twins';
import { buildSiteMap } from '../../../src/site-map';
import { listAnchors } from '../../../src/site-map/anchors';
import { feedRoute } from '../../../src/site-map/places';
import { parse, version } from '../../exports/markdown/sample';
import { createPortal, type TestSite } from './site';

let site: TestSite;
let pages: VersionPages;
let twins: readonly Twin[];
let files: ReadonlyMap<string, ExportFile>;
/** The nodes of each file as a reader parses them, except of the one that contains all others. */
let nodes: readonly (readonly [route: string, node: Node])[];

beforeAll(async () => {
  site = createPortal();
  pages = await readVersionPages(site.siteDir, 'docs');
  twins = buildTwins(version, pages, new Map());
  const written = await buildMarkdownFiles(version, pages, new Map());
  files = new Map(written.map((file) => [file.route, file]));
  nodes = written
    .filter(({ route }) => route !== exportRoutes.llmsFull)
    .flatMap(({ route, text }) => flatten(parse(text)).map((node) => [route, node] as const));
});
afterAll(() => site.remove());

/** The anchors of all pages by the route of their twin. */
function mapAnchors(): ReadonlyMap<string, readonly string[]> {
  const targets: Targets = {
    ...{ siteDir: site.siteDir, folder: 'docs', pages: pages.pages, partials: pages.partials },
    ...{ files: [], categories: [], routes: [], endpoints: undefined },
    ...{ generated: new Map(), generatedAnchors: new Map() },
    errors: version.catalogue.statusCodes.map(({ anchor }) => anchor),
  };
  const anchorsOf = (page: Page) => listPageAnchors(page, targets) ?? [];
  return new Map([
    ...buildSiteMap(version.catalogue).map(
      (page) => [toTwinRoute(page.route), listAnchors(page)] as const,
    ),
    ...pages.pages.map((page) => [toTwinRoute(page.route), anchorsOf(page)] as const),
  ]);
}

describe('the Markdown files of the portal', () => {
  it('exist for every page, with the media type of Markdown', () => {
    const routes = [
      ...pages.pages.map(({ route }) => route),
      ...buildSiteMap(version.catalogue).map(({ route }) => route),
    ];
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      expect(files.get(toTwinRoute(route))).toMatchObject({ mediaType: 'text/markdown' });
    }
    expect(files.size).toBe(routes.length + 2);
  });

  it('are read as they were built: nothing is lost, or becomes a mark', () => {
    for (const { route, tree } of twins) {
      const read = parse(files.get(toTwinRoute(route))?.text ?? '').children;
      expect(read.map((node) => [node.type, toWords(node)])).toEqual(
        tree.children.map((node) => [node.type, toWords(node)]),
      );
    }
  });

  it('start with their only heading of level 1', () => {
    for (const { route, tree } of twins) {
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

  it('contain only links to files, anchors and pages that exist', () => {
    const anchors = mapAnchors();
    const base = new URL(version.portalUrl);
    const known = [
      ...files.keys(),
      ...Object.values(exportRoutes),
      feedRoute,
      '/search',
      '/docs/design',
    ];
    const isKnown = ([from, { url }]: readonly [string, Link]): boolean => {
      if (/^mailto:/.test(url)) return true;
      const target = new URL(url, `${version.portalUrl}${from}`);
      if (target.origin !== base.origin) return target.protocol === 'https:';
      const route = target.pathname.replace(base.pathname, '');
      if (/^\/assets\/files\/[\w-]+-[0-9a-f]{32}\.\w+$/.test(route)) return true;
      const anchor = decodeURIComponent(target.hash.slice(1));
      return (
        known.includes(route) && (anchor === '' || anchors.get(route)?.includes(anchor) === true)
      );
    };
    const links = nodes.filter((pair): pair is readonly [string, Link] => pair[1].type === 'link');
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((link) => !isKnown(link)).map(([from, { url }]) => [from, url])).toEqual(
      [],
    );
  });

  it('are the same in every build', async () => {
    const again = await buildMarkdownFiles(version, pages, new Map());
    expect(again).toEqual([...files.values()]);
  });
});
