/** A page that an editor wrote: its text, its front matter, its syntax tree. */
import type { Root, RootContent } from 'mdast';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { toDefaultSlug } from '../../endpoint-pages/slug';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { loadProcessor } from './processor';
import { toSyntaxProblem } from './syntax';

export interface Page extends SourceFile {
  /** Address below the base address of the site. */
  readonly route: string;
  /** Nothing where it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** Empty where the page has a mistake of syntax. */
  readonly nodes: readonly Node[];
}

export type Node = Root | RootContent;

/** The page, and what keeps it from being read; what could be read is checked further. */
export async function parsePage(
  source: SourceFile,
): Promise<{ readonly page: Page; readonly problems: readonly ContentProblem[] }> {
  const matter = await parseFrontMatter(source);
  const slug = matter.frontMatter?.['slug'];
  const tree = await parseTree(source);
  return {
    page: {
      ...source,
      route: typeof slug === 'string' ? slug : toDefaultSlug(source.file),
      frontMatter: matter.frontMatter,
      nodes: tree.root ? flatten(tree.root) : [],
    },
    problems: [...matter.problems, ...tree.problems],
  };
}

interface FrontMatter {
  readonly frontMatter: Page['frontMatter'];
  readonly problems: readonly ContentProblem[];
}

async function parseFrontMatter({ file, text }: SourceFile): Promise<FrontMatter> {
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: text,
    });
    return { frontMatter, problems: [] };
  } catch (error) {
    const { reason = 'no YAML', mark } = error as { reason?: string; mark?: { line: number } };
    return {
      frontMatter: undefined,
      problems: [
        {
          file,
          // The parser counts from the line below the opening dashes, from 0.
          line: mark ? mark.line + 2 : 1,
          where: 'front matter',
          found: `text that is no YAML (${reason})`,
          expected: 'a line "key: value" for each key',
          hint: 'Put a value that holds a colon, or begins with a special character, between quotes.',
        },
      ],
    };
  }
}

async function parseTree(source: SourceFile) {
  const processor = await loadProcessor();
  try {
    return { root: processor.parse(source.text) as Root, problems: [] };
  } catch (error) {
    return {
      root: undefined,
      problems: [toSyntaxProblem(source.file, source.text, error as object)],
    };
  }
}

/** The node and all inside it, in order of reading. */
function flatten(node: Node): readonly Node[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

/** The line on which a node begins. */
export function toLine(node: Node): { readonly line?: number } {
  const line = node.position?.start.line;
  return line === undefined ? {} : { line };
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
