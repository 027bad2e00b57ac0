/** A page that an editor wrote: its text, its front matter, its syntax tree. */
import path from 'node:path/posix';
import type { Root, RootContent } from 'mdast';
import { isObject } from '../../catalogue/check/values';
import { isPartial, toDefaultSlug, withoutNumbers } from '../../site-map/default-slug';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { loadProcessors } from './processor';
import { toSyntaxProblem } from './syntax';
import { parseFrontMatter } from './yaml';

export interface Page extends SourceFile {
  /** Address below the base address of the site. */
  readonly route: string;
  /** Nothing where it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** All nodes in order of reading; empty where the page has a mistake of syntax. */
  readonly nodes: readonly Node[];
  readonly parents: ReadonlyMap<Node, Node>;
  /** The nodes that plain Markdown, without components and braces, has in the same text. */
  readonly plainNodes: readonly Node[];
}

export type Node = Root | RootContent;

/** The page, and what keeps it from being read; what could be read is checked further. */
export async function parsePage(
  source: SourceFile,
): Promise<{ readonly page: Page; readonly problems: readonly ContentProblem[] }> {
  const matter = isPartial(source.file) ? noFrontMatter : parseFrontMatter(source);
  const slug = matter.frontMatter?.['slug'];
  const tree = await parseTree(source);
  return {
    page: {
      ...source,
      route: typeof slug === 'string' ? slug : toDefaultSlug(source.file),
      frontMatter: matter.frontMatter,
      ...tree.nodes,
    },
    problems: [...matter.problems, ...tree.problems],
  };
}

const noFrontMatter = { frontMatter: undefined, problems: [] };

async function parseTree(source: SourceFile) {
  const { pages, markdown } = await loadProcessors();
  try {
    const nodes = flatten(pages.parse(source.text) as Root);
    const plainNodes = flatten(markdown.parse(source.text) as Root);
    return { nodes: { nodes, parents: mapParents(nodes), plainNodes }, problems: [] };
  } catch (error) {
    const nodes = { nodes: [], parents: new Map<Node, Node>(), plainNodes: [] };
    const problem = toSyntaxProblem(source.file, source.text, isObject(error) ? error : {});
    return { nodes, problems: [problem] };
  }
}

/** The node and all inside it, in order of reading. */
export function flatten(node: Node): readonly Node[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

function mapParents(nodes: readonly Node[]): ReadonlyMap<Node, Node> {
  return new Map(
    nodes.flatMap((node) =>
      'children' in node ? node.children.map((child) => [child, node] as const) : [],
    ),
  );
}

/** The nodes around a node, the closest first. */
export function listParents(node: Node, page: Page): readonly Node[] {
  const parent = page.parents.get(node);
  return parent ? [parent, ...listParents(parent, page)] : [];
}

/** The line on which a node begins. */
export function toLine(node: Node): { readonly line?: number } {
  const line = node.position?.start.line;
  return line === undefined ? {} : { line };
}

/** The text of a node as it is written. */
export function toSource({ text }: SourceFile, { position }: Node): string {
  return position ? text.slice(position.start.offset, position.end.offset) : '';
}

/** The line of a key of the front matter; the first line of the page where it has none. */
export function toKeyLine({ text }: SourceFile, key: string): number {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/** The words of a node, without its marks. */
export function toWords(node: Node): string {
  if ('value' in node && node.type !== 'html') return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(toWords).join('') : '';
}

/** What Docusaurus calls a page: its path below `docs`, and its id or name. */
export function toPageId({ file, frontMatter }: Page): string {
  const name = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const { id } = frontMatter ?? {};
  return withoutNumbers(typeof id === 'string' ? path.join(path.dirname(name), id) : name);
}
