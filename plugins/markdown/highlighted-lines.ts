import { buildCommentPattern } from '../../src/content/comment-styles';

interface Lines {
  /** The code without comments that highlight lines, and without a trailing line break. */
  readonly code: string;
  /** The numbers of the highlighted lines, starting at 1, in ascending order. */
  readonly highlighted: readonly number[];
}

interface Fence {
  /** The text after the language. */
  readonly meta: string;
  /** As written in the source. Undefined if the fence does not specify one. */
  readonly language: string | undefined;
}

/**
 * Finds the highlighted lines like Docusaurus: the range of the fence, such as `{1,3-4}`, or
 * otherwise the lines that the comments `highlight-next-line`, `highlight-start` and `highlight-end`
 * mark.
 */
export function readLines(text: string, { meta, language }: Fence): Lines {
  const code = text.replace(/\r\n/g, '\n').replace(/\n$/, '');
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  if (range !== undefined) return { code, highlighted: toNumbers(range) };
  return language === undefined ? { code, highlighted: [] } : readComments(code, language);
}

function toNumbers(range: string): readonly number[] {
  const numbers = range.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    return first === undefined ? [] : toSequence(Number(first), Number(last));
  });
  return [...new Set(numbers)].filter((number) => number > 0).sort((a, b) => a - b);
}

function toSequence(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

function readComments(code: string, language: string): Lines {
  const pattern = buildCommentPattern(language, Object.values(words));
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let start = 1;
  for (const line of code.split('\n')) {
    const next = kept.length + 1;
    const groups = pattern.exec(line)?.slice(1) ?? [];
    switch (groups.find(Boolean)) {
      case words.next:
        highlighted.add(next);
        break;
      case words.start:
        start = next;
        break;
      case words.end:
        toSequence(start, next - 1).forEach((number) => highlighted.add(number));
        break;
      default:
        kept.push(line);
    }
  }
  return { code: kept.join('\n'), highlighted: [...highlighted].sort((a, b) => a - b) };
}

const words = {
  next: 'highlight-next-line',
  start: 'highlight-start',
  end: 'highlight-end',
} as const;
