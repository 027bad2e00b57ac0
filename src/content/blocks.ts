/** Descriptions of documents, which are CommonMark with HTML, as trees that are safe to show. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import * as messages from '../messages/en/pages';
import { toDefined } from '../openapi/document';
import { toPlainText } from '../openapi/inline';
import { withoutSizes } from '../openapi/text';
import type { Block, Blocks } from '../page-data';
import {
  findHeading,
  type FindRoute,
  type HeadingKeys,
  isExternal,
  listHeadings,
  toHeadingKey,
  toHeadingLink,
} from '../routes/document-links';
import { sayKind } from '../words/kinds';
import { flatten } from './pages/page';

/**
 * Finds the descriptions in the data of a page that are more than inline texts.
 * @param highest the level of their highest heading, below that of the page where they are
 */
export type CollectBlocks = (data: object, highest: number) => Blocks | undefined;

export type ToCollect = typeof toCollectBlocks;

/**
 * Returns what finds the descriptions of a document, whose links lead to the routes that are found.
 * @param keys of a translation
 */
export function toCollectBlocks(findRoute: FindRoute, keys?: HeadingKeys): CollectBlocks {
  const known = new Map<string, readonly Block[] | undefined>();
  const read = (text: string, highest: number) => {
    const key = `${highest} ${text}`;
    if (known.has(key)) return known.get(key);
    try {
      known.set(key, parse(text, highest, findRoute, keys));
    } catch {
      // Thousands of levels overflow the stack of the parser. The text is shown as it is.
      known.set(key, undefined);
    }
    return known.get(key);
  };
  return (data, highest) => {
    const found = [...listTexts(data)].flatMap((text) => {
      const blocks = read(text, highest);
      return blocks ? [[text, blocks] as const] : [];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  };
}

/** From CommonMark with GFM and HTML to safe elements. */
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, {
    ...defaultSchema,
    // The page has these names already.
    clobber: ['ariaDescribedBy', 'ariaLabelledBy', 'id', 'name'],
    // Tasks of lists. `toBlocks` leaves out other inputs.
    attributes: { ...defaultSchema.attributes, input: [['type', 'checkbox'], 'checked'] },
    required: {},
    protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
    strip: ['script', 'style'],
  })
  .freeze();

function parse(text: string, highest: number, findRoute: FindRoute, keys?: HeadingKeys) {
  const markdown = pipeline.parse(withoutSizes(text));
  escapePlaceholders(markdown, defaultSchema.tagNames ?? []);
  const root = pipeline.runSync(markdown);
  const levels = root.children.map(toLevel).filter((level) => level > 0);
  const shift = highest - (levels.length > 0 ? Math.min(...levels) : 1);
  const place = { shift, ...toTargets(text, findRoute, keys) };
  return isInline(root, text, place) ? undefined : toBlocks(root.children, place);
}

/** What blocks of a text have in common. */
interface TextPlace {
  /** How many levels lower headings are on the page. */
  readonly shift: number;
  readonly findRoute: FindRoute;
  /** The key of a heading. */
  readonly toKey: (heading: string) => string;
  /** The keys of the headings that links lead to. Each heading takes its own. */
  readonly targets: Set<string>;
}

/** Links lead to a heading of the text itself, or to another page. */
function toTargets(
  text: string,
  findRoute: FindRoute,
  keys?: HeadingKeys,
): Omit<TextPlace, 'shift'> {
  const own = new Set(listHeadings(text, keys));
  const isTarget = (key: string) =>
    text.includes('(#') || findRoute(toHeadingLink(key)) !== undefined;
  return {
    toKey: (heading) => toHeadingKey(heading, keys),
    findRoute: (href) => findHeading(own, href, keys) ?? findRoute(href),
    targets: new Set([...own].filter(isTarget)),
  };
}

/** Turns unknown tags that nothing closes into text, such as that in `Bearer <token>`. */
export function escapePlaceholders(markdown: Markdown, known: readonly string[]): void {
  const nodes = flatten(markdown).filter((node) => node.type === 'html');
  const closing = nodes.flatMap(({ value }) => [...value.matchAll(/<\/([a-z][^\s>]*)/gi)]);
  const names = new Set([...known, ...closing.map(([, name = '']) => name.toLowerCase())]);
  for (const node of nodes) {
    node.value = node.value.replaceAll(
      /<([a-z][^\s/<=>]*)(?:[\s/][^<=>]*)?>/gi,
      (tag, name: string) => (names.has(name.toLowerCase()) ? tag : tag.replace('<', '&lt;')),
    );
  }
}

const described = new Set(['description', 'summary', 'usage', 'deprecated', 'text']);
const undescribed = new Set(['example', 'examples', 'value', 'default', 'ownSamples']);

/** The texts of descriptions, but not those of examples. */
function listTexts(data: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return texts;
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string' && described.has(name)) texts.add(value);
    else if (Array.isArray(data) || !undescribed.has(name)) listTexts(value, texts);
  }
  return texts;
}

const inlineTags = new Set(['code', 'strong', 'em', 'a']);

