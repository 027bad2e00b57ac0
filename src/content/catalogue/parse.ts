/** Reads the syntax trees of the catalogue's source files. */
import path from 'node:path/posix';
import ts from 'typescript';
import type { SourceFile } from '../files';

/** The syntax trees by file. */
export type Files = ReadonlyMap<string, ts.SourceFile>;

export function parseSources(sources: readonly SourceFile[]): Files {
  return new Map(
    sources.map(({ file, text }) => [
      file,
      ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true),
    ]),
  );
}

export interface Place {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
}

export function toPlace(node: ts.Node): Place {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: source.fileName, line: line + 1 };
}

/** All nodes of a kind, in reading order. */
export function listNodes<Node extends ts.Node>(
  root: ts.Node,
  isWanted: (node: ts.Node) => node is Node,
): readonly Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The catalogue file that an import names. */
export function findModule(from: ts.SourceFile, target: string, files: Files) {
  const file = path.join(path.dirname(from.fileName), target);
  return files.get(`${file}.ts`) ?? files.get(`${file}/index.ts`);
}

/** The declared value of a name, in its own file or in an imported one. */
export function findDeclaration(name: ts.Identifier, files: Files): ts.Expression | undefined {
  const source = name.getSourceFile();
  const own = findConstant(source, name.text);
  if (own) return own;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((element) => element.name.text === name.text);
    if (!imported) continue;
    const module = findModule(source, statement.moduleSpecifier.text, files);
    return module && findConstant(module, (imported.propertyName ?? imported.name).text);
  }
  return undefined;
}

function findConstant(source: ts.SourceFile, name: string): ts.Expression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

/** An expression without its assertions and parentheses. */
export function withoutAssertion(node: ts.Expression): ts.Expression {
  const isAssertion =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isAssertion ? withoutAssertion(node.expression) : node;
}

/** The name of a member if it is written out. */
export function toName(property: ts.ObjectLiteralElementLike): string | undefined {
  const { name } = property;
  if (!name) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}
