/** Reads files with the ending `.md` as the check of the content reads them, and finds what pages link to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Properties } from 'hast';
import type { Link, LinkReference, Root } from 'mdast';
import type { VFile } from 'vfile';
import { readCommonMark } from '../../src/content/pages/commonmark';
import { isElement } from '../../src/content/pages/elements';
import { flatten } from '../../src/content/pages/page';
import { listOutside } from '../../src/content/outside';
import { toRelative } from '../../src/content/pages/links';
import { readSize } from '../../src/project/brand';
import { type Project, toContentDir } from '../../src/project/index';
import { splitAddress, toApiPath } from '../../src/routes/apis';
import { docsFolder } from '../../src/routes/places';
import { decode } from '../../src/openapi/document';
import { isCommonMark } from '../../src/routes/default-slug';
import { parseCode, toVersionPlace } from './remark';

/**
 * A remark plugin that must be the first one. The project is no option of the plugin, since Docusaurus
 * writes options into the scripts of the site.
 */
export default function sourceFiles(project: Project) {
  const linkOthers = linkApis(project);
  return () => (root: Root, file: VFile) => {
    const isMarkdown = isCommonMark(file.path);
    if (isMarkdown) readCommonMark(root, String(file));
    const docs = path.join(...toVersionPlace(project.folder, toContentDir(project), file.path));
    linkOutside(root, file, docs);
    linkOthers(root);
    if (isMarkdown) sizePictures(root, file);
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
function sizePictures(root: Root, file: VFile): void {
  const { loaders } = getFileLoaderUtils(file.data['compilerName'] === 'server');
  for (const image of flatten(root).filter((node) => node.type === 'image')) {
    const { alt, title, url, data } = image;
    const place = path.join(path.dirname(file.path), decode(url));
    const own = Object.entries({ ...toWidth(place, data?.hProperties), ...data?.hProperties });
    if (own.length === 0) continue;
    const source = `${loaders.inlineMarkdownImageFileLoader}./${decode(url)}`;
    const code = `<img src={require(${JSON.stringify(source)}).default} />`;
    const [picture] = parseCode(code).filter(isElement);
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

/** Rewrites links to other APIs, which are other sites: Docusaurus keeps those with its protocol for paths. */
function linkApis({
  portal,
  deployment,
  ...project
}: Pick<Project, 'portal' | 'deployment' | 'locale' | 'translations'>) {
  const locale = project.translations === undefined ? '' : project.locale;
  const others = portal.apis.filter((id) => id !== portal.root);
  const own = deployment.baseUrl + (locale && `${locale}/`);
  const depth = own.slice(portal.baseUrl.length).split('/').length - 1;
  // Docusaurus would put the base URL of the site before any other.
  const start = own + '../'.repeat(depth);
  return (root: Root) => {
    const nodes = flatten(root);
    const defined = new Set<string>();
    for (const node of nodes) {
      if (node.type !== 'link' && node.type !== 'definition') continue;
      const address = splitAddress(node.url, others);
      if (!address) continue;
      const target = toApiPath(address, portal.baseUrl, locale);
      node.url = `pathname://${start}${target.slice(portal.baseUrl.length)}`;
      if (node.type === 'link') keepTab(node);
      else defined.add(node.identifier);
    }
    for (const node of nodes) {
      if (node.type === 'linkReference' && defined.has(node.identifier)) keepTab(node);
    }
  };
}

/** Docusaurus opens paths with its protocol in a new tab. */
function keepTab(node: Link | LinkReference): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, target: '_self' } };
}
