/** Finds Markdown marks that have no effect and appear as text. */
import type { ContentProblem } from '../problem';
import { foreignRules } from './foreign-rules';
import { markRules } from './mark-rules';
import { listMaskedBlocks, toMaskedLine, type MaskedBlock } from './masked';
import type { Page } from './page';
import { isInWrongRow } from './tables';

const rules = [...markRules, ...foreignRules];

export function checkMarks(page: Page): readonly ContentProblem[] {
  return listMaskedBlocks(page)
    .filter(({ block }) => !isInWrongRow(page, block))
    .flatMap((block) => checkBlock(page, block));
}

function checkBlock(page: Page, block: MaskedBlock): readonly ContentProblem[] {
  const { masked, source } = block;
  return rules.flatMap(([pattern, toProblem, isOnce]) =>
    [...masked.matchAll(pattern)]
      .slice(0, isOnce ? 1 : undefined)
      .filter(([mark]) => !isEscaped(mark, source))
      .map((match) => ({
        file: page.file,
        line: toMaskedLine(block, match.index),
        ...toProblem(toWritten(match, source)),
      })),
  );
}

/** If a mark is escaped, as in `\*both*`, its partner is also meant as text. */
function isEscaped(mark: string, source: string): boolean {
  const [character = ''] = mark.replace(/^\]/, '[');
  return source.includes(`\\${character}`);
}

/** The source text of the mark and its groups. */
function toWritten({ indices = [] }: RegExpExecArray, source: string): readonly string[] {
  // A group that did not take part has no range.
  return indices.map((range: [number, number] | undefined) =>
    range ? source.slice(...range) : '',
  );
}
