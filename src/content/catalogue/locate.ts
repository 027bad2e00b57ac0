/** Finds the line of the catalogue's sources where a field of an entry is written. */
import path from 'node:path/posix';
import ts from 'typescript';
import type { SourceFile } from '../files';

export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Finds a field such as `parameters.body.title.maxLength` of the endpoint with a slug, or of the
 * category with an id: as deep as the sources are written out, through names, imports and lists.
 */
export type Locate = (entry: string, field: string) => Place | undefined;

export function buildLocator(sources: readonly SourceFile[]): Locate {
  const files = new Map(
    sources.map(({ file, text }) => [
      file,
      ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true),
    ]),
  );
  return (entry, field) => {
    const start = [...files.values()].flatMap((source) => findEntries(source, entry)).at(-1);
    if (!start) return undefined;
    const node = toSegments(field).reduce<ts.Node>(
      (found, segment) => step(found, segment, files) ?? found,
      start,
    );
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return { file: source.fileName, line: line + 1 };
  };
}

/** Every entry that the sources declare with a name that is written out. */
export function listEntries(sources: readonly SourceFile[]) {
  return sources.flatMap(({ file, text }) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    return findObjects(source).flatMap((object) => {
      const slug = readText(object, 'slug');
      const name = slug ?? readText(object, 'id');
      if (name === undefined || !isEntryKind(object)) return [];
      const { line } = source.getLineAndCharacterOfPosition(object.getStart(source));
      const kind = slug === undefined ? ('category' as const) : ('endpoint' as const);
      return [{ file, line: line + 1, name, kind }];
    });
  });
}

/** `responses.200.example.data[0]` → `responses`, `200`, `example`, `data`, `0`. */
function toSegments(field: string): readonly string[] {
  return field.split(/\.|\[|\]\.?/).filter(Boolean);
}

/** The objects with this slug, id or title. */
function findEntries(root: ts.Node, entry: string): readonly ts.Node[] {
  return findObjects(root).filter((node) => isEntryKind(node) && isNamed(node, entry));
}

function findObjects(root: ts.Node): readonly ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Only what `defineEndpoint` and `defineCategory` are given, or looks like it. */
function isEntryKind(node: ts.ObjectLiteralExpression): boolean {
  const names = node.properties.map(toName);
  return names.includes('endpoints') || (names.includes('method') && names.includes('path'));
}

function isNamed(node: ts.ObjectLiteralExpression, entry: string): boolean {
  return ['slug', 'id', 'title'].some((key) => readText(node, key) === entry);
}

function readText(node: ts.ObjectLiteralExpression, key: string): string | undefined {
  const property = node.properties.find((one) => toName(one) === key);
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  const value = property.initializer;
  if (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) return value.text;
  return undefined;
}

type Files = ReadonlyMap<string, ts.SourceFile>;

/** The node that a name or an index leads to from another one; nothing where it is not written out. */
function step(from: ts.Node, segment: string, files: Files): ts.Node | undefined {
  const value = resolve(from, files);
  if (!value) return undefined;
  if (ts.isArrayLiteralExpression(value)) return stepIntoList(value, segment, files);
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const property = value.properties.find((one) => toName(one) === segment);
  if (property) return property;
  return value.properties
    .map((one) => {
      if (ts.isSpreadAssignment(one)) return step(one.expression, segment, files);
      // Fields name the members of a value without naming the lists that hold them.
      const isHolder = ['properties', 'items', 'fields'].includes(toName(one) ?? '');
      return isHolder ? step(one, segment, files) : undefined;
    })
    .find((found) => found !== undefined);
}

function stepIntoList(
  list: ts.ArrayLiteralExpression,
  segment: string,
  files: Files,
): ts.Node | undefined {
  if (/^\d+$/.test(segment)) {
    const element = list.elements[Number(segment)];
    if (element && !list.elements.some(ts.isSpreadElement)) return element;
  }
  const named = list.elements
    .map((element) => {
      if (ts.isSpreadElement(element)) return step(element.expression, segment, files);
      const value = resolve(element, files);
      const isNamed =
        value !== undefined &&
        ts.isObjectLiteralExpression(value) &&
        ['name', 'status'].some((key) => readText(value, key) === segment);
      return isNamed ? value : undefined;
    })
    .find((found) => found !== undefined);
  // A call makes the response, and gives it the status.
  return named ?? (isStatus(segment) ? list.elements.find(ts.isCallExpression) : undefined);
}

function isStatus(segment: string): boolean {
  return /^\d{3}$/.test(segment);
}

/** What a node stands for: through properties, names, imports, assertions, and calls that define. */
function resolve(node: ts.Node, files: Files, depth = 0): ts.Node | undefined {
  if (depth > 20) return undefined;
  const next = (inner: ts.Node | undefined) => inner && resolve(inner, files, depth + 1);
  if (ts.isPropertyAssignment(node)) return next(node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return next(findDeclaration(node.name, files));
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return next(node.expression);
  if (ts.isParenthesizedExpression(node)) return next(node.expression);
  if (ts.isCallExpression(node)) return next(node.arguments[0]);
  if (ts.isIdentifier(node)) return next(findDeclaration(node, files));
  return node;
}

/** The value that a name is declared with, in its file or in the one that it is imported from. */
function findDeclaration(name: ts.Identifier, files: Files): ts.Expression | undefined {
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
    const target = path.join(path.dirname(source.fileName), statement.moduleSpecifier.text);
    const file = files.get(`${target}.ts`) ?? files.get(`${target}/index.ts`);
    return file && findConstant(file, (imported.propertyName ?? imported.name).text);
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

function toName(property: ts.ObjectLiteralElementLike): string | undefined {
  const { name } = property;
  if (!name) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}
