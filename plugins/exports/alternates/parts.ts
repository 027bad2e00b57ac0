/** The parts of the portal's pages as Markdown: fields, endpoints, cards, notes. */
import type { Element } from 'hast';
import * as endpoint from '../../../src/messages/en/endpoint';
import * as pages from '../../../src/messages/en/pages';
import { deprecated } from '../../../src/messages/en/shell';
import type { Blockquote, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { Options } from 'rehype-remark';
import { type Block, code, link, list, paragraph, strong, text } from './nodes';
import { sayKind } from '../../../src/words/kinds';
import { listElements, toText } from './article';

export type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
export type State = Parameters<Handle>[0];

type Children = Element['children'];

/** Elements and text on a line, without paragraphs. */
export function toLine(state: State, children: Children): PhrasingContent[] {
  return state
    .all({ type: 'root', children })
    .flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));
}

/** Elements and text as blocks. */
export function toBlocks(state: State, children: Children): Block[] {
  return state.toFlow(state.all({ type: 'root', children }));
}

/** Cards, the panel of a tab, a note, a request, or only a group of blocks. */
export function toDiv(state: State, node: Element): RootContent | RootContent[] {
  const { role, dataMdast } = node.properties;
  if (dataMdast === 'list') return toCards(state, listElements(node));
  const [first, ...others] = listElements(node);
  // The label of a tab, which is shown without scripts.
  if (role === 'tabpanel' && first?.tagName === 'p') {
    return [paragraph([strong(toLine(state, [first]))]), ...toBlocks(state, others)];
  }
  if (/^h\d$/.test(first?.tagName ?? '') && others[0] && isRequired(others[0])) {
    const [heading, , ...blocks] = toBlocks(state, node.children);
    if (heading?.type === 'heading') heading.children.push(text(` (${endpoint.required})`));
    return [...(heading ? [heading] : []), ...blocks];
  }
  return toNote(state, node) ?? toCall(state, node) ?? toBlocks(state, node.children);
}

function isRequired(element: Element): boolean {
  return element.tagName === 'span' && toText(element).trim() === endpoint.required;
}

/** Whether an element is the badge of a method. */
export function isMethod(element: Element | undefined): element is Element {
  return element?.properties['dataMethod'] !== undefined;
}

/** A method with its address, or with the title of a changed endpoint. Undefined for all others. */
function toCall(state: State, element: Element): RootContent[] | undefined {
  const [method, target] = listElements(element);
  if (!isMethod(method) || !target) return undefined;
  if (target.tagName === 'code') return [paragraph([toCallCode(method, target)])];
  const others = element.children.filter((child) => child !== method);
  const [title, before] = toBlocks(state, others);
  if (title?.type !== 'heading') return undefined;
  const end = before?.type === 'paragraph' ? [text(' ('), ...before.children, text(')')] : [];
  return [{ ...title, children: [text(`${toText(method)} `), ...title.children, ...end] }];
}

function toCallCode(method: Element, target: Element) {
  return code(`${toText(method)} ${toText(target)}`);
}

/** Cards as a list of links with what they lead to. */
function toCards(state: State, cards: readonly Element[]): List {
  return list(
    cards.map((card) => [
      paragraph(card.tagName === 'article' ? toEndpoint(state, card) : toCard(state, card)),
    ]),
  );
}

/** ``[Get Boards](/docs/settings/boards.md), `GET /settings/boards`: Lists the boards.`` */
function toEndpoint(state: State, card: Element): PhrasingContent[] {
  const [title, path, summary, target] = listElements(card);
  const [method, name, ...marks] = title ? listElements(title) : [];
  if (!path || !summary || !target || !method || !name) return toLine(state, card.children);
  const links = toLine(state, [target]).filter((node) => node.type === 'link');
  return [
    ...links.map(({ url }) => link(url, [text(toText(name))])),
    ...marks.flatMap((mark) => [text(' '), ...toLine(state, [mark])]),
    text(', '),
    toCallCode(method, path),
    ...toSummary(state, summary),
  ];
}

/** What follows a link in a list, if there is anything to say. */
function toSummary(state: State, summary: Element): PhrasingContent[] {
  const words = toLine(state, [summary]);
  return words.length > 0 ? [text(': '), ...words] : [];
}

/** `[Settings](/endpoints/settings.md) (4 endpoints): Get your boards.` */
function toCard(state: State, card: Element): PhrasingContent[] {
  const [title, summary, ...others] = listElements(card);
  const [target, count] = title ? listElements(title) : [];
  if (!target || !summary) return toLine(state, card.children);
  return [
    ...toLine(state, [target]),
    ...(count ? [text(` (${toText(count)})`)] : []),
    ...toSummary(state, summary),
    ...others.flatMap((one) => [text(' '), ...toLine(state, [one])]),
  ];
}

/** The kind of a note: of our own ones, or of one in the text of an editor. */
function toKind({ properties }: Element): string | undefined {
  const { role, dataKind, className } = properties;
  if (role === 'note') return String(dataKind ?? '');
  return /\btheme-admonition-(\w+)/.exec(String(className))?.[1];
}

/** A quotation that starts with the kind and the title of a note in bold. Undefined for all others. */
function toNote(state: State, element: Element): Blockquote | undefined {
  const kind = toKind(element);
  if (kind === undefined) return undefined;
  const [name, content] = toTitled(element);
  const title = name ? toText(name).trim() : '';
  const word = sayKind(kind);
  const names = [kind, word.toLowerCase()].includes(title.toLowerCase()) ? [word] : [word, title];
  const shown = strong([text(names.filter((name) => name !== '').join(': '))]);
  return { type: 'blockquote', children: [paragraph([shown]), ...toBlocks(state, content)] };
}

