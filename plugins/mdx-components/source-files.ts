/** Reads files with the ending `.md` as the check of the content reads them, and finds the files that pages link to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Properties } from 'hast';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readCommonMark } from '../../src/content/pages/commonmark';
import { isElement } from '../../src/content/pages/elements';
import { flatten } from '../../src/content/pages/page';
import { listOutside } from '../../src/content/outside';
import { toRelative } from '../../src/content/pages/links';
import { readSize } from '../../src/project/brand';
import { docsFolder } from '../../src/routes/places';
import { decode } from '../../src/openapi/document';
import { isCommonMark } from '../../src/routes/default-slug';
import { loadCode, toVersionPlace, type ParseCode } from './remark';

/**
 * A remark plugin that must be the first one. The folders are not options of the plugin, since
 * Docusaurus writes options into the scripts of the site.
 */
export default function sourceFiles(
  siteDir: string,
  contentDir: string,
  linkApis: (root: Root) => void = () => undefined,
) {
  return () => async (root: Root, file: VFile) => {
    const isMarkdown = isCommonMark(file.path);
    if (isMarkdown) readCommonMark(root, String(file));
    const docs = path.join(...toVersionPlace(siteDir, contentDir, file.path));
    linkOutside(root, file, docs);
    linkApis(root);
    if (isMarkdown) sizePictures(root, file, await loadCode());
  };
}

/** Links to the copies of files that stand outside of the folder of pages. */
function linkOutside(root: Root, { path: page }: VFile, docs: string): void {
  const name = path.relative(docs, page).split(path.sep).join('/');
  const file = `${docsFolder}/${name}`;
  for (const { node, inside } of listOutside({ file, nodes: flatten(root) })) {
    const copy = path.join(docs, path.posix.relative(docsFolder, inside));
    const end = node.url.search(/[?#]|$/);
    if (existsSync(copy)) node.url = encodeURI(toRelative({ file }, inside)) + node.url.slice(end);
  }
}

/** Pictures with a size of their own. The framework gives all others the size of their file. */
function sizePictures(root: Root, file: VFile, parse: ParseCode): void {
  const { loaders } = getFileLoaderUtils(file.data['compilerName'] === 'server');
  for (const image of flatten(root).filter((node) => node.type === 'image')) {
    const { alt, title, url, data } = image;
    const place = path.join(path.dirname(file.path), decode(url));
    const own = Object.entries({ ...toWidth(place, data?.hProperties), ...data?.hProperties });
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

/** The width of a picture of which only the height is written: styles of pages keep the width alone. */
function toWidth(file: string, { width, height }: Properties = {}) {
  const size = width === undefined && Number(height) > 0 ? readSize(file) : undefined;
  return size && { width: String(Math.round((Number(height) * size.width) / size.height)) };
}
