/** Reads the front matter of a page. */
import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';
import { isPartial, toDefaultSlug } from '../../src/routes/default-slug';

/** Adds a slug based on the file path to pages without a slug. */
export function toFrontMatterParser(siteDir: string, contentDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const inside = path.relative(contentDir, params.filePath);
    // Pages of versions are in the site.
    const file = inside.startsWith('..') ? path.relative(siteDir, params.filePath) : inside;
    if (isPartial(file)) return parsed;
    return { ...parsed, frontMatter: { slug: toDefaultSlug(file), ...parsed.frontMatter } };
  };
}
