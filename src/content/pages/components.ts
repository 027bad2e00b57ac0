/** Checks the components of a page: they, their attributes and their endpoints must exist. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { listsOf } from '../../catalogue/check/parameters';
import { toChoices, toQuoted, type Problem as EntryProblem } from '../../catalogue/check/problem';
import { checkGivenValues } from '../../catalogue/check/requests';
import type { Endpoint } from '../../catalogue/model';
import { findLanguage, languageIds } from '../../samples';
import { findMdxComponent, mdxComponents, type MdxComponent } from '../mdx-components';
import type { Content } from '../content';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isElement, listImports, readAttribute, type Element } from './elements';
import { toLine, toWords, type Node, type Page } from './page';

/** A problem and its attribute. */
type ComponentProblem = Problem & { readonly at?: string; readonly line?: number };

/** The components that the theme provides to every page. */
const themeComponents = ['Admonition', 'Details', 'Head'];

export function checkComponents(page: Page, content: Content): readonly ContentProblem[] {
  const imported = listImports(page.nodes).flatMap(({ names }) => names);
  const known = [...Object.keys(mdxComponents), ...themeComponents, ...imported];
  return page.nodes.filter(isElement).flatMap((element) => {
    const name = element.name ?? '';
    const component = imported.includes(name) ? undefined : findMdxComponent(name);
    const isUnknown = /^[A-Z]|\./.test(name) && !known.includes(name);
    const problems: readonly ComponentProblem[] = [
      ...(isUnknown ? [toUnknown(name, 'component', known)] : []),
      ...(component ? checkComponent(element, component, content) : []),
      ...(component ? checkTabs(element) : []),
    ];
    return problems.map(({ at, ...problem }) => ({
      ...{ file: page.file, ...toLine(element) },
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
  const slugIn = component.data && 'slugIn' in component.data ? component.data.slugIn : undefined;
  const naming = attributes.find(({ name }) => name === slugIn);
  const slug = naming && readAttribute(naming);
  const endpoint = content.endpoints?.find((one) => slug?.isKnown && one.slug === slug.value);
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

const withContent: ComponentProblem = {
  found: 'content, which the component does not show',
  expected: 'no content between its tags',
  hint: 'End the tag with "/>", and move the content after it.',
};

function checkAttribute(
  attribute: MdxJsxAttribute,
  component: MdxComponent,
  endpoint: Endpoint | undefined,
  { endpoints, valid }: Content,
): readonly ComponentProblem[] {
  const { name: at } = attribute;
  const written = readAttribute(attribute);
  const choices = component.attributes[at]?.values;
  const isSlug = component.data && 'slugIn' in component.data && component.data.slugIn === at;
  if (!written.isKnown) {
    const hint = isSlug ? { hint: `Write ${at}="boards", with the slug of your endpoint.` } : {};
    return [{ at, found: 'an expression', expected: 'a literal value', ...hint }];
  }
  const { value } = written;
  if (isSlug) {
    if (endpoint || !endpoints) return [];
    const known = endpoints.map(({ slug }) => slug);
    const expected = 'the slug of an endpoint';
    return [{ at, found: toQuoted(value), expected, ...suggest(String(value), known) }];
  }
  if (choices) {
    const problems = checkChoice(at, value, choices);
    return endpoint && problems.length === 0 ? checkLocation(endpoint, at, value) : problems;
  }
  if (at === 'languages') return checkLanguages(value);
  if (at === 'values' && endpoint && valid.has(endpoint.slug))
    return checkGivenValues(endpoint, value, at).map(toComponentProblem);
  return [];
}

/** Whether the endpoint has values in the location that a field table shows. */
function checkLocation(
  endpoint: Endpoint,
  at: string,
  value: unknown,
): readonly ComponentProblem[] {
  const lists = listsOf(endpoint).filter(({ list }) => list.length > 0);
  return checkChoice(at, value, ['response', ...lists.map(({ location }) => location)]);
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

function toComponentProblem({ field, found, expected, misspelt }: EntryProblem): ComponentProblem {
  return { at: field, found, expected, ...(misspelt && suggest(misspelt.word, misspelt.known)) };
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
