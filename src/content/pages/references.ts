/** Checks definitions with labels: links, images and footnotes. */
import type { Definition, FootnoteDefinition } from 'mdast';
import { suggest, type ContentProblem } from '../problem';
import { listMaskedBlocks, toMaskedLine } from './masked';
import { toLine, type Node, type Page } from './page';

type Defined = Definition | FootnoteDefinition;

/** A label without a definition is text. A footnote without a reference is not shown. */
export function checkReferences(page: Page): readonly ContentProblem[] {
  const definitions = page.nodes.filter(isDefinition);
  return [
    ...definitions.flatMap((definition, index) =>
      checkDefinition(page, definition, definitions.slice(0, index)),
    ),
    ...checkUndefined(page, definitions),
  ];
}

function isDefinition(node: Node): node is Defined {
  return node.type === 'definition' || node.type === 'footnoteDefinition';
}

function toLabel({ type, label, identifier }: Defined): string {
  const kind = type === 'definition' ? 'link' : 'footnote';
  return `${kind} "${label ?? identifier}"`;
}

function checkDefinition(
  { file, nodes }: Page,
  definition: Defined,
  earlier: readonly Defined[],
): readonly ContentProblem[] {
  const isSame = (other: Defined) =>
    other.type === definition.type && other.identifier === definition.identifier;
  const place = { file, ...toLine(definition), where: toLabel(definition) };
  const first = earlier.find(isSame);
  if (first && !isSameTarget(first, definition)) {
    const found = `a duplicate label, which line ${toLine(first).line} defines`;
    return [{ ...place, found, expected: 'unique labels' }];
  }
  if (definition.type === 'definition' || nodes.some((node) => refersTo(node, definition))) {
    return [];
  }
  const expected = `[^${definition.identifier}] in a text of the page`;
  const hint = 'The footnote is not shown. Write "\\[" if it is text.';
  return [{ ...place, found: 'no reference to it', expected, hint }];
}

function isSameTarget(one: Defined, other: Defined): boolean {
  return one.type === 'definition' && other.type === 'definition' && one.url === other.url;
}

function refersTo(node: Node, { identifier }: FootnoteDefinition): boolean {
  return node.type === 'footnoteReference' && node.identifier === identifier;
}

/** A footnote, a label after another one, or a label that is similar to a defined one. */
const unresolved =
  /(?<![\p{L}\p{N}\])])(?:\[(?<footnote>\^[^\]\s]+)\]|\[(?<text>[^\]\n]+)\]\[(?<label>[^\]\n]*)\]|\[(?<alone>[^\]\n^!]{4,})\](?![[(:]))/dgu;

/** Brackets that remain in text although they look like a reference. */
function checkUndefined(page: Page, definitions: readonly Defined[]): readonly ContentProblem[] {
  const labels = definitions.map(({ label, identifier }) => label ?? identifier);
  return listMaskedBlocks(page).flatMap((block) => {
    const { masked, source } = block;
    return [...masked.matchAll(unresolved)].flatMap((match) => {
      const written = (group: string) =>
        source.slice(...(match.indices?.groups?.[group] ?? [0, 0]));
      const { footnote, alone } = match.groups ?? {};
      const word = written('footnote') || written('label') || written('text') || written('alone');
      const closest = suggest(word, labels);
      if (alone !== undefined && closest.hint === undefined) return [];
      const line = toMaskedLine(block, match.index);
      const found = JSON.stringify(source.slice(match.index, match.index + match[0].length));
      const expected = `a line "[${word}]: …" that defines it`;
      const hint = footnote === undefined ? closest : {};
      return [{ file: page.file, line, found, expected, ...hint }];
    });
  });
}
