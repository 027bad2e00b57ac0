/** Finds emphasis that was meant as text: products such as 5*3*2, and names such as _id. */
import { toQuoted } from '../../catalogue/check/problem';
import type { ContentProblem, Problem } from '../problem';
import { listMaskedBlocks } from './masked';
import { flatten, toLine, toSource, type Node, type Page } from './page';

export function checkAccidentalMarks(page: Page): readonly ContentProblem[] {
  return listMaskedBlocks(page).flatMap(({ block, masked }) => {
    const hasName = strayUnderscore.test(masked);
    return flatten(block)
      .filter(isMarked)
      .flatMap((node) => {
        const source = toSource(page, node);
        const isWrong = isProduct(page, node) || (hasName && isUnderscored(page, node));
        return isWrong ? [{ file: page.file, ...toLine(node), ...toProblem(source) }] : [];
      });
  });
}

/** An underscore at one side of a word, as in `_id`, which is not part of emphasis. */
const strayUnderscore =
  /(?<![\p{L}\p{N}_/])_+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_+(?![\p{L}\p{N}_/])/u;

function isMarked({ type }: Node): boolean {
  return type === 'emphasis' || type === 'strong';
}

/** Whether a node has underscores as marks, and no others next to them. */
function isUnderscored({ text }: Page, { position }: Node): boolean {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return false;
  const isMark = (offset: number) => text.charAt(offset) === '_';
  return isMark(start.offset) && !isMark(start.offset - 1) && !isMark(end.offset);
}

/** Whether the marks touch numbers or words on all sides, with a digit among them. */
function isProduct({ text }: Page, { position }: Node): boolean {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return false;
  const before = text.charAt(start.offset - 1);
  const after = text.charAt(end.offset);
  const inner = text.slice(start.offset, end.offset).replaceAll('*', '');
  const around = [before, inner.charAt(0), inner.charAt(inner.length - 1), after];
  return around.every((one) => /[\p{L}\p{N}]/u.test(one)) && around.some((one) => /\d/.test(one));
}

function toProblem(source: string): Problem {
  const mark = source.charAt(0);
  return {
    found: `${toQuoted(source)}, which is shown as emphasis`,
    expected: 'backticks around code and names, or spaces around an operator',
    hint: `Write "\\${mark}" for a literal "${mark}".`,
  };
}
