/** A page of an editor: its text, front matter and syntax tree. */
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
  /** The route, relative to the base URL. */
  readonly route: string;
  /** Undefined if it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** All nodes in reading order. Empty if the page has a syntax error. */
  readonly nodes: readonly Node[];
  readonly parents: ReadonlyMap<Node, Node>;
  /** The nodes of the same text in plain Markdown, without components and braces. */
  readonly plainNodes: readonly Node[];
}

export type Node = Root | RootContent;

/** Reads a page and reports what cannot be read. The readable parts are checked further. */
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

/** The node and its descendants, in reading order. */
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

/** The ancestors of a node, closest first. */
export function listParents(node: Node, page: Page): readonly Node[] {
  const parent = page.parents.get(node);
  return parent ? [parent, ...listParents(parent, page)] : [];
}

/** The line on which a node starts. */
export function toLine(node: Node): { readonly line?: number } {
  const line = node.position?.start.line;
  return line === undefined ? {} : { line };
}

/** The source text of a node. */
export function toSource({ text }: SourceFile, { position }: Node): string {
  return position ? text.slice(position.start.offset, position.end.offset) : '';
}

/** The line of a front matter key, or the first line if the key is missing. */
export function toKeyLine({ text }: SourceFile, key: string): number {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/** The text of a node, without marks. */
export function toWords(node: Node): string {
  if ('value' in node && node.type !== 'html') return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(toWords).join('') : '';
}

/** The Docusaurus ID of a page: its path in `docs`, ending with its ID or its file name. */
export function toPageId({ file, frontMatter }: Page): string {
  const name = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const { id } = frontMatter ?? {};
  return withoutNumbers(typeof id === 'string' ? path.join(path.dirname(name), id) : name);
}
