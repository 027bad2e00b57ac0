/** Converts the HTML of pages to Markdown. */
import { readFileSync } from 'node:fs';
import type { Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { PhrasingContent } from 'mdast';
import { parseFragment } from 'parse5';
import rehypeRemark, { type Options as ConversionOptions } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { keepArticle } from './article';
import { toHandlers } from './handlers';
import { code, text } from './nodes';

/** The URLs of alternates, such as `/docs/errors.md`, by the key of their pages. */
export type Alternates = ReadonlyMap<string, string>;

/** Returns the Markdown of a page, in CommonMark and GFM. */
export type Convert = (html: string) => string;

const format = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  // A table does not end a paragraph.
  join: [(_left, right) => (right.type === 'table' ? 1 : undefined)],
  // `[name](url)` instead of `<url>`, which looks like HTML.
  resourceLink: true,
  unsafe: [
    // GFM makes `www.` a link whatever follows, but the package escapes it only before letters.
    { character: '.', before: '[Ww]{3}', inConstruct: 'phrasing', notInConstruct: 'link' },
    // `<'@a>` and `<3@a>` are email addresses. The package looks only for HTML.
    { character: '<', after: String.raw`(?=\S)`, inConstruct: 'phrasing' },
  ],
} satisfies Options;

/** Links of the Markdown are absolute, since agents often read a part of it without its URL. */
export function buildConverter(alternates: Alternates, siteUrl: string): Convert {
  const toTarget = (url: string) => {
    const [page = ''] = url.split('#');
    const alternate = alternates.get(toKey(page));
    const target = alternate === undefined ? url : url.replace(page, () => alternate);
    return /^\/(?!\/)/.test(target) ? siteUrl + target : target;
  };
  const handlers = toHandlers(toTarget);
  const text: NodeHandle = (_state, node: Text) => toTexts(node.value);
  const pipeline = unified()
    .use(remarkGfm, table)
    .use(remarkStringify, { ...format, handlers: { text: toEscape() } })
    .freeze();
  return (html) => {
    // With `rehype-parse`, which also records where each element is, it would take a fourth longer.
    const root = fromParse5(parseFragment(toMain(html), { scriptingEnabled: false })) as Root;
    keepArticle(root);
    // The package would copy what it sees, and collapse its whitespace slowly.
    const hidden: NodeHandle = (state) => state.one(root, undefined);
    const nodeHandlers = { text, hidden };
    const converter = unified().use(rehypeRemark, { handlers, nodeHandlers, newlines: true });
    return pipeline.stringify(converter.runSync({ type: 'hidden' } as never));
  };
}

type NodeHandle = NonNullable<NonNullable<ConversionOptions['nodeHandlers']>[string]>;

/** With the same width for all cells, cells are not padded, and the second row is `| --- | --- |`. */
const table = { stringLength: () => 3 };

/**
 * A text, in which URLs are code: no mark in them is escaped, and none is a link. Code in tables cannot
 * have `\|`, and a URL has neither character (RFC 3986).
 */
function toTexts(value: string): PhrasingContent[] {
  const parts = value.split(/(https?:\/\/[^\s<>\\|]*(?<![.,;:!?'")\]]))/);
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    return [index % 2 === 0 ? text(part) : code(part)];
  });
}

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;

/** Remembers texts, as many pages have the same ones. What to escape depends on what is around them. */
function toEscape(): Handle {
  const known = new Map<string, string>();
  return ({ value }: Text, _parent, state, { before, after }) => {
    const key = [before, after, [...new Set(state.stack)].join(), value].join('\n');
    const escaped = known.get(key) ?? state.safe(value, { before, after });
    known.set(key, escaped);
    return escaped;
  };
}

/** What the thread receives. */
export interface WorkerData {
  /** The HTML files of pages. */
  readonly files: readonly string[];
  readonly alternates: Alternates;
  /** The address of the site, without the base URL and a slash at the end. */
  readonly siteUrl: string;
}

/** The Markdown of files, in their order. */
export function convertFiles(data: WorkerData): readonly string[] {
  const toMarkdown = buildConverter(data.alternates, data.siteUrl);
  return data.files.map((file) => toMarkdown(readFileSync(file, 'utf8')));
}

/** The key of a page, with or without a slash at the end. */
export function toKey(permalink: string): string {
  return permalink.replace(/(.)\/$/, '$1');
}

/** The part of a page that contains the article. Otherwise, a large menu takes most of the time. */
function toMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
