/** The Markdown of the pages that are generated from a catalogue. */
import type { Root } from 'mdast';
import { toPlainText } from '../../catalogue/inline';
import type { ChangelogPage } from '../../page-data';
import { buildSiteMap, type SitePage } from '../../site-map';
import type { ExportedVersion } from '../version';
import { buildChangelogTree, type ReleaseNotes, type VersionRoutes } from './changelog';
import { buildEndpointTree } from './endpoint';
import { buildIndexTree, buildOverviewTree } from './overview';

/** The changelog of a version, the versions that it can link to, and the release notes. */
export interface Changes {
  readonly changelog: ChangelogPage;
  readonly routes: VersionRoutes;
  readonly notes: ReleaseNotes;
}

/** The generated pages in reading order. */
export function buildReferenceAlternates(
  version: ExportedVersion,
  changes: Changes,
): readonly Alternate[] {
  return buildSiteMap(version.catalogue).map((page) => {
    const { route, title } = page;
    return { route, title, isListed: true, ...buildContent(page, version, changes) };
  });
}

function buildContent(
  page: SitePage,
  version: ExportedVersion,
  changes: Changes,
): Pick<Alternate, 'summary' | 'section' | 'tree'> {
  switch (page.kind) {
    case 'index':
      return {
        summary: 'All API endpoints by category.',
        section: page.title,
        tree: buildIndexTree(page.categories, version),
      };
    case 'overview':
      return {
        summary: toPlainText(page.category.description),
        section: page.category.title,
        tree: buildOverviewTree(page.category, version),
      };
    case 'endpoint':
      return {
        summary: toPlainText(page.endpoint.summary),
        section: page.category.title,
        tree: buildEndpointTree(page.endpoint, page.category, version),
      };
    case 'changelog':
      return {
        summary: 'API changes between versions, including breaking changes.',
        section: optionalSection,
        tree: buildChangelogTree(version, changes),
      };
    default:
      return page satisfies never;
  }
}

/** The Markdown of a page. */
export interface Alternate {
  /** The route of the page, without a version. */
  readonly route: string;
  readonly title: string;
  /** A sentence about the page, as text. Empty if there is none. */
  readonly summary: string;
  /** The title of its section in `llms.txt`. */
  readonly section: string;
  /** Whether `llms.txt` lists the page. */
  readonly isListed: boolean;
  readonly tree: Root;
}

/** The section of pages that a reader in a hurry can skip, as llmstxt.org names it. */
export const optionalSection = 'Optional';
