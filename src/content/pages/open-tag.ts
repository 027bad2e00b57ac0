/** Finds the tag in which the parser stopped. */
import type { SourceFile } from '../files';
import type { Node } from './page';

export interface OpenTag {
  readonly name: string;
  readonly line: number;
}

const value = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const wholeTag = new RegExp(String.raw`</?[A-Za-z](?:${value}|[^<>"'{}])*>`, 'g');

/** The first tag before an offset that does not end before it. */
export function findOpenTag(
  source: SourceFile,
  nodes: readonly Node[],
  offset: number,
): OpenTag | undefined {
  const before = withoutCode(source, nodes)
    .slice(0, offset)
    .replaceAll(wholeTag, toBlank)
    .replaceAll(/\\</g, toBlank);
  const match = /<([A-Za-z][\w.-]*)/.exec(before);
  if (!match) return undefined;
  return { name: match[1] ?? '', line: before.slice(0, match.index).split('\n').length };
}

/** The text, of the same length, with spaces for code. */
function withoutCode({ text }: SourceFile, nodes: readonly Node[]): string {
  return nodes.reduce((rest, { type, position }) => {
    if (type !== 'code' && type !== 'inlineCode') return rest;
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return rest;
    const code = rest.slice(start.offset, end.offset);
    return rest.slice(0, start.offset) + toBlank(code) + rest.slice(end.offset);
  }, text);
}

function toBlank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
