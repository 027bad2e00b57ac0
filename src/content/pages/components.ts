/** Checks the components of a page: they, their attributes and their endpoints must exist. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toChoices, toQuoted } from '../../check/problem';
import { checkGivenValues } from '../../check/values';
import type { Endpoint } from '../../api/view';
import { findLanguage, languageIds } from '../../samples';
import { findMdxComponent, mdxComponents, type MdxComponent } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isElement, listImports, readAttribute, type Element } from './elements';
import { checkNodes, toLine, toWords, type Content, type Node, type Page } from './page';

/** A problem and its attribute. */
type ComponentProblem = Problem & { readonly at?: string; readonly line?: number };

/** The components that the theme provides to every page. */
const themeComponents = ['Admonition', 'Details', 'Head'];

export function checkComponents(page: Page, content: Content): readonly ContentProblem[] {
  const imported = listImports(page.nodes).flatMap(({ names }) => names);
  const known = [...Object.keys(mdxComponents), ...themeComponents, ...imported];
  return checkNodes(page, (node) => {
    const name = isElement(node) ? (node.name ?? '') : '';
    if (!isElement(node) || imported.includes(name)) return [];
    const component = findMdxComponent(name);
    const isUnknown = /^[A-Z]|\./.test(name) && !known.includes(name);
    const problems = component
      ? [...checkComponent(node, component, content), ...checkTabs(node)]
      : [...(isUnknown ? [toUnknown(name, 'component', known)] : [])];
    return problems.map(({ at, ...problem }) => ({
      where: `<${name}>${at === undefined ? '' : ` ${at}`}`,
      ...problem,
    }));
  });
}

function checkComponent(
  element: Element,
  component: MdxComponent,
  content: Content,
): readonly ComponentProblem[] {
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const names = Object.keys(component.attributes);
  const unknown = attributes.filter(({ name }) => !names.includes(name));
  const missing = Object.entries(component.attributes).filter(
    ([name, { required }]) => required && !attributes.some((one) => one.name === name),
  );
  const slug = attributes.find(({ name }) => isSlug(component, name));
  const written = slug && readAttribute(slug);
  const endpoint = content.endpoints?.find((one) => written?.isKnown && one.slug === written.value);
  const hasSpread = element.attributes.length > attributes.length;
  const isShown = component.hasContent || element.children.length === 0;
  return [
    ...(isShown ? [] : [withContent]),
    ...unknown.map(({ name }) => toUnknown(name, 'attribute', names)),
    ...(hasSpread ? [{ found: '{...}', expected: 'named attributes' }] : []),
    ...missing.map(([name]) => ({ at: name, found: 'nothing', expected: 'a value' })),
    ...attributes
      .filter(({ name }) => names.includes(name))
      .flatMap((attribute) => checkAttribute(attribute, component, endpoint, content)),
  ];
}

/** Whether an attribute names the endpoint of a component. */
function isSlug({ data }: MdxComponent, attribute: string): boolean {
  return data !== undefined && 'slugIn' in data && data.slugIn === attribute;
}

const withContent: ComponentProblem = {
  found: 'content, which the component does not show',
  expected: 'no content between its tags',
  hint: 'End the tag with "/>", and move the content after it.',
};

function checkAttribute(
  attribute: MdxJsxAttribute,
  component: MdxComponent,
  endpoint: Endpoint | undefined,
  { endpoints, broken }: Content,
): readonly ComponentProblem[] {
  const { name: at } = attribute;
  const written = readAttribute(attribute);
  if (!written.isKnown) {
    return [{ at, found: 'an expression', expected: 'a literal value' }];
  }
  const { value } = written;
  if (isSlug(component, at)) {
    if (endpoint || !endpoints || broken.has(String(value))) return [];
    const known = [...endpoints.map(({ slug }) => slug), ...broken];
    const expected = 'the slug of an endpoint';
    return [{ at, found: toQuoted(value), expected, ...suggest(String(value), known) }];
  }
  const choices = component.attributes[at]?.values;
  if (choices) {
    const problems = checkChoice(at, value, choices);
    return endpoint && problems.length === 0 ? checkLocation(endpoint, at, value) : problems;
  }
  if (at === 'languages') return checkLanguages(value);
  if (at === 'values' && endpoint && !broken.has(endpoint.slug)) {
    return checkGivenValues(endpoint, value, at).map(({ field, found, expected, misspelt }) => ({
      ...{ at: field, found, expected },
      ...(misspelt && suggest(misspelt.word, misspelt.known)),
    }));
  }
  return [];
}

/** Whether the endpoint has values in the location that a field table shows. */
function checkLocation(
  endpoint: Endpoint,
  at: string,
  value: unknown,
): readonly ComponentProblem[] {
  return checkChoice(at, value, ['response', ...Object.keys(endpoint.parameters)]);
}

function checkChoice(
  at: string,
  value: unknown,
  known: readonly string[],
): readonly ComponentProblem[] {
  if (typeof value === 'string' && known.includes(value)) return [];
  const expected = toChoices(known);
  return [{ at, found: toQuoted(value), expected, ...suggest(String(value), known) }];
}

function checkLanguages(value: unknown): readonly ComponentProblem[] {
  const at = 'languages';
  if (!Array.isArray(value) || value.length === 0) {
    return [{ at, found: toQuoted(value), expected: "a list such as {['curl', 'python']}" }];
  }
  return value.flatMap((name) =>
    findLanguage(String(name)) ? [] : checkChoice(at, name, languageIds),
  );
}

function toUnknown(name: string, kind: string, known: readonly string[]): ComponentProblem {
  const found = `the unknown ${kind} ${toQuoted(name)}`;
  const expected = known.length > 0 ? toChoices(known) : 'none';
  return { found, expected, ...suggest(name, known) };
}

/** `<Tabs>` shows only its `<TabItem>` elements. */
function checkTabs(tabs: Element): readonly ComponentProblem[] {
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
