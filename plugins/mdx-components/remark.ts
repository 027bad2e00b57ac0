/** Imports the components of Markdown pages, the data of the page's version, and a layout for text. */
import path from 'node:path';
import fs from 'node:fs';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import {
  isElement,
  listAttributes,
  listImportedNames,
  readAttribute,
  type Element,
} from '../../src/content/pages/elements';
import { flatten } from '../../src/content/pages/page';
import { parsers } from '../../src/content/pages/read';
import type { EndpointPage } from '../../src/page-data';
import { listIds } from '../../src/request/form';
import { findLanguage } from '../../src/samples';
import { listGuides } from '../../src/content/guides';
import { findMdxComponent, listSlots, type MdxComponent } from '../../src/content/mdx-components';
import {
  docsFolder,
  isEndpointData,
  localizedFolder,
  referenceFolder,
} from '../../src/routes/places';

/**
 * A remark plugin that imports the components of `src/content/mdx-components.ts` into pages. Keeps
 * names that a page imports itself, as pages of an older version may do. The folder is not an option
 * of the plugin, since Docusaurus writes options into the scripts of the site.
 */
export default function mdxComponents(siteDir: string, contentDir: string) {
  return () => async (root: Root, file: VFile) => {
    const [around, docs] = toVersionPlace(siteDir, contentDir, file.path);
    const folder = path.join(around, docs, referenceFolder);
    const own = listImportedNames(root.children);
    const slots = listSlots(siteDir);
    /** Names by source. */
    const imports = new Map<string, string>();
    /** The IDs that samples ask for: each once on a page. */
    const asked = new Set<string>();
    for (const element of flatten(root).filter(isElement)) {
      const name = element.name ?? '';
      const component = findMdxComponent(name);
      if (!component) renameClass(element);
      if (own.includes(name)) continue;
      const slot = slots.get(name);
      if (slot !== undefined) imports.set(`@site/${slot}`, name);
      if (!component) continue;
      imports.set(`@portal/src/components/${component.component ?? name}`, name);
      const pass = (attribute: string, source: string) => {
        const value = imports.get(source) ?? `componentData${imports.size}`;
        imports.set(source, value);
        element.attributes.push(...toAttribute(attribute, value));
      };
      if (needsLanguages(element)) pass('writers', '@portal/src/components/Code/allLanguages');
      const source = toDataSource(component, element, folder, file);
      if (source !== undefined) pass('page', source);
      if (name === 'Sample' && source !== undefined) {
        const ids = readIds(path.resolve(path.dirname(file.path), source));
        const asks = ids.filter((id) => !asked.has(id));
        asks.forEach((id) => asked.add(id));
        element.attributes.push(...toAttribute('asks', JSON.stringify(asks)));
      }
      if (component.hasGuides) {
        const guides = await listGuides(around, docs, readText(element, 'folder'));
        element.attributes.push(...toAttribute('guides', JSON.stringify(guides)));
      }
    }
    const codes = [...imports].map(
      ([source, name]) => `import ${name} from ${JSON.stringify(source)};`,
    );
    root.children.unshift(...codes.flatMap(parseCode));
  };
}

/** The folder around the pages of a page's version, and the path of these from there. */
export function toVersionPlace(
  siteDir: string,
  contentDir: string,
  page: string,
): readonly [around: string, docs: string] {
  const [docs = '', version = ''] = path.relative(siteDir, page).split(path.sep);
  if (docs === 'versioned_docs') return [siteDir, `${docs}/${version}`];
  // Of a version in another language.
  const names = page.split(path.sep);
  const at = names.lastIndexOf(localizedFolder) + 1;
  if (at > 0) return [names.slice(0, at).join(path.sep), names[at] ?? ''];
  return [contentDir, docsFolder];
}

/** Parses code into the nodes of a page. */
export function parseCode(code: string): RootContent[] {
  return parsers.mdx.parse(code).children;
}

/** An attribute with code. */
function toAttribute(name: string, code: string): Element['attributes'] {
  const [example] = parseCode(`<a ${name}={${code}} />`).filter(isElement);
  return example?.attributes ?? [];
}

/** Whether the first sample that a reader sees is not cURL, which is the only one in all pages. */
function needsLanguages(element: Element): boolean {
  const [first] = readText(element, 'languages').split(',');
  return first !== undefined && first !== '' && findLanguage(first) !== 'curl';
}

/** HTML that an editor pastes has `class`, and React `className`. */
function renameClass(element: Element): void {
  const found = findAttribute(element, 'class');
  if (found) found.name = 'className';
}

function findAttribute(element: Element, name: string): MdxJsxAttribute | undefined {
  return listAttributes(element).find((one) => one.name === name);
}

/** The data file of the component, relative to the page. Undefined if the component needs no data. */
function toDataSource(
  { dataFile, slugIn }: MdxComponent,
  element: Element,
  folder: string,
  file: VFile,
): string | undefined {
  if (dataFile === undefined && slugIn === undefined) return undefined;
  const name = dataFile ?? findEndpointFile(folder, slugIn ?? '', element, file);
  const relative = path.relative(path.dirname(file.path), path.join(folder, name));
  const posix = relative.split(path.sep).join('/');
  return posix.startsWith('.') ? posix : `./${posix}`;
}

/** The data file of an endpoint, relative to the folder. Fails with the position in the page. */
function findEndpointFile(folder: string, attribute: string, element: Element, file: VFile) {
  const slug = readText(element, attribute);
  // Lists only the categories, because every component of every page looks for its data.
  const found = fs
    .readdirSync(folder)
    .map((category) => `${category}${path.sep}${slug}.json`)
    .find((name) => isEndpointData(name) && fs.existsSync(path.join(folder, name)));
  const problem = `Found the slug ${JSON.stringify(slug)}, expected that of an endpoint.`;
  return found ?? file.fail(problem, element);
}

/** The IDs in the path of an endpoint, from its data file. */
function readIds(data: string): readonly string[] {
  return listIds((JSON.parse(fs.readFileSync(data, 'utf8')) as EndpointPage).endpoint);
}

/** The text of an attribute. Empty if there is none. */
function readText(element: Element, name: string): string {
  const found = findAttribute(element, name);
  const written = found && readAttribute(found);
  return written?.isKnown ? String(written.value) : '';
}

/**
 * A remark plugin that adds a layout to a page with text, which provides the theme's components for
 * links, lists, notes … A page of only imported components, such as that of an endpoint, needs none.
 */
export function textLayout() {
  return (root: Root) => {
    const imported = listImportedNames(root.children);
    if (!root.children.some((node) => hasText(node, imported))) return;
    // A default export names the layout of a page.
    root.children.push(
      ...parseCode(`export { default } from '@portal/src/components/TextLayout';`),
    );
  };
}

/** All that is neither code, an imported component, nor an empty HTML element is text. */
function hasText(node: RootContent, imported: readonly string[]): boolean {
  if (node.type === 'mdxjsEsm' || node.type === 'yaml') return false;
  if (!isElement(node) || !node.name) return true;
  const isEmpty = node.children.length === 0;
  const isKnown = imported.includes(node.name) || (isEmpty && /^[a-z]/.test(node.name));
  return !isKnown || node.children.some((child) => hasText(child, imported));
}
