/**
 * Checks the code of a page. A page imports components and the files next to it, and nothing else:
 * it exports nothing, and braces contain literals. So a page cannot fail when it is rendered, and a
 * version contains all that its pages need.
 */
import fs from 'node:fs';
import path from 'node:path/posix';
import type { Program } from 'estree';
import { dataFiles, referenceFolder } from '../../site-map/places';
import type { Targets } from '../content';
import { mdxComponents } from '../mdx-components';
import { suggest, type ContentProblem, type Problem } from '../problem';
import {
  isElement,
  listImports,
  listStatements,
  readAttribute,
  readExpression,
  type Element,
} from './elements';
import { checkNodes, type Node, type Page } from './page';
import { toRelative } from './targets';

export function checkCode(page: Page, content: Targets): readonly ContentProblem[] {
  const names = listImports(page.nodes).flatMap((one) => one.names);
  const imports = checkImports(page, content);
  // The expressions of generated pages are the portal's own.
  if (page.file.startsWith(`${content.folder}/${referenceFolder}/`)) return imports;
  return [
    ...imports,
    ...checkNodes(page, (node) =>
      isElement(node) ? checkAttributes(node, names) : checkExpression(node),
    ),
  ];
}

/** The imports of a page, and all other statements, which pages must not contain. */
function checkImports(page: Page, content: Targets): readonly ContentProblem[] {
  return listStatements(page.nodes).flatMap((statement) =>
    checkStatement(statement, page, content).map((problem) => ({
      file: page.file,
      ...(statement.loc && { line: statement.loc.start.line }),
      ...problem,
    })),
  );
}

type PlacedProblem = Problem & { readonly where?: string };

function checkStatement(
  statement: Program['body'][number],
  page: Page,
  content: Targets,
): readonly PlacedProblem[] {
  if (statement.type !== 'ImportDeclaration') {
    const hint = 'Move code to a component in src/components.';
    return [{ found: 'an export', expected: 'only text, components and imports', hint }];
  }
  const source = String(statement.source.value);
  const where = `import ${JSON.stringify(source)}`;
  const problems = checkSource(source, page, content);
  const isEntire = statement.specifiers.every(({ type }) => type === 'ImportDefaultSpecifier');
  if (problems.length > 0 || isEntire) return problems.map((problem) => ({ where, ...problem }));
  const hint = 'Write the name without braces.';
  return [{ where, found: 'an import of a part of a file', expected: 'the entire file', hint }];
}

const components = 'src/components';
const framework = ['@docusaurus/Head', '@docusaurus/Link'];

/** A version is a copy of `docs`. Files elsewhere could change the page after the cut. */
function checkSource(source: string, page: Page, content: Targets): readonly Problem[] {
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

function checkFile(source: string, page: Page, content: Targets): readonly Problem[] {
  const { siteDir, folder, files, generated } = content;
  const file = path.join(path.dirname(page.file), source);
  if (!file.startsWith(`${folder}/`)) {
    const hint = `A version is a copy of ${folder} only.`;
    return [{ found: `a file outside ${folder}`, expected: `a file in ${folder}`, hint }];
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
  return [{ found, expected: 'text, because pages contain no code', hint: asText }];
}

const asText = 'Write "\\{" for a literal brace, or put code between backticks.';

/** The check of parts knows their attributes better. */
function checkAttributes(element: Element, names: readonly string[]): readonly PlacedProblem[] {
  if (Object.hasOwn(mdxComponents, element.name ?? '')) return [];
  return element.attributes.flatMap((attribute) => {
    const where = `<${element.name ?? ''}>`;
    const expected = 'a literal, or the name of an imported file';
    if (attribute.type !== 'mdxJsxAttribute') return [{ where, found: '{...}', expected }];
    const written = readAttribute(attribute);
    if (written.isKnown || (written.name !== undefined && names.includes(written.name))) return [];
    return [{ where: `${where} ${attribute.name}`, found: 'an expression', expected }];
  });
}
