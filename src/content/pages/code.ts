/**
 * Checks the code of a page. A page imports components and the files next to it, and nothing else:
 * it exports nothing, and braces contain literals. So a page cannot fail when it is rendered, and a
 * version contains all that its pages need.
 */
import { type Finding, suggest } from '../../check/problem';
import path from 'node:path/posix';
import type { Program } from 'estree';
import { dataFiles, docsFolder, referenceFolder } from '../../routes/places';
import type { ContentProblem, PageProblem } from '../../check/messages';
import { listStatements, readExpression } from './elements';
import { checkNodes, type Content, type Node, type Page } from './page';
import { listImportedPages } from './headings';
import { checkSize, readSize, toRelative } from './links';

export function checkCode(page: Page, content: Content): readonly ContentProblem[] {
  return checkNodes(page, (node) => [
    ...listStatements([node]).flatMap((statement) => checkStatement(statement, page, content)),
    ...checkExpression(node),
  ]);
}

function checkStatement(
  statement: Program['body'][number],
  page: Page,
  content: Content,
): readonly PageProblem[] {
  const line = statement.loc?.start.line;
  if (statement.type !== 'ImportDeclaration') {
    const hint = 'Move code to a component in src/components.';
    return [{ line, found: 'an export', expected: 'only text, components and imports', hint }];
  }
  const source = String(statement.source.value);
  const where = `import ${JSON.stringify(source)}`;
  if (statement.specifiers.some(({ type }) => type !== 'ImportDefaultSpecifier')) {
    const hint = 'Write the name without braces.';
    const found = 'an import of a part of a file';
    return [{ line, where, found, expected: 'the entire file', hint }];
  }
  const problems = source.startsWith('.') ? checkFile(source, page, content) : checkModule(source);
  return problems.map((problem) => ({ line, where, ...problem }));
}

const components = path.join(__dirname, '../../components');

/** A version is a copy of `docs`. Files elsewhere could change the page after the cut. */
function checkModule(source: string): readonly Finding[] {
  const [, name] = /^@portal\/src\/components\/((?!\.)[\w/]+)$/.exec(source) ?? [];
  const component = path.join(components, name ?? 'none');
  const isComponent = ['.tsx', '/index.tsx', '.js', '/index.js'].some(
    (ending) => readSize(component + ending) !== undefined,
  );
  if (isComponent || source === '@docusaurus/Head') return [];
  const expected = 'a file next to the page, or a component from @portal/src/components';
  const hint = 'Remove the line if /docs/writing shows the component, because it needs no import.';
  return [{ found: 'a module that is not part of a version', expected, hint }];
}

function checkFile(source: string, page: Page, content: Content): readonly Finding[] {
  const { contentDir, files, generated } = content;
  const file = path.join(path.dirname(page.file), source);
  if (!file.startsWith(`${docsFolder}/`) || /\.(css|[cm]?[jt]sx?)$/.test(file)) {
    const hint = 'Move code to src/components, and styles to src/css/custom.css.';
    return [{ found: JSON.stringify(file), expected: 'a page, an image or data in docs', hint }];
  }
  // Files that the build writes before it reads the page.
  const data = Object.values(dataFiles).map((name) => `${docsFolder}/${referenceFolder}/${name}`);
  const isGenerated = data.includes(file) || generated.has(file.replace(/\.json$/, '.mdx'));
  const imported = [...content.pages, ...content.partials].find((other) => other.file === file);
  if (imported && listImportedPages(imported, content).has(page)) {
    return [{ found: 'a circular import', expected: 'pages that do not import each other' }];
  }
  const bytes = readSize(path.join(contentDir, file));
  const isPicture = /\.(png|jpe?g|gif|webp|avif|svg)$/.test(file);
  if (isGenerated || bytes !== undefined) return isPicture ? checkSize(bytes ?? 0) : [];
  const known = files.map((other) => toRelative(page, other));
  return [{ found: 'no file', expected: 'a file that exists', ...suggest(source, known) }];
}

/** The braces of a text: a comment, or a literal such as {'{'}. */
function checkExpression(node: Node): readonly Finding[] {
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
