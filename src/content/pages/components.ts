/** Checks the elements of a page: components, HTML, their attributes and where they are. */
import { suggest, toChoices, toQuoted } from '../../check/problem';
import { checkGivenValues } from '../../check/values';
import { dataFiles } from '../../routes/places';
import type { Endpoint } from '../../openapi/model';
import { findLanguage, languageIds } from '../../samples';
import { componentNames, findMdxComponent, type MdxComponent } from '../mdx-components';
import type { ContentProblem, PageProblem } from '../../check/messages';
import {
  isElement,
  listAttributes,
  listImportedNames,
  readAttribute,
  type Element,
} from './elements';
import { blocks, emptyNames, findHtmlElement, htmlNames, isKnownName } from './html';
import { checkNodes, flatten, toLine, toWords, type Content, type Node, type Page } from './page';

export function checkComponents(page: Page, content: Content): readonly ContentProblem[] {
  const imported = listImportedNames(page.nodes);
  return checkNodes(page, (node) => {
    if (!isElement(node)) return checkNesting(node);
    // Its import cannot be read.
    if (/^[A-Z]/.test(node.name ?? '') && page.unread.includes(`import ${node.name}`)) return [];
    return checkElement(node, imported, content).map(({ where: attribute, ...problem }) => ({
      where: `<${node.name ?? ''}>${attribute === undefined ? '' : ` ${attribute}`}`,
      ...problem,
    }));
  });
}

function checkElement(
  element: Element,
  imported: readonly string[],
  content: Content,
): readonly PageProblem[] {
  const { name } = element;
  if (name === null) return [];
  if (imported.includes(name)) return checkLiterals(element, imported);
  const component = findMdxComponent(name);
  if (component) return [...checkComponent(element, component, content), ...checkTabs(element)];
  if (content.slots?.includes(name)) return checkLiterals(element, imported);
  const html = findHtmlElement(name);
  if (html) {
    const isFull = emptyNames.includes(name) && element.children.length > 0;
    const wrong = [...checkNames(element, html), ...checkLiterals(element, imported)];
    return isFull ? [withContent, ...wrong] : wrong;
  }
  const hint = 'If it is a placeholder, put it between backticks.';
  const known = [...componentNames, ...(content.slots ?? []), ...htmlNames, ...imported];
  const found = 'an unknown element';
  return [{ found, expected: 'one that pages can contain', hint, ...suggest(name, known) }];
}

function checkNames(element: Element, known: readonly string[]): readonly PageProblem[] {
  return listAttributes(element)
    .filter(({ name }) => !isKnownName(name, known))
    .map(({ name }) => ({
      found: `the unknown attribute ${toQuoted(name)}`,
      expected: toChoices(known),
      ...suggest(name, known),
    }));
}

/** Code in values could fail when the page is rendered, or differ in a later build. */
function checkLiterals(element: Element, imported: readonly string[]): readonly PageProblem[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [{ found: '{...}', expected: 'named attributes' }];
    }
    const written = readAttribute(attribute);
    const text = typeof attribute.value === 'string' ? attribute.value : attribute.value?.value;
    if (/^\s*javascript:|["'`]\s*javascript:/i.test(text ?? '')) {
      return [{ where: attribute.name, found: 'a script', expected: 'a URL' }];
    }
    if (written.isKnown || imported.includes(written.name ?? '')) return [];
    const expected = 'a literal value, or the name of an imported file';
    return [{ where: attribute.name, found: 'an expression', expected }];
  });
}

