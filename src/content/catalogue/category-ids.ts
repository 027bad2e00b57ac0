/** Checks that the type `CategoryId` lists each category, as the compiler does. */
import ts from 'typescript';
import { toQuoted } from '../../catalogue/check/problem';
import { isSegment } from '../../catalogue/check';
import type { Category } from '../../catalogue/model';
import type { ContentProblem } from '../problem';
import { catalogueFolder } from './load';
import type { Locate } from './locate';
import { listNodes, type Files } from './parse';

const model = `${catalogueFolder}/model.ts`;

export function listUnknownCategories(
  categories: readonly Category[],
  files: Files,
  locate: Locate,
): readonly ContentProblem[] {
  const known = listIds(files.get(model));
  return categories
    .filter(({ id }) => isSegment(id) && known?.includes(id) === false)
    .map(({ id }) => ({
      ...(locate(id, 'id') ?? { file: model }),
      where: `${id}: id`,
      found: toQuoted(id),
      expected: `an ID in CategoryId of ${model}`,
      hint: `Add "| '${id}'" to CategoryId.`,
    }));
}

/** The IDs in the type. Undefined if the file or the type does not exist, or any ID is valid. */
function listIds(source: ts.SourceFile | undefined): readonly string[] | undefined {
  const alias = source?.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === 'CategoryId');
  const ids = alias ? listNodes(alias, ts.isStringLiteral).map(({ text }) => text) : [];
  return ids.length > 0 ? ids : undefined;
}
