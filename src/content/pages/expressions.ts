/** Braces in a text: what stands between them is code, and has to be code that runs. */
import type { Node as Syntax, Program } from 'estree';
import type { ContentProblem } from '../problem';
import { toLine, type Page } from './page';

/** What every page may name: its own facts, and values of the language. */
const given = ['props', 'frontMatter', 'contentTitle', 'toc', 'undefined', 'JSON', 'Math'];

export function checkExpressions(page: Page): readonly ContentProblem[] {
  const declared = listDeclared(page);
  return page.nodes.flatMap((node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
    const named = node.data?.estree ? listNames(node.data.estree) : [];
    const unknown = named.filter((name) => !declared.has(name) && !given.includes(name));
    if (unknown.length === 0) return [];
    return [
      {
        file: page.file,
        ...toLine(node),
        found: JSON.stringify(`{${node.value}}`),
        expected: `text, since nothing is called ${unknown.join(', ')}`,
        hint: 'Write "\\{" for a brace in a text, or put code between backticks.',
      },
    ];
  });
}

/** The names that a page imports or exports. */
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
      return toNames(statement.declaration);
    }),
  );
}

type Declaration = Extract<
  Program['body'][number],
  { type: 'FunctionDeclaration' | 'ClassDeclaration' | 'VariableDeclaration' }
>;

function toNames(declaration: Declaration): readonly string[] {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** The names that code reads: not those of members, of keys, or of the parameters of functions. */
function listNames(root: Syntax, own: readonly string[] = []): readonly string[] {
  switch (root.type) {
    case 'Identifier':
      return own.includes(root.name) ? [] : [root.name];
    case 'MemberExpression':
      return [root.object, ...(root.computed ? [root.property] : [])].flatMap((part) =>
        listNames(part, own),
      );
    case 'Property':
      return listNames(root.value, own);
    case 'ArrowFunctionExpression': {
      const parameters = root.params.flatMap((parameter) => listNames(parameter));
      return listNames(root.body, [...own, ...parameters]);
    }
    default:
      return Object.values(root)
        .flat()
        .filter(isSyntax)
        .flatMap((part) => listNames(part, own));
  }
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}
