/** How the front matter of a page is read. */
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { docsFrontMatter } from '../../src/framework/front-matter';
import { isPartial, toDefaultSlug } from '../../src/site-map/default-slug';

type FrontMatter = Awaited<ReturnType<ParseFrontMatter>>;

/** A page that names no slug has the address of its file. */
export function toFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath);
    if (isPartial(file)) return parsed;
    return { ...parsed, frontMatter: { slug: toDefaultSlug(file), ...parsed.frontMatter } };
  };
}

/**
 * A page whose front matter has a mistake keeps the last one that had none: one page must not keep
 * `start` from showing what has changed in all others. The content check says what is wrong.
 */
export function keepLastGood(parse: ParseFrontMatter): ParseFrontMatter {
  const lastGood = new Map<string, FrontMatter>();
  return async (params) => {
    const parsed = await parse(params).catch(() => undefined);
    const isGood = parsed && !docsFrontMatter.validate(parsed.frontMatter).error;
    if (isGood) lastGood.set(params.filePath, parsed);
    return lastGood.get(params.filePath) ?? parse({ ...params, fileContent: '' });
  };
}
