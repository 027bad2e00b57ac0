/** Edits the source files of the catalogue, based on their syntax trees. */
import ts from 'typescript';
import { Failure } from '../lib/main.mjs';

/** @param {string} source */
const parse = (source) => ts.createSourceFile('file.ts', source, ts.ScriptTarget.ESNext, true);

/**
 * Finds the definition of a category and its list of endpoints.
 * @param {string} source
 * @param {string} id
 */
export function findCategory(source, id) {
  for (const statement of parse(source).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer)) continue;
      const [definition] = initializer.arguments;
      if (!definition || !ts.isObjectLiteralExpression(definition)) continue;
      const own = readProperty(definition, 'id');
      const endpoints = readProperty(definition, 'endpoints');
      const isOwn = own && ts.isStringLiteral(own) && own.text === id;
      if (isOwn && endpoints && ts.isArrayLiteralExpression(endpoints)) {
        return { statement: statement.getStart(), endpoints };
      }
    }
  }
  throw new Failure(`Found no call of defineCategory with the id "${id}" and a list of endpoints.`);
}

/**
 * @param {ts.ObjectLiteralExpression} node
 * @param {string} name
 */
function readProperty(node, name) {
  const property = node.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/**
 * Adds a name to the end of a category's list of endpoints.
 * @param {string} source
 * @param {string} id
 * @param {string} name
 */
export function addToList(source, id, name) {
  const { endpoints } = findCategory(source, id);
  const isOpen = endpoints.elements.length > 0 && !endpoints.elements.hasTrailingComma;
  return insertBefore(source, endpoints.getEnd() - 1, `${isOpen ? ', ' : ''}${name}`);
}

/**
 * Imports a name from a module, in alphabetical order. Extends an existing import if there is one.
 * @param {string} source
 * @param {string} module
 * @param {string} name
 */
export function addImport(source, module, name) {
  const declarations = parse(source).statements.filter(ts.isImportDeclaration);
  const own = declarations.find(
    ({ moduleSpecifier, importClause }) =>
      ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === module &&
      importClause?.namedBindings &&
      ts.isNamedImports(importClause.namedBindings),
  );
  const bindings = own?.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) {
    const text = `import { ${name} } from '${module}';`;
    const next = declarations.find(({ moduleSpecifier }) => readText(moduleSpecifier) > module);
    return next
      ? insertBefore(source, next.getStart(), `${text}\n`)
      : insertBefore(source, declarations.at(-1)?.getEnd() ?? 0, `\n${text}`);
  }
  if (bindings.elements.some((element) => element.name.text === name)) return source;
  const next = bindings.elements.find((element) => element.name.text > name);
  if (next) return insertBefore(source, next.getStart(), `${name}, `);
  const end = bindings.elements.at(-1)?.getEnd() ?? bindings.getStart() + 1;
  return insertBefore(source, end, `, ${name}`);
}

/** @param {ts.Expression} node */
function readText(node) {
  return ts.isStringLiteral(node) ? node.text : '';
}

/**
 * @param {string} source
 * @param {number} index
 * @param {string} text
 */
export function insertBefore(source, index, text) {
  return source.slice(0, index) + text + source.slice(index);
}
