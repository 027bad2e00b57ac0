import fc from 'fast-check';
import { elementMistakes } from '../content/element-mistakes';
import { markMistakes } from '../content/mark-mistakes';
import { textMistakes } from '../content/text-mistakes';

/** A piece of a page, and its visible text. */
interface Piece {
  readonly text: string;
  readonly shown: string;
}

const piece = (text: string, shown = text): Piece => ({ text, shown });

const soundPieces: readonly Piece[] = [
  piece(
    'Words with **bold**, *slanted*, ~~gone~~ and `code`.',
    'Words with bold, slanted, gone and code.',
  ),
  piece('A price of 5 * 3 = 15, 2 ** 4, snake_case and C#.'),
  piece(
    String.raw`\*Not slanted\*, \{no code\}, \<no tag\>.`,
    '*Not slanted*, {no code}, <no tag>.',
  ),
  piece('Café 世界 🎉 &copy; AT&T', 'Café 世界 🎉 © AT&T'),
  piece(
    '[A site](https://example.com/a?b=c#d) and https://example.com',
    'A site and https://example.com',
  ),
  piece('[Errors](../errors.mdx#status-401) first.', 'Errors first.'),
  piece('Host <Host of="api" /> here.', 'Host https://api.example.com here.'),
  piece('- One\n- Two\n  1. Three\n  2. Four', 'One Two Three Four'),
  piece('1. One\n\n   Text.\n\n2. Two', 'One Text. Two'),
  piece('> A quote\n> > in a quote', 'A quote in a quote'),
  piece('| a | b |\n| --- | :-: |\n| 1 | `x\\|y` |', 'a b 1 x|y'),
  piece('| a |\n| --: |', 'a'),
  piece('Line  \nbreak\\\nhere', 'Line break here'),
  piece('<details>\n<summary>More</summary>\n\nInside.\n\n</details>', 'More Inside.'),
  piece('Press <kbd>K</kbd><br />H<sub>2</sub>O', 'Press K H2O'),
  piece('<div>\n\nInside **bold**.\n\n</div>', 'Inside bold.'),
  piece('{1 + 1} is {String(2)}.', '2 is 2.'),
  piece('{/* A comment. */}', ''),
  piece('***', ''),
  piece('Time 10:30, ratio a:b, [optional], list[0].'),
  piece('-1 degree\nand +1 more', '-1 degree and +1 more'),
];

/** One of these is in about half of the pages. */
const wrongPieces: readonly string[] = [...markMistakes, ...textMistakes, ...elementMistakes]
  .map(([body]) => body)
  // Imports begin a page, and these two swallow what comes after them on purpose.
  .filter((body) => !/^(import|export)\b|^[^\n]*\{\/\*/.test(body));

export interface MixedPage {
  readonly text: string;
  readonly shown: string;
  readonly isSound: boolean;
}

const mixedPage: fc.Arbitrary<MixedPage> = fc
  .record({
    before: fc.array(fc.constantFrom(...soundPieces), { minLength: 1, maxLength: 6 }),
    wrong: fc.option(fc.constantFrom(...wrongPieces), { freq: 1 }),
    after: fc.array(fc.constantFrom(...soundPieces), { maxLength: 4 }),
  })
  .map(({ before, wrong, after }) => ({
    text:
      [
        '---\ntitle: Mixed\n---',
        ...toTexts(before),
        ...(wrong === null ? [] : [wrong]),
        ...toTexts(after),
      ].join('\n\n') + '\n',
    shown: ['Mixed', ...[...before, ...after].map(({ shown }) => shown)].filter(Boolean).join(' '),
    isSound: wrong === null,
  }));

function toTexts(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({ text }) => text);
}

/** This number of pages, the same ones for the same seed. */
export function mixPages(count: number, seed: number): readonly MixedPage[] {
  return fc.sample(mixedPage, { numRuns: count, seed });
}
