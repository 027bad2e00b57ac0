/** Checks code in texts: all its characters are literal, so character references have no effect. */
import type { InlineCode } from 'mdast';
import { toQuoted } from '../../catalogue/check/problem';
import type { ContentProblem } from '../problem';
import { toLine, type Node, type Page } from './page';

const characters: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' },
  ...{ '#123': '{', '#125': '}', '#124': '|', '#60': '<', '#62': '>', '#39': "'" },
};
const reference = new RegExp(`&(${Object.keys(characters).join('|')});`, 'g');

/** Code that is only a reference, or contains a tag, is about HTML. */
export function checkInlineCode({ file, nodes }: Page): readonly ContentProblem[] {
  return nodes.filter(isInlineCode).flatMap((code) => {
    const { value } = code;
    const intended = value.replaceAll(reference, (_, name: string) => characters[name] ?? '');
    if (
      intended === value ||
      value.includes('<') ||
      value.replaceAll(reference, '').trim() === ''
    ) {
      return [];
    }
    const [found = ''] = value.match(reference) ?? [];
    const hint = `Write ${toQuoted(`\`${intended}\``)}.`;
    return [{ file, ...toLine(code), found: `${toQuoted(found)} in code`, ...literal, hint }];
  });
}

const literal = { expected: 'the character itself, because code is literal' };

function isInlineCode(node: Node): node is InlineCode {
  return node.type === 'inlineCode';
}
