/** Finds the source line of a field in a catalogue entry. */
import ts from 'typescript';
import { findDeclaration, listNodes, toName, toPlace, type Files, type Place } from './parse';

/**
 * Finds a field such as `parameters.body.title.maxLength` of an endpoint by slug, or of a category
 * by ID. Follows names, imports and lists as far as the sources are literal.
 */
export type Locate = (entry: string, field: string) => Place | undefined;

export function buildLocator(files: Files): Locate {
  return (entry, field) => {
    const start = [...files.values()].flatMap((source) => findEntries(source, entry)).at(-1);
    if (!start) return undefined;
    const node = toSegments(field).reduce<ts.Node>(
      (found, segment) => step(found, segment, files) ?? found,
      start,
    );
    return toPlace(node);
  };
}

/** Every entry that the sources declare with a name that is written out. */
export function listEntries(files: Files) {
  return [...files.values()].flatMap((source) =>
    listNodes(source, ts.isObjectLiteralExpression).flatMap((object) => {
      const slug = readText(object, 'slug');
      const name = slug ?? readText(object, 'id');
      if (name === undefined || !isEntryKind(object)) return [];
      const kind = slug === undefined ? ('category' as const) : ('endpoint' as const);
      const key = object.properties.find(
        (one) => toName(one) === (slug === undefined ? 'id' : 'slug'),
      );
      const nameLine = toPlace(key ?? object).line;
      return [{ ...toPlace(object), name, kind, nameLine }];
    }),
  );
}

/** `responses.200.example.data[0]` → `responses`, `200`, `example`, `data`, `0`. */
function toSegments(field: string): readonly string[] {
  return field.split(/\.|\[|\]\.?/).filter(Boolean);
}

/** The objects with this slug, ID or title. */
function findEntries(root: ts.Node, entry: string): readonly ts.Node[] {
  return listNodes(root, ts.isObjectLiteralExpression).filter(
    (node) => isEntryKind(node) && isNamed(node, entry),
  );
}

/** Only arguments of `defineEndpoint` and `defineCategory`, or similar objects. */
function isEntryKind(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) && definers.includes(parent.expression.getText())) return true;
  const names = node.properties.map(toName);
  return names.includes('endpoints') || (names.includes('method') && names.includes('path'));
}

const definers = ['defineEndpoint', 'defineCategory'];

function isNamed(node: ts.ObjectLiteralExpression, entry: string): boolean {
  return ['slug', 'id', 'title'].some((key) => readText(node, key) === entry);
}

function readText(node: ts.ObjectLiteralExpression, key: string): string | undefined {
  const property = node.properties.find((one) => toName(one) === key);
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  const value = property.initializer;
  if (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) return value.text;
  return undefined;
}

/** The node at a name or an index. Undefined if it is not a literal. */
function step(from: ts.Node, segment: string, files: Files): ts.Node | undefined {
  const value = resolve(from, files);
  if (!value) return undefined;
  if (ts.isArrayLiteralExpression(value)) return stepIntoList(value, segment, files);
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const property = value.properties.find((one) => toName(one) === segment);
  if (property) return property;
  return value.properties
    .map((one) => {
      if (ts.isSpreadAssignment(one)) return step(one.expression, segment, files);
      // Fields refer to members without the names of their lists.
      const isHolder = ['properties', 'items', 'fields'].includes(toName(one) ?? '');
      return isHolder ? step(one, segment, files) : undefined;
    })
    .find((found) => found !== undefined);
}

function stepIntoList(
  list: ts.ArrayLiteralExpression,
  segment: string,
  files: Files,
): ts.Node | undefined {
  if (/^\d+$/.test(segment)) {
    const element = list.elements[Number(segment)];
    if (element && !list.elements.some(ts.isSpreadElement)) return element;
  }
  const named = list.elements
    .map((element) => {
      if (ts.isSpreadElement(element)) return step(element.expression, segment, files);
      const value = resolve(element, files);
      const isNamed =
        value !== undefined &&
        ts.isObjectLiteralExpression(value) &&
        ['name', 'status'].some((key) => readText(value, key) === segment);
      return isNamed ? value : undefined;
    })
    .find((found) => found !== undefined);
  // A function call builds the response and sets its status.
  return named ?? (isStatus(segment) ? list.elements.find(ts.isCallExpression) : undefined);
}

function isStatus(segment: string): boolean {
  return /^\d{3}$/.test(segment);
}

/** Resolves a node through properties, names, imports, assertions and `define` calls. */
function resolve(node: ts.Node, files: Files, depth = 0): ts.Node | undefined {
  if (depth > 20) return undefined;
  const next = (inner: ts.Node | undefined) => inner && resolve(inner, files, depth + 1);
  if (ts.isPropertyAssignment(node)) return next(node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return next(findDeclaration(node.name, files));
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return next(node.expression);
  if (ts.isParenthesizedExpression(node)) return next(node.expression);
  if (ts.isCallExpression(node)) return next(node.arguments[0]);
  if (ts.isIdentifier(node)) return next(findDeclaration(node, files));
  return node;
}
