/** Reads the front matter of a page. */
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isUntranslated } from '../../src/content/pages/translated';
import type { Project } from '../../src/project/index';
import { findFrozen } from './frozen';
import { parseCommonMark } from '../../src/content/pages/read';
import { isCommonMark, isPartial, toDefaultSlug } from '../../src/routes/default-slug';

/** Adds a slug based on the file path, and the title of CommonMark, to pages without them. */
export function toFrontMatterParser(project: Project, contentDir: string): ParseFrontMatter {
  const { folder: siteDir } = project;
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const inside = path.relative(contentDir, params.filePath);
    const frozen = findFrozen(project, params.filePath);
    // Pages of versions are in the site.
    const file =
      frozen?.file ?? (inside.startsWith('..') ? path.relative(siteDir, params.filePath) : inside);
    if (isPartial(file)) return parsed;
    // Of a page without a sentence, Docusaurus would take the marks.
    const texts = isCommonMark(file)
      ? { description: '', ...parseCommonMark({ file, text: params.fileContent }).texts }
      : {};
    return {
      ...parsed,
      frontMatter: {
        slug: toDefaultSlug(file),
        ...texts,
        ...parsed.frontMatter,
        ...((frozen?.isOriginal ?? isUntranslated(project, file)) && { untranslated: true }),
      },
    };
  };
}
