/** A page that an editor wrote: its text, its front matter, its syntax tree. */
import { load, YAMLException } from 'js-yaml';
import type { Root, RootContent } from 'mdast';
import { toDefaultSlug } from '../../site-map/default-slug';
import { isObject } from '../../catalogue/check/values';
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
  const matter = parseFrontMatter(source);
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

/**
 * The same parser as that of Docusaurus, without the memory around it: a text that is no YAML fails
 * there only once.
 */
function parseFrontMatter({ file, text }: SourceFile): FrontMatter {
  const [, yaml] = /^---\r?\n(.*?)^---[ \t]*\r?$/ms.exec(text) ?? [];
  if (yaml === undefined) {
    const found = text.startsWith('---') ? 'no "---" that ends it' : 'none';
    const problem = { file, line: 1, ...notKeys, found, hint: noEnd };
    return { frontMatter: undefined, problems: [problem] };
  }
  try {
    const value = load(yaml) ?? {};
    if (isObject(value)) return { frontMatter: value, problems: [] };
    return { frontMatter: undefined, problems: [{ file, line: 2, ...notKeys }] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    // The parser counts from 0, and from the line below the opening dashes.
    const place = { file, line: mark.line + 2 };
    const found = `text that is no YAML (${reason})`;
    const hint = yamlHints.find(([pattern]) => pattern.test(reason))?.[1] ?? notKeys.hint;
    return { frontMatter: undefined, problems: [{ ...place, ...notKeys, found, hint }] };
  }
}

const noEnd = 'Begin the page with a line "---", its keys, and another line "---".';

const yamlHints: readonly (readonly [RegExp, string])[] = [
  [/duplicated/, 'Each key stands once.'],
  [/tab/, 'Use spaces instead of tabs.'],
];

const notKeys = {
  where: 'front matter',
  found: 'text without keys',
  expected: 'a line "key: value" for each key',
  hint: 'Put a value that holds a colon, or begins with a special character, between quotes.',
};

async function parseTree(source: SourceFile) {
  const processor = await loadProcessor();
  try {
    return { root: processor.parse(source.text) as Root, problems: [] };
  } catch (error) {
    return {
      root: undefined,
      problems: [toSyntaxProblem(source.file, source.text, isObject(error) ? error : {})],
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
