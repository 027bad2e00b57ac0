/** The names that a page imports or exports. */
import type { Directive, ModuleDeclaration, Node as Syntax, Pattern, Statement } from 'estree';
import type { Page } from './page';

/** The names that code in the page can use. */
export function listDeclared(page: Page): ReadonlySet<string> {
  return new Set(
    listStatements(page.nodes).flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : listNewNames(statement),
    ),
  );
}

/** What Docusaurus exports from every page. */
const given = ['default', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/** The names that other pages can import. Undefined if the page or one of its modules is unread. */
export function listExported(page: Page): readonly string[] | undefined {
  const statements = listStatements(page.nodes);
  const isUnread = page.nodes.length === 0;
  if (isUnread || statements.some(({ type }) => type === 'ExportAllDeclaration')) return undefined;
  return [
    ...given,
    ...statements.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.map(({ exported }) => toName(exported))
        : [],
    ),
    ...statements.flatMap(listNewNames),
  ];
}

/** The names that a statement imports from a module, or exports from it. */
export function listImported(syntax: Syntax): readonly string[] {
  if (syntax.type === 'ExportNamedDeclaration') {
    return syntax.specifiers.map(({ local }) => toName(local));
  }
  if (syntax.type !== 'ImportDeclaration') return [];
  return syntax.specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' ? [toName(specifier.imported)] : [],
  );
}

function toName(syntax: Syntax): string {
  if (syntax.type === 'Identifier') return syntax.name;
  return syntax.type === 'Literal' ? String(syntax.value) : '';
}

type ProgramPart = Directive | Statement | ModuleDeclaration;

/** The statements of the code between the texts of a page, such as imports. */
export function listStatements(nodes: Page['nodes']): readonly ProgramPart[] {
  return nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
}

/** The names that an export declares. */
function listNewNames(statement: ProgramPart): readonly string[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => listNames(id))
    : [declaration.id.name];
}

/** The names that a pattern such as `{ a, b: [c] }` binds. */
function listNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? listNames(element) : []));
    case 'RestElement':
      return listNames(pattern.argument);
    case 'AssignmentPattern':
      return listNames(pattern.left);
    case 'MemberExpression':
      return [];
    default:
      return pattern satisfies never;
  }
}
