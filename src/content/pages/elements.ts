/** The components of a page and the values that are written in their attributes. */
import type { Expression } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from './page';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An attribute's value as far as it is written out: a text, a list, an object … */
export type Written =
  | { readonly isKnown: true; readonly value: unknown }
  /** Code, with the name whose value, member or result it is. */
  | { readonly isKnown: false; readonly name?: string };

export function readAttribute({ value }: MdxJsxAttribute): Written {
  if (value === null || value === undefined) return { isKnown: true, value: true };
  if (typeof value === 'string') return { isKnown: true, value };
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return { isKnown: false };
  return readExpression(statement.expression);
}

/** The value of an expression that holds nothing but what is written out. */
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
    case 'MemberExpression':
    case 'CallExpression': {
      const inner = expression.type === 'CallExpression' ? expression.callee : expression.object;
      return inner.type === 'Super' ? { isKnown: false } : toCode(readExpression(inner));
    }
    default:
      return { isKnown: false };
  }
}

function toCode(written: Written): Written {
  return written.isKnown ? { isKnown: false } : written;
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
