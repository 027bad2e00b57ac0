/** The names that a page imports or exports. */
import type { Pattern } from 'estree';
import type { Page } from './page';

export function listDeclared({ nodes }: Page): ReadonlySet<string> {
  const statements = nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  return new Set(
    statements.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') {
        return statement.specifiers.map(({ local }) => local.name);
      }
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
      const { declaration } = statement;
      return declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => listNames(id))
        : [declaration.id.name];
    }),
  );
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