/** Whether a text is a paragraph that reads the same in the inline notation. */
function isInline({ children }: Root, text: string, { findRoute }: TextPlace): boolean {
  const [paragraph, ...others] = children;
  if (paragraph === undefined) return true;
  if (others.length > 0 || paragraph.type !== 'element' || paragraph.tagName !== 'p') return false;
  const isPlain = paragraph.children.every(
    (one) =>
      one.type === 'text' ||
      (one.type === 'element' &&
        inlineTags.has(one.tagName) &&
        findRoute(toName(one.properties['href'])) === undefined &&
        one.children.every(({ type }) => type === 'text')),
  );
  return isPlain && toWords(toText(paragraph)) === toWords(toPlainText(text));
}

function toWords(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function toText(node: ElementContent | RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(toText).join('') : '';
}

/** The level of a heading. 0 for others. */
function toLevel(node: RootContent): number {
  return Number(node.type === 'element' ? (/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0);
}

function toBlocks(nodes: readonly RootContent[], place: TextPlace): readonly Block[] {
  return nodes.flatMap((node): readonly Block[] => {
    if (node.type === 'text')
      return node.value.includes('\n') && !/\S/.test(node.value) ? [] : [node.value];
    return node.type === 'element' ? toElement(node, place) : [];
  });
}

function toElement(element: Element, place: TextPlace): readonly Block[] {
  const { tagName: tag, properties } = element;
  const children = toBlocks(element.children, place);
  if (tag === 'pre') return [{ tag, code: toCode(element) }];
  if (tag === 'input') return properties['type'] === 'checkbox' ? [toTask(properties)] : [];
  if (tag === 'a') return toLink(properties['href'], children, place);
  if (tag === 'img') {
    const { src, alt, title } = properties;
    return toLink(src, [toName(alt) || toName(title) || toName(src)], place);
  }
  if (tag === 'blockquote') return [toNote(children) ?? { tag, children }];
  if (toLevel(element) > 0) return [toHeading(element, children, place)];
  const block: Block = toDefined({ tag, attributes: toAttributes(element), children });
  return [tag === 'table' ? { tag: 'div', attributes: boxed, children: [block] } : block];
}

function toHeading(element: Element, children: readonly Block[], place: TextPlace): Block {
  const key = place.toKey(toText(element));
  const isTarget = place.targets.delete(key);
  return toDefined({
    tag: `h${Math.min(6, toLevel(element) + place.shift)}`,
    attributes: isTarget ? { id: toHeadingLink(key).slice(1) } : undefined,
    children,
  });
}

/** A quotation that starts with a mark such as `[!WARNING]`, and perhaps a title, is a note. */
function toNote([first, ...others]: readonly Block[]): Block | undefined {
  const [text, ...inline] = typeof first === 'object' ? (first.children ?? []) : [];
  if (typeof first !== 'object' || typeof text !== 'string') return undefined;
  const [mark, kind = '', title = ''] = /^\s*\[!(\w+)\][ \t]*([^\n]*)/.exec(text) ?? [];
  if (mark === undefined) return undefined;
  const rest = [text.slice(mark.length).trimStart(), ...inline].filter((one) => one !== '');
  const [, look = 'info'] = noteLooks.find(([pattern]) => pattern.test(kind)) ?? [];
  return {
    tag: 'div',
    attributes: {
      className: `alert alert--${look}`,
      role: 'note',
      'data-kind': kind.toLowerCase(),
    },
    children: [
      { tag: 'p', attributes: { className: 'strong' }, children: [title || sayKind(kind)] },
      ...(rest.length > 0 ? [{ ...first, children: rest }] : []),
      ...others,
    ],
  };
}

const noteLooks = [
  [/^(?:warn|caution|danger|error|important)/i, 'warning'],
  [/^(?:tip|hint|success)/i, 'success'],
] as const;

/** The box of a task, as in pages of editors. React wants a handler beside `checked`. */
function toTask({ checked = false }: Element['properties']): Block {
  const attributes = { type: 'checkbox', disabled: true, defaultChecked: checked === true };
  return {
    tag: 'input',
    attributes: { ...attributes, 'aria-label': checked ? messages.done : messages.toDo },
  };
}

const boxed = { className: 'table-box', role: 'group', 'aria-label': messages.table, tabIndex: 0 };

function toName(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A link to another site, or to a page. Other links, such as those to files, are text. */
function toLink(target: unknown, children: readonly Block[], { findRoute }: TextPlace) {
  const written = toName(target);
  const href = isExternal(written) ? written : findRoute(written);
  // An image in a link is a link itself.
  const content = children.flatMap((child) =>
    typeof child === 'object' && child.tag === 'a' ? (child.children ?? []) : [child],
  );
  return href === undefined ? children : [{ tag: 'a', href, children: content }];
}

function toCode(pre: Element) {
  const [code] = pre.children;
  const classes = code?.type === 'element' ? String(code.properties['className']) : '';
  const language = /language-([\w-]+)/.exec(classes)?.[1] ?? 'text';
  return { code: toText(pre).replace(/\n$/, ''), language };
}

/** What can be opened has a sign, and space below it. */
const classes: ReadonlyMap<string, string> = new Map([
  ['details', 'block'],
  ['summary', 'fold accent'],
]);

/** The attributes of lists and tables, and classes. All others are left out. */
function toAttributes({ tagName, properties }: Element) {
  const { align, colSpan, rowSpan, start } = properties;
  const aligned = align === 'center' || align === 'right' ? `align-${align}` : undefined;
  const given = { className: classes.get(tagName) ?? aligned, colSpan, rowSpan, start };
  const known = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
