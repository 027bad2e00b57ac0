/** Parses the page of an editor: its front matter and its text. */
import type { Root } from 'mdast';
import { isPartial, toDefaultSlug } from '../../site-map/default-slug';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';
import { parseFrontMatter } from './front-matter';
import { flatten, mapParents, type Page } from './page';
import { loadProcessors } from './processor';
import { checkFences, toLintProblem, toSyntaxProblem } from './syntax';

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
  const { nodes, problems } = await parseText(source);
  return {
    page: {
      ...source,
      route: typeof slug === 'string' ? slug : toDefaultSlug(source.file),
      frontMatter: matter.frontMatter,
      nodes,
      parents: mapParents(nodes),
    },
    problems: [...matter.problems, ...problems],
  };
}

const noFrontMatter = { frontMatter: undefined, problems: [] };

/** After a wrong fence, code is text and text is code, so only the fence is reported. */
async function parseText(source: SourceFile) {
  const processors = await loadProcessors();
  try {
    const root = processors.pages.parse(source.text) as Root;
    const nodes = flatten(root);
    const [fence] = checkFences(source, nodes);
    if (fence) return { nodes: [], problems: [fence] };
    const messages = await processors.lint(root, source.text);
    return { nodes, problems: messages.map((one) => toLintProblem(source.file, one)) };
  } catch (error) {
    return { nodes: [], problems: [toSyntaxProblem(source, error)] };
  }
}
