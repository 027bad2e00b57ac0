/** The packages: where each one is used, and why it is needed. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import manifest from '../package.json';
import tools from './interop/package.json';
import { root } from '../scripts/lib/paths.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?[jt]s|tsx)$/.test(name) && !name.startsWith('interop/'))
    .map((name) => `${folder}/${name}`);

/** The files that a build uses. */
const sources = [...list('src'), ...list('plugins'), 'docusaurus.config.ts', 'sidebars.ts'];

/** Names that the bundler resolves, not the package manager. */
const virtual =
  /^(@(site|theme|theme-original|generated)\/|@docusaurus\/([A-Z]|use[A-Z]|router$|constants$))/;

interface Import {
  readonly name: string;
  /** Types, which do not exist at run time. */
  readonly isType: boolean;
}

/** The packages that a file imports, exports or loads. */
function listImports(file: string): readonly Import[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isType: boolean) => {
    if (node && ts.isStringLiteral(node)) found.push({ name: node.text, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node)) {
      const { kind } = node.expression;
      const loads = kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
      if (loads) add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .filter(({ name }) => !name.startsWith('.') && !virtual.test(name) && !isBuiltin(name))
    .map(({ name, isType }) => ({ name: toPackage(name), isType }));
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  const named = clause.namedBindings;
  const areTypes =
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly);
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || areTypes;
}

function toPackage(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

const used = sources.flatMap((file) => listImports(file).map((one) => ({ file, ...one })));
const dependencies = Object.keys(manifest.dependencies);
const development = Object.keys(manifest.devDependencies);

describe('packages', () => {
  it('that a build loads are dependencies', () => {
    const missing = used.filter(({ name, isType }) => !isType && !dependencies.includes(name));
    expect(missing).toEqual([]);
    expect(used.length).toBeGreaterThan(200);
  });

  it('whose types are used are direct dependencies, with their types', () => {
    // Docusaurus and the parser of pages include their own.
    const brought = ['webpack', 'vfile', 'mdast-util-directive', 'estree-jsx'];
    const known = [...dependencies, ...development, ...brought];
    const missing = used.filter(
      ({ name }) => !known.includes(name) && !known.includes(`@types/${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('in package.json are used', () => {
    /** The framework, a compiler or a command loads these. */
    const implicit = [
      ...['@docusaurus/faster', '@docusaurus/module-type-aliases', '@mdx-js/react', 'react-dom'],
      ...['@swc/core', '@testing-library/dom', 'jest-environment-jsdom', 'prettier'],
    ];
    const others = [...list('test'), ...list('scripts'), 'eslint.config.mjs', 'jest.config.mjs'];
    const texts = others
      .filter((file) => file !== 'test/dependencies.test.ts')
      .map(read)
      .join('');
    const names = new Set(used.map(({ name }) => name));
    const unused = [...dependencies, ...development].filter(
      (name) =>
        !name.startsWith('@types/') &&
        ![...implicit, ...names].includes(name) &&
        !texts.includes(name),
    );
    expect(unused).toEqual([]);
  });

  it('have exact versions', () => {
    const versions = Object.values({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.overrides,
      ...tools.dependencies,
    });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('with an override have their reason in ARCHITECTURE', () => {
    const [, paragraph = ''] = /^(Overrides:.*?)\n(?:\n|$)/ms.exec(read('ARCHITECTURE.md')) ?? [];
    const named = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(manifest.overrides).toSorted());
  });
});
