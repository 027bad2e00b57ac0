/** The import and export statements of a page. */
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';

type Statement = Program['body'][number];

export function listStatements({ children }: Root): readonly Statement[] {
  return children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
}

export function findImportedNames(root: Root): ReadonlySet<string> {
  return new Set(
    listStatements(root).flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
}

export function buildStatement(statement: Statement): RootContent {
  const estree: Program = { type: 'Program', sourceType: 'module', body: [statement] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
