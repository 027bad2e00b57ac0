/** The import and export statements of a page. */
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { listStatements } from '../../src/content/pages/elements';

type Statement = Program['body'][number];

export function findImportedNames({ children }: Root): ReadonlySet<string> {
  return new Set(
    listStatements(children).flatMap((statement) =>
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
