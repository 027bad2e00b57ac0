/** Reads the front matter of a page. */
import path from 'node:path';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isPartial, toDefaultSlug } from '../../src/site-map/default-slug';

type FrontMatter = Awaited<ReturnType<ParseFrontMatter>>;

/** Adds a slug based on the file path to pages without a slug. */
export function toFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath);
    if (isPartial(file)) return parsed;
    return { ...parsed, frontMatter: { slug: toDefaultSlug(file), ...parsed.frontMatter } };
  };
}

/**
 * Keeps the last valid front matter of a page while the current one is invalid, so that `start`
 * continues to show changes to other pages. The content check reports the problem.
 */
export function keepLastGood(parse: ParseFrontMatter): ParseFrontMatter {
  const lastGood = new Map<string, FrontMatter>();
  return async (params) => {
    const parsed = await parse(params).catch(() => undefined);
    const isGood = parsed && !DocFrontMatterSchema.validate(parsed.frontMatter).error;
    if (isGood) lastGood.set(params.filePath, parsed);
    return lastGood.get(params.filePath) ?? parse({ ...params, fileContent: '' });
  };
}
