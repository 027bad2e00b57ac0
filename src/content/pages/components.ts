/** Checks the elements of a page: components, HTML, their attributes and where they are. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toChoices, toQuoted } from '../../check/problem';
import { checkGivenValues } from '../../check/values';
import type { Endpoint } from '../../api/view';
import { findLanguage, languageIds } from '../../samples';
import { findMdxComponent, mdxComponents, type MdxComponent } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isElement, listImports, readAttribute, type Element } from './elements';
import { blocks, findHtmlElement, htmlNames } from './html';
import {
  checkNodes,
  listParents,
  toLine,
  toWords,
  type Content,
  type Node,
  type Page,
} from './page';

/** A problem and its attribute. */
type PlacedProblem = Problem & { readonly at?: string; readonly line?: number };

export function checkComponents(page: Page, content: Content): readonly ContentProblem[] {
  const imported = listImports(page.nodes).flatMap(({ names }) => names);
  return checkNodes(page, (node) => {
    if (!isElement(node)) return [];
    const problems = [...checkElement(node, imported, content), ...checkNesting(node, page)];
    return problems.map(({ at, ...problem }) => ({
      where: `<${node.name ?? ''}>${at === undefined ? '' : ` ${at}`}`,
      ...problem,
    }));
  });
}

function checkElement(
  element: Element,
  imported: readonly string[],
  content: Content,
): readonly PlacedProblem[] {
  const { name } = element;
  if (name === null) return [];
  if (imported.includes(name)) return checkLiterals(element, imported);
  const component = findMdxComponent(name);
  if (component) return [...checkComponent(element, component, content), ...checkTabs(element)];
  const html = findHtmlElement(name);
  if (html) return [...checkNames(element, html), ...checkLiterals(element, imported)];
  const hint = 'If it is a placeholder, put it between backticks.';
  const known = [...Object.keys(mdxComponents), ...htmlNames, ...imported];
  const found = 'an unknown element';
  return [{ found, expected: 'one that pages can contain', hint, ...suggest(name, known) }];
}

function listAttributes({ attributes }: Element): readonly MdxJsxAttribute[] {
  return attributes.filter((one) => one.type === 'mdxJsxAttribute');
}

/** Reports unknown attributes. A name that ends with "-" stands for all that start with it. */
function checkNames(element: Element, known: readonly string[]): readonly PlacedProblem[] {
  const isKnown = (name: string) =>
    known.some((one) => (one.endsWith('-') ? name.startsWith(one) : name === one));
  return listAttributes(element)
    .filter(({ name }) => !isKnown(name))
    .map(({ name }) => ({
      found: `the unknown attribute ${toQuoted(name)}`,
      expected: toChoices(known),
      ...suggest(name, known),
    }));
}

/** Code in values could fail when the page is rendered, or differ in a later build. */
function checkLiterals(element: Element, imported: readonly string[]): readonly PlacedProblem[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [{ found: '{...}', expected: 'named attributes' }];
    }
    const written = readAttribute(attribute);
    if (written.isKnown || imported.includes(written.name ?? '')) return [];
    const expected = 'a literal value, or the name of an imported file';
    return [{ at: attribute.name, found: 'an expression', expected }];
  });
}

function checkComponent(
  element: Element,
  component: MdxComponent,
  content: Content,
): readonly PlacedProblem[] {
  const attributes = listAttributes(element);
  const slug = attributes.find(({ name }) => isSlug(component, name));
  const written = slug && readAttribute(slug);
  const endpoint = content.endpoints?.find((one) => written?.isKnown && one.slug === written.value);
  const missing = Object.entries(component.attributes).filter(
    ([name, { required }]) => required && !attributes.some((one) => one.name === name),
  );
  return [
    ...(component.hasContent || element.children.length === 0 ? [] : [withContent]),
    ...checkNames(element, Object.keys(component.attributes)),
    ...missing.map(([at]) => ({ at, found: 'nothing', expected: 'a value' })),
    ...checkLiterals(element, []),
    ...attributes.flatMap((one) => checkAttribute(one, component, endpoint, content)),
  ];
}

/** Whether an attribute names the endpoint of a component. */
function isSlug({ data }: MdxComponent, attribute: string): boolean {
  return data !== undefined && 'slugIn' in data && data.slugIn === attribute;
}

const withContent: PlacedProblem = {
  found: 'content, which the component does not show',
  expected: 'no content between its tags',
  hint: 'End the tag with "/>", and move the content after it.',
};

function checkAttribute(
  attribute: MdxJsxAttribute,
  component: MdxComponent,
  endpoint: Endpoint | undefined,
  { endpoints, broken }: Content,
): readonly PlacedProblem[] {
  const { name: at } = attribute;
  const written = readAttribute(attribute);
  if (!written.isKnown) return [];
  const { value } = written;
  const choices = component.attributes[at]?.values;
  if (choices) {
    const used = ['response', ...Object.keys(endpoint?.parameters ?? {})];
    // A field table shows only locations in which its endpoint has values.
    const known = endpoint ? choices.filter((choice) => used.includes(choice)) : choices;
    return checkChoice(at, value, known, toChoices(known));
  }
  if (isSlug(component, at)) {
    const known = [...(endpoints ?? []).map(({ slug }) => slug), ...broken];
    return endpoints ? checkChoice(at, value, known, 'the slug of an endpoint') : [];
  }
  if (at === 'languages') {
    return [value].flat().flatMap((name) => {
      const known = findLanguage(String(name)) ? [name] : languageIds;
      return checkChoice(at, name, known, toChoices(languageIds));
    });
  }
  if (at !== 'values' || !endpoint || broken.has(endpoint.slug)) return [];
  return checkGivenValues(endpoint, value, at).map(({ field, found, expected, misspelt }) => ({
    ...{ at: field, found, expected },
    ...(misspelt && suggest(misspelt.word, misspelt.known)),
  }));
}

function checkChoice(
  at: string,
  value: unknown,
  known: readonly unknown[],
  expected: string,
): readonly PlacedProblem[] {
  if (known.includes(value)) return [];
  return [{ at, found: toQuoted(value), expected, ...suggest(String(value), known.map(String)) }];
}

/** `<Tabs>` shows only its `<TabItem>` elements. */
function checkTabs(tabs: Element): readonly PlacedProblem[] {
  if (tabs.name !== 'Tabs') return [];
  const children: readonly Node[] = tabs.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child],
  );
  return children.flatMap((child) => {
    const words = toWords(child).trim();
    if (words === '' || child.type.startsWith('mdx')) return [];
    const found = `${toQuoted(words)}, which is not shown`;
    return [{ ...toLine(child), found, expected: 'only <TabItem> elements inside <Tabs>' }];
  });
}

/** Browsers move blocks out of a paragraph, so the page no longer matches its code. */
function checkNesting(element: Element, page: Page): readonly PlacedProblem[] {
  const name = element.name ?? '';
  if (!blocks.includes(name) && findMdxComponent(name)?.isBlock !== true) return [];
  if (!listParents(element, page).some(isText)) return [];
  const hint = 'Put it on a separate line, with a blank line above and below.';
  return [{ found: 'a block element in a paragraph', expected: 'a separate paragraph', hint }];
}

/** A paragraph that contains only components is replaced by them. */
function isText(node: Node): boolean {
  if (node.type === 'heading') return true;
  return (
    node.type === 'paragraph' &&
    !node.children.every(
      (child) =>
        child.type.startsWith('mdx') || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}
