/** Versions of the portal and of sample entries, and a parser of Markdown, for tests of exports. */
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { ApiDocument } from '../../src/openapi/document';
import { toDocument } from '../../src/catalogue/compile';
import type { EndpointEntry, Entries } from '../../src/catalogue/model';
import type { ExportedVersion } from '../../src/exports/version';
import { site } from '../support/site';
import { document } from '../support/entries';

export { site };

export const version: ExportedVersion = {
  name: 'current',
  route: '',
  document,
  site,
  portalUrl: 'https://developers.example.com/portal',
};

export const frozenVersion: ExportedVersion = { ...version, name: '1.0', route: '/1.0' };

/** An entry without parameters. */
export const createLink: EndpointEntry = {
  slug: 'create-link',
  title: 'Create Link',
  summary: 'Creates a link.',
  method: 'POST',
  path: 'boards/{boardId}/links',
  notes: [],
  parameters: {},
  example: { path: { boardId: 'b1' }, body: { example: 'shown while nothing is entered' } },
  responses: [],
};

/** The entries of one category. */
export function toEntries(endpoints: readonly EndpointEntry[]): Entries {
  return {
    categories: [{ id: 'campaigns', title: 'Campaigns', description: 'Links.', endpoints }],
    statusCodes: [],
    verbs: [],
  };
}

export function documentOf(...endpoints: readonly EndpointEntry[]): ApiDocument {
  return toDocument(toEntries(endpoints));
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Reads plain Markdown: CommonMark with the extensions of GFM. */
export function parse(text: string): Root {
  return parser.parse(text);
}
