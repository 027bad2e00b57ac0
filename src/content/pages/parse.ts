/** Parses the page of an editor: its front matter and its text. */
import type { Root } from 'mdast';
import { isObject } from '../../catalogue/check/properties';
import { isPartial, toDefaultSlug } from '../../site-map/default-slug';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { checkFences } from './fences';
import { flatten, type Node, type Page } from './page';
import { loadProcessors } from './processor';
import { isFollowOn, toSyntaxProblem, type SyntaxFailure } from './syntax';
import { parseFrontMatter } from './yaml';

interface Parsed {
  readonly page: Page;
  readonly problems: readonly ContentProblem[];
}

/** The last text of each file, and what it contains. Most pages do not change between two checks. */
const last = new Map<string, { readonly text: string; readonly parsed: Parsed }>();

/** Reads a page and reports what cannot be read. The readable parts are checked further. */
export async function parsePage(source: SourceFile): Promise<Parsed> {
  const { file, text } = source;
  const known = last.get(file);
  if (known?.text === text) return known.parsed;
  const parsed = await parse(source);
  last.set(file, { text, parsed });
  return parsed;
}

async function parse(source: SourceFile): Promise<Parsed> {
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

const unread = { nodes: [], parents: new Map<Node, Node>(), plainNodes: [] };

/** After a wrong fence, code is text and text is code, so only the fence is reported. */
async function parseTree(source: SourceFile) {
  const { pages, markdown, blocks } = await loadProcessors();
  try {
    const nodes = flatten(pages.parse(source.text) as Root);
    const plainNodes = flatten(markdown.parse(source.text) as Root);
    const problems = checkFences(source, nodes, plainNodes);
    if (problems.length > 0) return { nodes: unread, problems };
    return { nodes: { nodes, parents: mapParents(nodes), plainNodes }, problems: [] };
  } catch (error) {
    const failure: SyntaxFailure = isObject(error) ? error : {};
    const nodes = flatten(blocks.parse(source.text) as Root);
    const problem = toSyntaxProblem(source, nodes, failure);
    const [fence] = checkFences(source, nodes, []);
    const problems = [
      ...(fence && isFollowOn(failure, fence) ? [] : [problem]),
      ...(fence ? [fence] : []),
    ];
    return { nodes: unread, problems };
  }
}

function mapParents(nodes: readonly Node[]): ReadonlyMap<Node, Node> {
  return new Map(
    nodes.flatMap((node) =>
      'children' in node ? node.children.map((child) => [child, node] as const) : [],
    ),
  );
}
