/** Checks the imports of a page: files next to it, and modules of the portal and of Docusaurus. */
import fs from 'node:fs';
import path from 'node:path';
import type { Node as Syntax } from 'estree';
import { dataFiles, referenceFolder } from '../../site-map/places';
import type { Targets } from '../content';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { mdxComponents } from '../mdx-components';
import { listExported, listImported } from './declared';
import { flattenSyntax, listCode } from './estree';
import type { Page } from './page';
import { toRelative } from './targets';

export function checkImports(page: Page, content: Targets): readonly ContentProblem[] {
  return listCode(page).flatMap(({ program }) =>
    flattenSyntax(program).flatMap((syntax) => {
      const source = toImported(syntax);
      if (source === undefined) return [];
      const problems = [
        ...checkSource(source, page, content),
        ...checkNames(syntax, findPage(source, page, content)),
      ];
      return problems.map((problem) => ({
        file: page.file,
        ...(syntax.loc && { line: syntax.loc.start.line }),
        where: `import ${JSON.stringify(source)}`,
        ...problem,
      }));
    }),
  );
}

function findPage(source: string, { file }: Page, { pages, partials }: Targets): Page | undefined {
  const imported = path.posix.join(path.posix.dirname(file), source);
  return [...partials, ...pages].find((other) => other.file === imported);
}

/** The names that a statement imports from a page must exist. */
function checkNames(syntax: Syntax, imported: Page | undefined): readonly Problem[] {
  const exported = imported && listExported(imported);
  if (!exported) return [];
  return listImported(syntax)
    .filter((name) => !exported.includes(name))
    .map((name) => ({
      found: `an import of ${JSON.stringify(name)}`,
      expected: `a name that ${imported.file} exports`,
      ...suggestName(name, exported),
    }));
}

function suggestName(name: string, exported: readonly string[]) {
  const closest = suggest(name, exported);
  const hint = `To import its text, write import ${name} without braces.`;
  return closest.hint === undefined ? { hint } : closest;
}

/** The module that a statement or a call loads, if any. */
function toImported(syntax: Syntax): string | undefined {
  switch (syntax.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return syntax.source ? toText(syntax.source) : undefined;
    case 'CallExpression': {
      const {
        callee,
        arguments: [first],
      } = syntax;
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      return isRequire && first ? toText(first) : undefined;
    }
    default:
      return undefined;
  }
}

function toText(syntax: Syntax): string {
  return syntax.type === 'Literal' ? String(syntax.value) : '';
}

const components = 'src/components';

/**
 * The modules that Docusaurus documents for pages (https://docusaurus.io/docs/docusaurus-core,
 * /docs/markdown-features).
 */
const documented = [
  ...['BrowserOnly', 'Head', 'Interpolate', 'Link', 'Translate', 'constants', 'router'],
  ...['isInternalUrl', 'useBaseUrl', 'useBrokenLinks', 'useDocusaurusContext', 'useIsBrowser'],
].map((name) => `@docusaurus/${name}`);
const themeParts = [
  ...['Admonition', 'CodeBlock', 'Details', 'DocCardList', 'Heading', 'TOCInline', 'TabItem'],
  ...['Tabs', 'ThemedImage'],
].map((name) => `@theme/${name}`);
const framework = [...documented, ...themeParts];

/** A version is a copy of `docs`. Files elsewhere could change the page after the cut. */
function checkSource(source: string, page: Page, content: Targets): readonly Problem[] {
  const request = source.replace(/^.*!/, '');
  if (request.startsWith('.')) return checkFile(request, page, content);
  const [, own] = /^@site\/(.*)$/.exec(request) ?? [];
  if (own !== undefined) return checkComponent(path.posix.normalize(own), content);
  const part = request.replace(/^@theme\//, '');
  if (part !== request && Object.hasOwn(mdxComponents, part)) {
    const hint = `Remove the line. Pages can use <${part}> without it.`;
    return [{ found: `an import of ${part}`, expected: 'no import', hint }];
  }
  if (framework.includes(request)) return [];
  const expected = `a file next to the page, or a component from @site/${components}`;
  const closest = suggest(request, framework);
  return [{ found: 'a module that is not part of a version', expected, ...closest }];
}

function checkFile(request: string, page: Page, content: Targets): readonly Problem[] {
  const { folder, files } = content;
  const file = path.posix.join(path.posix.dirname(page.file), request);
  if (!file.startsWith(`${folder}/`)) {
    const hint = `A version is a copy of ${folder} only.`;
    return [{ found: `a file outside ${folder}`, expected: `a file in ${folder}`, hint }];
  }
  if (file.endsWith('.css')) {
    const hint = 'Move the styles to src/css/custom.css.';
    return [{ found: 'a style sheet, which all pages would load', expected: 'no styles', hint }];
  }
  if (isGenerated(file, content)) return [];
  if (isModule(file, content)) return checkJson(path.join(content.siteDir, file));
  const known = files.map((other) => toRelative(page, other));
  return [{ found: 'no file', expected: 'a file that exists', ...suggest(request, known) }];
}

function checkJson(file: string): readonly Problem[] {
  if (!file.endsWith('.json')) return [];
  try {
    JSON.parse(fs.readFileSync(file, 'utf8'));
    return [];
  } catch (error) {
    return [{ found: `invalid JSON (${(error as Error).message})`, expected: 'valid JSON' }];
  }
}

function checkComponent(file: string, content: Targets): readonly Problem[] {
  if (file.startsWith(`${components}/`) && isModule(file, content)) return [];
  const expected = `a component from @site/${components}, or a file next to the page`;
  const found = file.startsWith(`${components}/`) ? 'no component' : 'a file of the portal';
  return [{ found, expected }];
}

/** Files that the build writes before it reads the page. */
function isGenerated(file: string, { folder, generated }: Targets): boolean {
  const data = Object.values(dataFiles).map((name) => `${folder}/${referenceFolder}/${name}`);
  return data.includes(file) || generated.has(file.replace(/\.json$/, '.mdx'));
}

/** Finds a file with or without its extension. */
function isModule(file: string, { siteDir }: Targets): boolean {
  const endings = [
    '',
    '.ts',
    '.tsx',
    '.js',
    '.jsx',
    '.json',
    '/index.ts',
    '/index.tsx',
    '/index.js',
  ];
  return endings.some((ending) => isFile(path.join(siteDir, `${file}${ending}`)));
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
