/** Reads files with the ending `.md` as the check of the content reads them. */
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readCommonMark } from '../../src/content/pages/commonmark';
import { isElement } from '../../src/content/pages/elements';
import { flatten } from '../../src/content/pages/page';
import { decode } from '../../src/openapi/document';
import { isCommonMark } from '../../src/routes/default-slug';
import { loadCode, type ParseCode } from './remark';

/** A remark plugin that must be the first one. */
export default function commonMark() {
  return async (root: Root, file: VFile) => {
    if (!isCommonMark(file.path)) return;
    readCommonMark(root, String(file));
    sizePictures(root, file, await loadCode());
  };
}

/** Pictures with a size of their own. The framework gives all others the size of their file. */
function sizePictures(root: Root, file: VFile, parse: ParseCode): void {
  const { loaders } = getFileLoaderUtils(file.data['compilerName'] === 'server');
  for (const image of flatten(root).filter((node) => node.type === 'image')) {
    const { alt, title, url, data } = image;
    const own = Object.entries({ ...data?.hProperties });
    if (own.length === 0) continue;
    const source = `${loaders.inlineMarkdownImageFileLoader}./${decode(url)}`;
    const code = `<img src={require(${JSON.stringify(source)}).default} />`;
    const [picture] = parse(code).filter(isElement);
    const texts = [['alt', alt ?? ''], ...(title ? [['title', title]] : []), ...own];
    const attributes = texts.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
    const type = 'mdxJsxTextElement';
    Object.assign(image, picture, {
      type,
      attributes: [...(picture?.attributes ?? []), ...attributes],
    });
  }
}