/** The title of a note and what follows it: in a line or a fold of its own, or on the same line. */
function toTitled(note: Element): readonly [title: Element | undefined, content: Children] {
  const [first, ...others] = listElements(note);
  const [title] = first ? listElements(first) : [];
  if (!first || !title || !['strong', 'summary'].includes(title.tagName)) return [first, others];
  return [title, first.children.slice(first.children.indexOf(title) + 1)];
}

/* Parameters and response fields: items that start with a name. */

/** The elements of a row, without those that only group or label others: its name is in the first. */
function listPieces(row: Element): readonly Element[] {
  return listElements(row).flatMap((element, index) => {
    const { tagName, properties } = element;
    const groups =
      tagName === 'label' ||
      (row.tagName === 'li' && index === 0 && tagName === 'div') ||
      properties['dataMdast'] === 'row' ||
      /-description$/.test(String(properties['id']));
    return groups ? listPieces(element) : [element];
  });
}

/** Whether an item is a parameter or a field: it starts with its name, and has an address or a type. */
export function isField(item: Element): boolean {
  const [name, next] = listPieces(item);
  const isTyped = item.properties['id'] !== undefined || next?.tagName === 'span';
  return name?.tagName === 'code' && isTyped;
}

/** A field in one line, `name` (type, required): its description and limits. Then its own fields. */
export function toField(state: State, item: Element): ListItem {
  const [name, ...pieces] = listPieces(item);
  const [type, ...spans] = pieces.filter(({ tagName }) => tagName === 'span');
  const terms = [
    ...(type ? toLine(state, [type]) : []),
    ...(spans.some(isRequired) ? [text(`, ${endpoint.required}`)] : []),
  ];
  // What is inside a value follows what is said of it, and the title of a list is next to it.
  const inside = listElements(item);
  const toRank = (one: Element) =>
    /:\s*$/.test(toText(one)) ? 3 : inside.includes(one) ? 2 : one.tagName === 'span' ? 1 : 0;
  const sentences = pieces
    .filter((one) => one.tagName === 'p' || (spans.includes(one) && !isRequired(one)))
    .toSorted((one, other) => toRank(one) - toRank(other))
    .map((one) => (one.tagName === 'p' ? toLine(state, [one]) : toLimits(toLine(state, [one]))));
  const isDeprecated = pieces.some(({ tagName }) => tagName === 'strong');
  const line = [
    code(name ? toText(name) : ''),
    text(' ('),
    ...terms,
    text(sentences.length > 0 || isDeprecated ? '): ' : ')'),
    ...(isDeprecated ? [strong([text(`${deprecated}.`)]), text(' ')] : []),
    ...sentences.flatMap((words, index) =>
      index === 0 ? words : [text(endsSentence(sentences[index - 1]) ? ' ' : '. '), ...words],
    ),
  ];
  const others = pieces.filter(({ tagName }) => !['span', 'strong', 'p'].includes(tagName));
  return {
    type: 'listItem',
    spread: false,
    children: [
      paragraph(line),
      ...toBlocks(state, others.flatMap(listContent)).map((block) => toInner(block, name)),
    ],
  };
}

/** Whether other words can follow without a full stop. */
function endsSentence(words: readonly PhrasingContent[] = []): boolean {
  const last = words.at(-1);
  return last === undefined || (last.type === 'text' && /[.!?:。！？]\s*$/.test(last.value));
}

/** `At most 9 characters · Default: a` becomes sentences. */
function toLimits(words: readonly PhrasingContent[]): PhrasingContent[] {
  const sentences = words.map((word) =>
    word.type === 'text' ? text(word.value.replaceAll(' · ', '. ')) : word,
  );
  return [...sentences, text('.')];
}

/** The label of a list with the fields of the item itself. */
const ownFields = toExpression([
  pages.fields,
  endpoint.fieldsOf,
  endpoint.fieldsOfEachValue,
  endpoint.itemFields,
]);

const otherFields = toExpression([endpoint.otherFields, endpoint.otherFieldsOf]);

/** A title that one of some messages has, with the number of what is in the list. */
function toExpression(messages: readonly string[]): RegExp {
  const titles = messages.map((message) =>
    message.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'),
  );
  return new RegExp(String.raw`^(?:${titles.join('|')}) \([\d.,\s]+\)$`);
}

/** The content of a list that can be opened, without a label that tells no more than the item. */
function listContent(element: Element): Children {
  const [label] = listElements(element);
  const title = label && element.tagName === 'details' ? toText(label) : '';
  if (!ownFields.test(title) || otherFields.test(title)) return [element];
  return listElements(element).filter(({ tagName }) => tagName !== 'summary');
}

/** A block inside an item. Sections have no headings there, and names do not repeat that of the item. */
function toInner(block: Block, name: Element | undefined): Block {
  if (block.type === 'heading') return paragraph([strong(block.children)]);
  if (block.type !== 'list' || !name) return block;
  for (const { children } of block.children) {
    const [line] = children;
    const [own] = line?.type === 'paragraph' ? line.children : [];
    if (own?.type === 'inlineCode') own.value = own.value.replace(`${toText(name)}.`, '');
  }
  return block;
}
