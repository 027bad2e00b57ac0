/** Reads the front matter of a page. */
import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';
import { isPartial, toDefaultSlug } from '../../src/site-map/default-slug';

/** Adds a slug based on the file path to pages without a slug. */
export function toFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath);
    if (isPartial(file)) return parsed;
    return { ...parsed, frontMatter: { slug: toDefaultSlug(file), ...parsed.frontMatter } };
  };
}
