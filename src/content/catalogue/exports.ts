/** Checks imports between catalogue files. Imported names must be exported. */
import ts from 'typescript';
import { suggest, type ContentProblem } from '../problem';
import { findModule, toPlace, type Files } from './parse';

/** Lists imported names that the other file does not export. They would be `undefined` at runtime. */
export function listMissingExports(files: Files): readonly ContentProblem[] {
  return [...files.values()].flatMap((source) =>
    source.statements
      .filter(ts.isImportDeclaration)
      .flatMap((statement) => checkImport(statement, source, files)),
  );
}

function checkImport(
  { moduleSpecifier, importClause }: ts.ImportDeclaration,
  source: ts.SourceFile,
  files: Files,
): readonly ContentProblem[] {
  const bindings = importClause?.namedBindings;
  if (!ts.isStringLiteral(moduleSpecifier) || !bindings || !ts.isNamedImports(bindings)) return [];
  const module = findModule(source, moduleSpecifier.text, files);
  const exported = module && listExports(module);
  if (!module || !exported) return [];
  return bindings.elements
    .map((element) => ({ element, name: (element.propertyName ?? element.name).text }))
    .filter(({ name }) => !exported.includes(name))
    .map(({ element, name }) => {
      const isDeclared = listDeclared(module).includes(name);
      return {
        ...toPlace(element),
        found: `an import of ${JSON.stringify(name)}`,
        expected: `a name that ${module.fileName} exports`,
        ...(isDeclared
          ? { hint: `Write "export" before its declaration in ${module.fileName}.` }
          : suggest(name, exported)),
      };
    });
}

/** Undefined if the file re-exports everything from another file. */
function listExports(source: ts.SourceFile): readonly string[] | undefined {
  const named = source.statements.filter(ts.isExportDeclaration);
  if (named.some(({ exportClause }) => !exportClause)) return undefined;
  return [
    ...named.flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : [],
    ),
    ...source.statements.filter(isExported).flatMap(toNames),
  ];
}

function listDeclared(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap(toNames);
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function toNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}
