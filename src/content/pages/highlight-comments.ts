/** Checks the comments in code blocks that highlight lines: others appear as code. */
import type { Code } from 'mdast';
import { buildCommentPattern } from '../comment-styles';
import { findClosest, suggest, type Problem } from '../problem';

const words = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** The line counts from 1, starting below the fence. */
type LineProblem = Problem & { readonly inside: number };

export function checkHighlightComments({ lang, meta, value }: Code): readonly LineProblem[] {
  // Such a block shows how to write the comments.
  if (/^(md|mdx|markdown)$/i.test(lang ?? '')) return [];
  const comments = value.split('\n').flatMap((line, index) => {
    const word = toComment(line);
    return word === undefined ? [] : [{ word, line, inside: index + 1 }];
  });
  const pattern = lang ? buildCommentPattern(lang, words) : undefined;
  const lost = comments.flatMap(({ word, line, inside }) => {
    const problem = checkComment(word, line, meta ?? '', pattern);
    return problem ? [{ inside, ...problem }] : [];
  });
  return lost.length > 0 ? lost : checkPairs(comments);
}

/** The word of a line that contains only a comment such as `// highlight-start`. */
function toComment(line: string): string | undefined {
  const [, word] =
    /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|'|!|\(\*|rem\b)\s*([\w-]+)\W*$/i.exec(line) ?? [];
  if (word === undefined || !/^h\w*[-_]?(next|start|end|line)/i.test(word)) return undefined;
  return findClosest(word, words) === undefined ? undefined : word;
}

function checkComment(
  word: string,
  line: string,
  meta: string,
  pattern: RegExp | undefined,
): Problem | undefined {
  const found = JSON.stringify(line.trim());
  if (!words.includes(word)) {
    return { found, expected: 'a comment that highlights lines', ...suggest(word, words) };
  }
  if (/\{[\d,\s-]+\}/.test(meta)) {
    const expected = 'either lines in braces or comments that highlight lines';
    const hint = 'With lines in braces, the comment appears as code.';
    return { found, expected, hint };
  }
  if (pattern?.test(line)) return undefined;
  const expected = 'a comment in the language of the block';
  const hint = pattern ? {} : { hint: 'Write the language after the fence, as in ```js.' };
  return { found, expected, ...hint };
}

/** Each start needs an end. */
function checkPairs(
  comments: readonly { readonly word: string; readonly inside: number }[],
): readonly LineProblem[] {
  const bounds = comments.filter(({ word }) => word !== 'highlight-next-line');
  return bounds.flatMap(({ word, inside }, index) => {
    const isStart = word === 'highlight-start';
    const partner = isStart ? 'highlight-end' : 'highlight-start';
    if (bounds[index + (isStart ? 1 : -1)]?.word === partner) return [];
    const expected = `"${partner}" ${isStart ? 'below' : 'above'} it`;
    return [{ inside, found: `"${word}" without a partner`, expected }];
  });
}
