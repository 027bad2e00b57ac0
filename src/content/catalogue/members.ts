/** Checks the members of object literals. At runtime, both mistakes are invisible. */
import ts from 'typescript';
import { toChoices } from '../../catalogue/check/problem';
import { suggest, type ContentProblem } from '../problem';
import { findDeclaration, listNodes, toName, toPlace, withoutAssertion, type Files } from './parse';

/** Lists keys that an object literal has twice. Only the last one would count. */
export function listDuplicateKeys(files: Files): readonly ContentProblem[] {
  return [...files.values()].flatMap((source) =>
    listNodes(source, ts.isObjectLiteralExpression).flatMap(({ properties }) =>
      properties.flatMap((property, index) => {
        const name = toName(property);
        const first = properties.slice(0, index).find((earlier) => toName(earlier) === name);
        if (name === undefined || !first) return [];
        const found = `the key ${JSON.stringify(name)} again, after line ${toPlace(first).line}`;
        return [
          { ...toPlace(property), found, expected: 'each key once', hint: 'Remove one of them.' },
        ];
      }),
    ),
  );
}

/** Lists members such as `exampleIds.usr` that their object does not have. They are `undefined`. */
export function listUnknownMembers(files: Files): readonly ContentProblem[] {
  return [...files.values()].flatMap((source) =>
    listNodes(source, ts.isPropertyAccessExpression).flatMap((access) => {
      const known = isInFunction(access) ? undefined : listMembers(access.expression, files);
      const name = access.name.text;
      if (!known || known.includes(name)) return [];
      return [
        {
          ...toPlace(access.name),
          found: JSON.stringify(access.getText()),
          expected: toChoices(known),
          ...suggest(name, known),
        },
      ];
    }),
  );
}

/** Inside a function, a parameter can have the name of a constant. */
function isInFunction(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined;
}

/** The keys of a constant. Undefined if they are not all written out. */
function listMembers(node: ts.Expression, files: Files): readonly string[] | undefined {
  const declared = ts.isIdentifier(node) ? findDeclaration(node, files) : undefined;
  const value = declared && withoutAssertion(declared);
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  const names = value.properties.map(toName);
  return names.includes(undefined) ? undefined : names.filter((name) => name !== undefined);
}