function checkComponent(
  element: Element,
  component: MdxComponent,
  content: Content,
): readonly PageProblem[] {
  const { attributes: known = {}, hasContent, dataFile, slugIn = '' } = component;
  const written = new Map(listAttributes(element).map((one) => [one.name, readAttribute(one)]));
  const missing = Object.keys(known).filter((name) => known[name]?.required && !written.has(name));
  const slug = written.get(slugIn);
  // Events have no samples.
  const endpoints = content.endpoints?.filter(({ event }) => !event || !known['values']);
  const endpoint = endpoints?.find((one) => slug?.isKnown && one.slug === slug.value);
  return [
    ...(hasContent || element.children.length === 0 ? [] : [withContent]),
    ...(dataFile === dataFiles.errors && content.errors?.length === 0 ? [withoutRows] : []),
    ...checkNames(element, Object.keys(known)),
    ...missing.map((where) => ({ where, found: 'nothing', expected: 'a value' })),
    ...checkLiterals(element, []),
    ...[...written].flatMap(([name, attribute]) => {
      const { type, values: choices } = known[name] ?? {};
      if (!attribute.isKnown || !known[name]) return [];
      const { value } = attribute;
      if (name === slugIn) return checkSlug(name, value, { ...content, endpoints });
      if (choices) return checkChoice(name, value, listShown(choices, endpoint));
      if (type === 'languages') return checkLanguages(value);
      if (type !== 'request') return checkType(name, value, type);
      if (!endpoint || content.broken.has(endpoint.slug)) return [];
      const wrong = checkGivenValues(endpoint, value, name);
      return wrong.map(({ field: where, ...problem }) => ({ where, ...problem }));
    }),
  ];
}

const withContent: PageProblem = {
  found: 'content, which the element does not show',
  expected: 'no content between its tags',
  hint: 'End the tag with "/>", and move the content after it.',
};

/** Only the catalogue describes status codes and verbs. */
const withoutRows: PageProblem = {
  found: 'a table without rows, since an OpenAPI document has none for it',
  expected: 'another component',
};

function checkSlug(where: string, slug: unknown, { endpoints, broken }: Content) {
  const known = [...(endpoints ?? []).map((endpoint) => endpoint.slug), ...broken];
  return endpoints ? checkChoice(where, slug, known, 'the slug of an endpoint') : [];
}

/** A field table shows only locations in which its endpoint has values. */
function listShown(choices: readonly string[], endpoint: Endpoint | undefined) {
  const used = ['response', ...Object.keys(endpoint?.parameters ?? {})];
  return endpoint ? choices.filter((choice) => used.includes(choice)) : choices;
}

/** React fails at other values, or shows none of them. */
function checkType(where: string, value: unknown, type?: 'flag'): readonly PageProblem[] {
  if (typeof value === (type === 'flag' ? 'boolean' : 'string')) return [];
  const expected = type === 'flag' ? 'no value, {true} or {false}' : 'a text in quotes';
  return [{ where, found: toQuoted(value), expected }];
}

function checkLanguages(value: unknown): readonly PageProblem[] {
  const where = 'languages';
  if (!Array.isArray(value)) {
    return [{ where, found: toQuoted(value), expected: "a list such as {['curl', 'go']}" }];
  }
  const unknown = value.filter((name) => !findLanguage(String(name)));
  return unknown.flatMap((name) => checkChoice(where, name, languageIds));
}

function checkChoice(
  where: string,
  value: unknown,
  known: readonly unknown[],
  expected = toChoices(known),
): readonly PageProblem[] {
  const closest = suggest(String(value), known.map(String));
  return known.includes(value) ? [] : [{ where, found: toQuoted(value), expected, ...closest }];
}

/** `<Tabs>` shows only its `<TabItem>` elements. */
function checkTabs(tabs: Element): readonly PageProblem[] {
  if (tabs.name !== 'Tabs') return [];
  const children: readonly Node[] = tabs.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child],
  );
  return children.flatMap((child) => {
    const words = toWords(child).trim();
    if (words === '' || child.type.startsWith('mdx')) return [];
    const found = `${toQuoted(words)}, which is not shown`;
    return [{ line: toLine(child), found, expected: 'only <TabItem> elements inside <Tabs>' }];
  });
}

/** Browsers move blocks out of a paragraph, so the page no longer matches its code. */
function checkNesting(node: Node): readonly PageProblem[] {
  const inner = isText(node) ? flatten(node).filter(isElement) : [];
  const isBlock = ({ name }: Element) =>
    blocks.includes(name ?? '') || findMdxComponent(name)?.isBlock === true;
  return inner.filter(isBlock).map((element) => ({
    line: toLine(element),
    where: `<${element.name}>`,
    found: 'a block element in a paragraph',
    expected: 'a separate paragraph',
    hint: 'Put it on a separate line, with a blank line above and below.',
  }));
}

/** A paragraph that contains only components is replaced by them. */
function isText(node: Node): boolean {
  if (node.type !== 'paragraph') return node.type === 'heading';
  return !node.children.every(
    (child) => child.type.startsWith('mdx') || (child.type === 'text' && !child.value.trim()),
  );
}
