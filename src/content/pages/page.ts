/** A page of an editor: its text, front matter and syntax tree; and what it can refer to. */
import type { Root, RootContent } from 'mdast';
import type { Endpoint } from '../../openapi/model';
import type { Aliased } from '../../check/addresses';
import type { SourceFile } from '../files';
import type { ContentProblem, PageProblem } from '../../check/messages';

export interface Page extends SourceFile, Aliased {
  readonly route: string;
  /** Undefined if it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** All nodes that can be read, in reading order. */
  readonly nodes: readonly Node[];
  /** What readers do not see of a file in CommonMark, or see in another way. */
  readonly unshown: readonly PageProblem[];
  /** The text that cannot be read, because of a syntax error or a wrong fence. */
  readonly unread: string;
}

export type Node = Root | RootContent;

export interface Content {
  /** The folder that contains `docs`. */
  readonly contentDir: string;
  /** Whether `docs` is a copy, with the files outside of it that pages link to. */
  readonly isCopied?: boolean;
  /** The names of the project's own components. */
  readonly slots?: readonly string[];
  readonly pages: readonly Page[];
  /** What pages import, and no reader opens. */
  readonly partials: readonly Page[];
  /** The files of all pages, including unreadable ones. */
  readonly files: readonly string[];
  /** Undefined if they cannot be read. References to them cannot be checked then. */
  readonly endpoints: readonly Endpoint[] | undefined;
  /** The slugs of entries with problems. Those without the right shape are not in `endpoints`. */
  readonly broken: ReadonlySet<string>;
  readonly errors: readonly string[] | undefined;
  /** The other APIs of a portal. */
  readonly siblings?: Siblings;
  /** The folders of the site that other languages and APIs have for their pages. */
  readonly sites?: readonly string[];
  /** The generated pages, by file. */
  readonly generated: ReadonlyMap<string, GeneratedPage>;
}

/** The routes of other APIs by ID. Undefined for those that are not known. */
export type Siblings = ReadonlyMap<string, ReadonlySet<string> | undefined>;

export interface GeneratedPage extends Aliased {
  readonly route: string;
  /** Undefined if they are not known. */
  readonly anchors?: readonly string[] | undefined;
}

/** Builds leave out drafts. */
export function isDraft({ frontMatter }: Pick<Page, 'frontMatter'>): boolean {
  return frontMatter?.['draft'] === true;
}

/** What a build contains. */
export function withoutDrafts(content: Content): Content {
  return { ...content, pages: content.pages.filter((page) => !isDraft(page)) };
}

/** Whether a URL has a scheme, or leads to another host. */
export function isExternal(url: string): boolean {
  return /^([a-z][a-z+.-]*:|\/\/)/i.test(url);
}

/** The node and its descendants, in reading order. */
export function flatten(node: Node): readonly Node[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

export function toLine({ position }: Node): number | undefined {
  return position?.start.line;
}

export function toSource({ text }: SourceFile, { position }: Node): string {
  return position ? text.slice(position.start.offset, position.end.offset) : '';
}

/** The line of a front matter key, or the first line if the key is missing. */
export function toKeyLine({ text }: SourceFile, key: string): number {
  const [matter = ''] = /^---[^]*?\n---/.exec(text) ?? [];
  const index = matter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/** The text of a node, without marks. */
export function toWords(node: Node): string {
  if ('value' in node && node.type !== 'html') return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(toWords).join('') : '';
}

/** The problems of all nodes of a page, each at the line of its node unless it has its own. */
export function checkNodes(
  { file, nodes }: Pick<Page, 'file' | 'nodes'>,
  check: (node: Node) => readonly PageProblem[],
): readonly ContentProblem[] {
  return nodes.flatMap((node) =>
    check(node).map((problem) => ({ file, line: toLine(node), ...problem })),
  );
}
