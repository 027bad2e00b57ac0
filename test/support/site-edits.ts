/** What editors change between the versions of the shared sites. */
import { title } from '../../src/catalogue/campaigns/link-fields';
import { fieldsOf, findEndpoint, findProperty } from './entries';

/**
 * The number of copies of the catalogue, which fill several shards. Version 1.0 has as many
 * categories as its menu lists. The current version has more.
 */
export const times = { '1.0': 5, current: 6 } as const;

/** The number of endpoints of each category in such a copy, at most. */
export const mostEndpoints = 1;

/** The text of a page. */
export const toPage = (frontMatter: string, text: string) =>
  `---\n${frontMatter}\n---\n\n${text}\n`;

const query = "query: [{ name: 'seed', type: 'string', description: 'Order.' }]";

/** In version 1.0 and its prerelease, but not in the current version. */
export const removed = {
  route: '/docs/batch/shuffle-batches',
  slug: 'shuffle-batches',
  title: 'Shuffle Batches',
  keys: `parameters: { path: [boardId], ${query}, header: apiHeaders }`,
} as const;

/** What {@link removed} changes between the prerelease and 1.0. */
export const renamed = [
  "name: 'seed',",
  "name: 'order', was: 'seed', deprecated: 'Since 1.0: see [Errors](/docs/errors).',",
] as const;

/** Only in the current version. */
export const added = {
  route: '/docs/batch/count-batches',
  slug: 'count-batches',
  title: 'Count Batches',
} as const;

/** The new location of the page that is `/docs/retries` in version 1.0. It is in another shard. */
export const movedPage = '/docs/guides/new-retries';

/** A path and descriptions that the samples and tables of the guide show. */
const scan = findEndpoint('get-scanning-status');
const isComplete = findProperty(fieldsOf(scan), 'data.isComplete');
const links = 'src/catalogue/campaigns/link-fields.ts';
const scans = 'src/catalogue/campaigns/scans.ts';

/** What changes after version 1.0 was cut and built. */
export const changes = {
  title: { before: title.description, after: 'Title of the link, as fans read it today.' },
  path: { before: scan.path, after: `${scan.path}/progress` },
  isComplete: { before: isComplete.description, after: 'Whether all steps are done.' },
} as const;

/** {@link changes} with their files. */
export const edits = [
  [links, changes.title],
  [scans, changes.path],
  [scans, changes.isComplete],
] as const;
