/**
 * Files with the ending `.md` are CommonMark with the additions of GitHub. Turns alerts, references
 * and HTML into what pages consist of, for the check and for the build.
 */
import path from 'node:path/posix';
import type {
  Blockquote,
  Code,
  Definition,
  Heading,
  Image,
  Link,
  Paragraph,
  Root,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { PageProblem } from '../../check/messages';
import { toQuoted } from '../../check/problem';
import { toDefaultSlug, toReadable } from '../../routes/default-slug';
import { escapePlaceholders } from '../blocks';
import { knownNames } from './html';
import { toIds } from './headings';
import { joinHtml, type Parent } from './html-nodes';
import { withoutText } from './links';
import { flatten, isExternal, toLine, toSource, toWords, type Node } from './page';

interface Context {
  readonly text: string;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly report: (problem: PageProblem) => void;
}

/** Changes the tree of a file. Returns what readers do not see, or see in another way. */
export function readCommonMark(root: Root, text: string): readonly PageProblem[] {
  const problems: PageProblem[] = [];
  const definitions = flatten(root).filter((node) => node.type === 'definition');
  escapePlaceholders(root, knownNames);
  readChildren(root, {
    text,
    definitions: new Map(definitions.map((node) => [node.identifier, node])),
    report: (problem) => problems.push(problem),
  });
  lowerHeadings(root);
  removeTwins(root);
  return problems;
}

/** The title of a page whose front matter has none, and its first paragraph. */
export function describeCommonMark(root: Root, file: string) {
  // A backslash in front matter breaks the build.
  const toText = (node: Node | undefined) => {
    const words = node ? flatten(node).map(toSpokenWords).join('') : '';
    return words.replaceAll(/\s+/g, ' ').replaceAll('\\', '').trim();
  };
  const name = path.basename(toDefaultSlug(file)) || 'home';
  const title = toText(findTitle(root)) || toReadable(name);
  // What stands on the page itself tells more of it than a note.
  const own = root.children.find(isSentence) ?? flatten(root).find(isSentence);
  const description = toText(own);
  return { title, ...(description && { description }) };
}

/** The words of a node itself, without those of pictures. */
function toSpokenWords(node: Node): string {
  const isBreak =
    node.type === 'break' || (node.type === 'htmlElement' && node.data.hName === 'br');
  if (isBreak) return ' ';
  return node.type === 'image' || 'children' in node ? '' : toWords(node);
}

/** A paragraph of words, unlike one of pictures. */
function isSentence(node: Node): boolean {
  const isText = (one: Node) => one.type === 'text' && /\p{L}/u.test(one.value);
  const isLabel = node.type === 'paragraph' && node.data && 'directiveLabel' in node.data;
  return node.type === 'paragraph' && !isLabel && node.children.some(isText);
}

/** A heading of level 1 is the title, if no other heading and no line are above it. */
function findTitle(root: Root): Heading | undefined {
  const first = flatten(root).find(({ type }) => type === 'heading' || type === 'thematicBreak');
  return first?.type === 'heading' && first.depth === 1 ? first : undefined;
}

/** A page has one title. */
function lowerHeadings(root: Root): void {
  const title = findTitle(root);
  const others = flatten(root)
    .filter((node) => node.type === 'heading')
    .filter((heading) => heading !== title);
  if (others.every(({ depth }) => depth > 1)) return;
  for (const heading of others) heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
}

/** A place above a heading may have the ID that the heading has itself. */
function removeTwins(root: Root): void {
  const ids = toIds(flatten(root).filter((node) => node.type === 'heading'));
  for (const node of flatten(root)) {
    if (node.type !== 'htmlElement' || !ids.includes(node.data.hProperties['id'] ?? '')) continue;
    const { id: _id, ...hProperties } = node.data.hProperties;
    node.data = { ...node.data, hProperties };
  }
}

function readChildren(parent: Parent, context: Context): void {
  if (parent.type === 'heading') takeId(parent);
  const children = joinHtml(parent.children, context.report);
  for (const child of children) if ('children' in child) readChildren(child, context);
  parent.children = children.flatMap((child) => readNode(child, context)) as never;
}

/** The ID of a heading such as `## Title {#id}`, or in a comment of HTML or of MDX. */
function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text' && last?.type !== 'html') return;
  const [written = ''] = headingId.exec(last.value) ?? [];
  const [id] = /(?<=#)[^\s*}]+/.exec(written) ?? [];
  if (id === undefined) return;
  heading.data = { ...heading.data, hProperties: { id } };
  last.value = last.value.slice(0, -written.length).trimEnd();
}

const headingId =
  /(?:\{#[\p{L}\p{M}\p{N}_-]+\}|(?:\{\/\*|<!--) *#[\p{L}\p{M}\p{N}_-]+ *(?:\*\/\}|-->))$/u;

function readNode(node: Node, context: Context): readonly Node[] {
  const resolve = ({ identifier }: { readonly identifier: string }) => {
    const { url = '', title } = context.definitions.get(identifier) ?? {};
    return { url, title };
  };
  switch (node.type) {
    case 'definition':
      return [];
    case 'linkReference':
      return [readLink({ ...node, type: 'link', ...resolve(node) })];
    case 'link':
      return [readLink(node)];
    case 'imageReference':
      return [toPicture({ ...node, type: 'image', ...resolve(node) }, context)];
    case 'image':
      return [toPicture(node, context)];
    case 'blockquote':
      return [toNote(node) ?? node];
    case 'htmlElement':
      return [node.data.hName === 'pre' ? toCode(node) : node];
    case 'textDirective':
    case 'leafDirective': {
      const { position } = node;
      return [{ type: 'text', value: toSource({ file: '', text: context.text }, node), position }];
    }
    default:
      return [node];
  }
}

/** Code as HTML, whose inner elements are only text. */
function toCode(pre: Extract<Node, { type: 'htmlElement' }>): Code {
  const classes = flatten(pre).map((node) =>
    node.type === 'htmlElement' ? node.data.hProperties['class'] : undefined,
  );
  const [, lang] = /(?:^|\s)language-(\S+)/.exec(classes.join(' ')) ?? [];
  return { type: 'code', lang, value: toWords(pre).replace(/^\n/, '') };
}

/** A link contains no others, such as those for pictures of other sites. */
function readLink(link: Link): Link {
  const toInner = (child: Link['children'][number]) =>
    child.type === 'link' ? child.children : [child];
  return { ...link, children: link.children.flatMap(toInner) };
}

/** The policy of pages blocks pictures of other sites. */
function toPicture(image: Image, { report }: Context): Image | Link | Text {
  const { url, alt, position } = image;
  const at = { line: toLine(image), where: `image ${toQuoted(url)}` };
  if (!isExternal(url)) {
    if (!alt?.trim()) report({ ...at, ...withoutText });
    return image;
  }
  const found = 'a picture of another site, which is shown as a link';
  report({ ...at, found, expected: 'a file of the project' });
  const text: Text = { type: 'text', value: alt || url };
  return /^(?:https?:)?\/\//i.test(url) ? { type: 'link', url, children: [text], position } : text;
}

/** The notes of GitHub, and those of pages. */
const notes: ReadonlyMap<string, readonly [kind: string, title?: string]> = new Map([
  ['note', ['note']],
  ['tip', ['tip']],
  ['important', ['info', 'Important']],
  ['warning', ['warning']],
  ['caution', ['danger', 'Caution']],
]);

/** A quotation that starts with a line such as `[!NOTE]` is a note. */
function toNote({ children: [first, ...others], position }: Blockquote) {
  const [text, ...inline] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark = '', name = ''] = /^\[!([a-z]+)\][ \t]*(?:\r?\n|$)/i.exec(text.value) ?? [];
  const [kind, title] = notes.get(name.toLowerCase()) ?? [];
  if (kind === undefined) return undefined;
  const value = text.value.slice(mark.length);
  const rest = [
    ...(value === '' ? [] : [{ type: 'text' as const, value }]),
    ...(value === '' && inline[0]?.type === 'break' ? inline.slice(1) : inline),
  ];
  return {
    type: 'containerDirective',
    name: kind,
    children: [...(title ? [toLabel(title)] : []), { ...first, children: rest }, ...others],
    position,
  } satisfies ContainerDirective;
}

function toLabel(value: string): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] };
}
