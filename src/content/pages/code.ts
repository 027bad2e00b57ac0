/**
 * Checks the code of a page. A page imports components and the files next to it, and nothing else:
 * it exports nothing, and braces contain literals. So a page cannot fail when it is rendered, and a
 * version contains all that its pages need.
 */
import fs from 'node:fs';
import path from 'node:path/posix';
import type { Program } from 'estree';
import { dataFiles, referenceFolder } from '../../site-map/places';
import { mdxComponents } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { listStatements, readExpression } from './elements';
import { checkNodes, type Content, type Node, type Page } from './page';
import { toRelative } from './targets';

export function checkCode(page: Page, content: Content): readonly ContentProblem[] {
  const imports = listStatements(page.nodes).flatMap((statement) =>
    checkStatement(statement, page, content).map((problem) => ({
      file: page.file,
      ...(statement.loc && { line: statement.loc.start.line }),
      ...problem,
    })),
  );
  return [...imports, ...checkNodes(page, checkExpression)];
}

type PlacedProblem = Problem & { readonly where?: string };

function checkStatement(
  statement: Program['body'][number],
  page: Page,
  content: Content,
): readonly PlacedProblem[] {
  if (statement.type !== 'ImportDeclaration') {
    const hint = 'Move code to a component in src/components.';
    return [{ found: 'an export', expected: 'only text, components and imports', hint }];
  }
  const source = String(statement.source.value);
  const isPart = statement.specifiers.some(({ type }) => type !== 'ImportDefaultSpecifier');
  const [problem = isPart ? part : undefined] = checkSource(source, page, content);
  return problem ? [{ where: `import ${JSON.stringify(source)}`, ...problem }] : [];
}

const part: Problem = {
  found: 'an import of a part of a file',
  expected: 'the entire file',
  hint: 'Write the name without braces.',
};

const components = 'src/components';
const framework = ['@docusaurus/Head', '@docusaurus/Link'];

/** A version is a copy of `docs`. Files elsewhere could change the page after the cut. */
function checkSource(source: string, page: Page, content: Content): readonly Problem[] {
  if (source.startsWith('.')) return checkFile(source, page, content);
  const own = path.normalize(source);
  const isOwn = own.startsWith(`@site/${components}/`);
  if (isOwn && isComponent(own.replace('@site', content.siteDir))) return [];
  if (framework.includes(source)) return [];
  const name = source.replace(/^@theme\//, '');
  if (Object.hasOwn(mdxComponents, name)) {
    const hint = `Remove the line. Pages can use <${name}> without it.`;
    return [{ found: `an import of ${name}`, expected: 'no import', hint }];
  }
  const expected = `a file next to the page, or a component from @site/${components}`;
  return [{ found: 'a module that is not part of a version', expected }];
}

function isComponent(file: string): boolean {
  return ['', '.tsx', '/index.tsx'].some((ending) => isFile(`${file}${ending}`));
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function checkFile(source: string, page: Page, content: Content): readonly Problem[] {
  const { siteDir, folder, files, generated } = content;
  const file = path.join(path.dirname(page.file), source);
  if (!file.startsWith(`${folder}/`)) {
    return [{ found: `a file outside ${folder}`, expected: `a file in ${folder}` }];
  }
  if (/\.(css|[cm]?[jt]sx?)$/.test(file)) {
    const hint = 'Move code to src/components, and styles to src/css/custom.css.';
    return [{ found: 'code', expected: 'a page, an image or data', hint }];
  }
  // Files that the build writes before it reads the page.
  const data = Object.values(dataFiles).map((name) => `${folder}/${referenceFolder}/${name}`);
  const isGenerated = data.includes(file) || generated.has(file.replace(/\.json$/, '.mdx'));
  if (isGenerated || isFile(path.join(siteDir, file))) return [];
  const known = files.map((other) => toRelative(page, other));
  return [{ found: 'no file', expected: 'a file that exists', ...suggest(source, known) }];
}

/** The braces of a text: a comment, or a literal such as {'{'}. */
function checkExpression(node: Node): readonly Problem[] {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
  const { body = [], comments = [] } = node.data?.estree ?? {};
  const [statement] = body;
  if (!statement && comments.length > 0) return [];
  const written =
    statement?.type === 'ExpressionStatement' ? readExpression(statement.expression) : undefined;
  if (written?.isKnown && ['string', 'number'].includes(typeof written.value)) return [];
  const found = JSON.stringify(`{${node.value}}`);
  const hint = 'Write "\\{" for a literal brace, or put code between backticks.';
  return [{ found, expected: 'text, because pages contain no code', hint }];
}
