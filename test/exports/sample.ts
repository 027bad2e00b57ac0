/** A version of the portal, and a parser of Markdown, for tests of exports. */
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { catalogue as written } from '../../src/catalogue';
import type { Catalogue } from '../../src/catalogue/model';
import type { ExportedVersion } from '../../src/exports/version';
import { readSite } from '../../src/site';

const { site } = readSite({});

/** The catalogue with the product name. */
const catalogue = JSON.parse(
  JSON.stringify(written).replaceAll('{product}', site.product),
) as Catalogue;

export const version: ExportedVersion = {
  name: 'current',
  route: '',
  catalogue,
  site,
  portalUrl: 'https://developers.example.com/portal',
};

export const frozenVersion: ExportedVersion = { ...version, name: '1.0', route: '/1.0' };

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Reads plain Markdown: CommonMark with the extensions of GFM. */
export function parse(text: string): Root {
  return parser.parse(text);
}
