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
import { isElement, readAttribute, type Element } from './elements';
import { listDeclared } from './declared';
import { toLine, type Page } from './page';

/** A problem and its attribute. */
type PartProblem = Problem & { readonly at?: string };

/** The components that the theme provides to every page. */
const themeComponents = ['Admonition', 'Details', 'Head'];

export function checkParts(page: Page, content: Content): readonly ContentProblem[] {
  const declared = listDeclared(page);
  return page.nodes.filter(isElement).flatMap((element) => {
    const [name = ''] = (element.name ?? '').split('.');
    if (!/^[A-Z]/.test(name) || declared.has(name) || themeComponents.includes(name)) return [];
    const part = findMdxComponent(name);
    const problems = part
      ? checkPart(element, part, content)
      : [toUnknown(name, 'component', Object.keys(mdxComponents))];
    return problems.map(({ at, ...problem }) => ({
      file: page.file,
      ...toLine(element),
      where: `<${name}>${at === undefined ? '' : ` ${at}`}`,
      ...problem,
    }));
  });
}

function checkPart(element: Element, part: MdxComponent, content: Content): readonly PartProblem[] {
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const names = Object.keys(part.attributes);
  const unknown = attributes.filter(({ name }) => !names.includes(name));
  const spread = element.attributes.length - attributes.length;
  const missing = Object.entries(part.attributes).filter(
    ([name, { required }]) => required && !attributes.some((one) => one.name === name),
  );
  const endpoint = findEndpoint(attributes, part, content);
  const given = attributes.map(({ name }) => name);
  const twice = given.filter((name, index) => given.indexOf(name) !== index);
  return [
    ...(part.hasContent || element.children.length === 0 ? [] : [withContent]),
    ...twice.map((at) => ({ at, found: 'it twice', expected: 'unique attributes' })),
    ...unknown.map(({ name }) => toUnknown(name, 'attribute', names)),
    ...(spread > 0 ? [{ found: '{...}', expected: 'named attributes' }] : []),
    ...missing.map(([name]) => ({ at: name, found: 'nothing', expected: 'a value' })),
    ...attributes
      .filter(({ name }) => names.includes(name))
      .flatMap((attribute) => checkAttribute(attribute, part, endpoint, content)),
  ];
}

const withContent: PartProblem = {
  found: 'content, which the component does not show',
  expected: 'no content between its tags',
  hint: 'End the tag with "/>", and move the content after it.',
};

function checkAttribute(
  attribute: MdxJsxAttribute,
  part: MdxComponent,
  endpoint: Endpoint | undefined,
  { endpoints, sound }: Content,
): readonly PartProblem[] {
  const { name: at } = attribute;
  const written = readAttribute(attribute);
  const choices = part.attributes[at]?.values;
  const isSlug = part.data && 'slugIn' in part.data && part.data.slugIn === at;
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
    if (choices.includes(String(value))) return endpoint ? checkPlace(endpoint, at, value) : [];
    const expected = toChoices(choices);
    return [{ at, found: toQuoted(value), expected, ...suggest(String(value), choices) }];
  }
  if (at === 'languages') return checkLanguages(value);
  if (at === 'values' && endpoint && sound.has(endpoint.slug))
    return checkGivenValues(endpoint, value, at).map(toPartProblem);
  return [];
}

/** Whether the endpoint has values in the location that a field table shows. */
function checkPlace(endpoint: Endpoint, at: string, value: unknown): readonly PartProblem[] {
  const places = listsOf(endpoint).filter(({ list }) => list.length > 0);
  const known = ['response', ...places.map(({ location }) => location)];
  if (known.includes(String(value))) return [];
  return [{ at, found: `${toQuoted(value)}, which it does not have`, expected: toChoices(known) }];
}

function checkLanguages(value: unknown): readonly PartProblem[] {
  const at = 'languages';
  if (!Array.isArray(value) || value.length === 0) {
    return [{ at, found: toQuoted(value), expected: "a list such as {['curl', 'python']}" }];
  }
  return value
    .filter((name) => typeof name !== 'string' || !findLanguage(name))
    .map((name) => ({
      at,
      found: toQuoted(name),
      expected: toChoices(languageIds),
      ...suggest(String(name), languageIds),
    }));
}

function findEndpoint(
  attributes: readonly MdxJsxAttribute[],
  { data }: MdxComponent,
  { endpoints }: Content,
): Endpoint | undefined {
  if (!data || !('slugIn' in data)) return undefined;
  const attribute = attributes.find(({ name }) => name === data.slugIn);
  const written = attribute && readAttribute(attribute);
  return endpoints?.find(({ slug }) => written?.isKnown && slug === written.value);
}

function toUnknown(name: string, kind: string, known: readonly string[]): PartProblem {
  const found = `the unknown ${kind} ${toQuoted(name)}`;
  const expected = known.length > 0 ? toChoices(known) : 'none';
  return { found, expected, ...suggest(name, known) };
}

function toPartProblem({ field, found, expected, misspelt }: EntryProblem): PartProblem {
  return { at: field, found, expected, ...(misspelt && suggest(misspelt.word, misspelt.known)) };
}
