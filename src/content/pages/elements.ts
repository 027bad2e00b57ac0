/** The components and imports of a page, and the literal values of attributes. */
import type { Expression, Node as Syntax, Program, Property, SpreadElement } from 'estree';
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
  return listStatements(nodes)
    .filter((statement) => statement.type === 'ImportDeclaration')
    .map(({ source, specifiers }) => ({
      source: String(source.value),
      names: specifiers.map(({ local }) => local.name),
    }));
}

export function listImportedNames(nodes: readonly Node[]): readonly string[] {
  return listImports(nodes).flatMap(({ names }) => names);
}

/** The attributes of an element, without those that are spread. */
export function listAttributes({ attributes }: Element): readonly MdxJsxAttribute[] {
  return attributes.filter((one) => one.type === 'mdxJsxAttribute');
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
  if (expression.type === 'Identifier') return { isKnown: false, name: expression.name };
  try {
    return { isKnown: true, value: toValue(expression) };
  } catch {
    return { isKnown: false };
  }
}

const notLiteral = new Error('not a literal');

/** Throws if the expression contains code. */
function toValue(syntax: Syntax | null): unknown {
  if (syntax?.type === 'Literal') return syntax.value;
  if (syntax?.type === 'ArrayExpression') return syntax.elements.map(toValue);
  if (syntax?.type === 'ObjectExpression') {
    return Object.fromEntries(syntax.properties.map(toMember));
  }
  if (syntax?.type === 'TemplateLiteral' && syntax.expressions.length === 0) {
    return syntax.quasis[0]?.value.cooked;
  }
  if (syntax?.type === 'UnaryExpression' && syntax.operator === '-') {
    const value = toValue(syntax.argument);
    if (typeof value === 'number') return -value;
  }
  throw notLiteral;
}

function toMember(property: Property | SpreadElement): readonly [name: string, value: unknown] {
  if (property.type !== 'Property' || property.computed) throw notLiteral;
  const { key, value } = property;
  return [key.type === 'Identifier' ? key.name : String(toValue(key)), toValue(value)];
}
