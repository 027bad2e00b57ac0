/** The components and imports of a page, and the literal values of attributes. */
import type { Expression, Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from './page';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The statements between the texts of a page, such as imports. */
export function listStatements(nodes: readonly Node[]): Program['body'] {
  return nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
}

/** The sources that a page imports, and the names that it gives to them. */
export function listImports(nodes: readonly Node[]) {
  return listStatements(nodes).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? [
          {
            source: String(statement.source.value),
            names: statement.specifiers.map(({ local }) => local.name),
          },
        ]
      : [],
  );
}

/** The literal value of an attribute: a string, a list, an object … */
export type Written =
  | { readonly isKnown: true; readonly value: unknown }
  /** Code, with its name if it is no more than one. */
  | { readonly isKnown: false; readonly name?: string };

export function readAttribute({ value }: MdxJsxAttribute): Written {
  if (value === null || value === undefined) return { isKnown: true, value: true };
  if (typeof value === 'string') return { isKnown: true, value };
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return { isKnown: false };
  return readExpression(statement.expression);
}

/** The value of an expression that contains only literals. */
export function readExpression(expression: Expression): Written {
  switch (expression.type) {
    case 'Literal':
      return { isKnown: true, value: expression.value };
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? { isKnown: true, value: expression.quasis[0]?.value.cooked }
        : { isKnown: false };
    case 'UnaryExpression': {
      const operand = readExpression(expression.argument);
      return expression.operator === '-' && operand.isKnown && typeof operand.value === 'number'
        ? { isKnown: true, value: -operand.value }
        : { isKnown: false };
    }
    case 'ArrayExpression':
      return readAll(expression.elements.map(readElement), (values) => values);
    case 'ObjectExpression': {
      const members = expression.properties.map(readMember);
      return readAll(
        members.map((member) => member.written),
        (values) => Object.fromEntries(members.map(({ name }, index) => [name, values[index]])),
      );
    }
    case 'Identifier':
      return { isKnown: false, name: expression.name };
    default:
      return { isKnown: false };
  }
}

type Item = Extract<Expression, { type: 'ArrayExpression' }>['elements'][number];
type Property = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number];

function readElement(element: Item): Written {
  if (element === null || element.type === 'SpreadElement') return { isKnown: false };
  return readExpression(element);
}

function readMember(property: Property): { readonly name: string; readonly written: Written } {
  const unknown = { name: '', written: { isKnown: false } } as const;
  if (property.type !== 'Property' || property.computed) return unknown;
  const { key, value } = property;
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
  if (name === undefined || name === null || value.type.endsWith('Pattern')) return unknown;
  return { name: String(name), written: readExpression(value as Expression) };
}

function readAll(
  parts: readonly Written[],
  join: (values: readonly unknown[]) => unknown,
): Written {
  const values = parts.flatMap((part) => (part.isKnown ? [part.value] : []));
  return values.length === parts.length
    ? { isKnown: true, value: join(values) }
    : { isKnown: false };
}
