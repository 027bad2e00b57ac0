import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useSite } from './site';

const { at, messages } = useSite();

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
};

/** Texts of a page, however unusual. */
const texts: readonly string[] = [
  'Use **bold**, *emphasis*, __bold__, _emphasis_, ~~old~~ and `code`.',
  'The result of 5 * 3 is 15, 2 ** 4 is 16, and a**b and x ** y ** z are code.',
  'The fields snake_case_name, __init__ and foo*bar*baz.',
  '\\*No emphasis* and \\`no code`, but \\{braces\\} and a \\< b.',
  'A price of 5 GB*, AT&T, R&D; and Q&A.',
  '&nbsp;&copy;&#169; and &amp;copy;',
  'From 10:30 to ~12, a:b:c, urn:link:4711 and :smile:.',
  'Songs in C# and F#, #1 in the charts, +1 and -1.',
  'An [optional] word, list[0], [[Call]] and [x].',
  'In the year\n2019. Then more.',
  'Line  \nbreak\\\nand more.',
  'Wow! [The board](https://example.com/board.png) "quoted" & \'so\'.',
  'An en dash – and an em dash — and „quotes“ and ’apostrophes’.',
  'Die Länge der Titel: 世界 🎉 é.',
  '## Setup\n\nText.\n\n## Setup\n\n[To it](#setup-1).',
  '## Title {/* #own */}\n\n[Up](#own)',
  '## Café & `code`\n\n[Here](#caf%C3%A9--code)',
  '## The `boards` endpoint\n\n### A detail\n\n## Next',
  'Title of two words\n---',
  'Text.\n\n---\n\nText.\n\n***',
  '1. One\n2. Two\n   - a\n   - b\n\n   More of two.\n3. Three',
  '- One\n\n  ```bash\n  npm test\n  ```\n\n- Two',
  '- [ ] task\n- [x] done',
  '| a | b |\n| :-- | --: |\n| 1 | |\n| `x\\|y` | 2 |',
  'a | b\n--- | ---\n1 | 2',
  '> A quotation\nthat goes on\n>\n> - with a list',
  '```js title="wait.js" {1,3-4} showLineNumbers\na\nb\nc\nd\n```',
  '````md\n```js\nconst a = {b: <c>};\n```\n````',
  '~~~\n```\n~~~',
  '```http\nGET /boards\n```\n\n```text\n<id> {id}\n```\n\n```\n\n```',
  '```diff\n-a\n+b\n```\n\n```sh\n# comment\nls\n```',
  'Call `boards/{boardId}/links`, `<id>`, `**`, `` a ` b `` and `&lt;`.',
  'A note.[^1] More.[^more]\n\n[^1]: Text.\n\n[^more]: Text.',
  '[label][ref] and [ref]\n\n[ref]: https://example.com',
  '[a](https://example.com/a?b=c#d) and [b](<https://example.com/a b>) and https://example.com',
  '[Write to us](mailto:help@example.com) or [call us](tel:+49-30-1234567)',
  '<span class="a">pasted</span> and <img src={board} alt="" class="b" />',
  '[Errors](../errors.mdx#status-401) and [all](../errors.mdx#status-codes)',
  '[Boards](../reference/settings/boards.mdx#query-params)',
  '[Links](../reference/campaigns/index.mdx) and [the image](./board.png)',
  '![A board](./board.png) and ![A board](./board.png "A title")',
  '[![A board](./board.png)](https://example.com)',
  '<img src={board} alt="" width="20" />',
  'Text <br /> more <kbd>K</kbd> <sub>2</sub> <sup>3</sup> <mark>a</mark> <abbr title="A">B</abbr>.',
  '<details>\n<summary>More</summary>\n\nText with **bold**.\n\n</details>',
  '<details open className="x" id="y" data-a="b">\n<summary>More</summary>\n\nText.\n\n</details>',
  '<div align="center">\n\n## Inside\n\n</div>',
  '<a href="https://example.com" target="_blank" rel="noreferrer">x</a> and <a href="#top">y</a>\n\n## Top',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colSpan={1}>b</td>' +
    '</tr></tbody></table>',
  '<figure>\n\n![A board](./board.png)\n\n<figcaption>A board</figcaption>\n</figure>',
  '{/* A comment, {with} braces. */}',
  'A literal {"{"} and {\'}\'} brace.',
  ':::note\n\nText.\n\n:::',
  '::::warning[Careful]\n\n:::tip\n\nText.\n\n:::\n\n::::',
  ':::info\nText without blank lines.\n:::',
  '<Tabs groupId="x">\n{/* c */}\n<TabItem value="a" label="A" default>\n\nA\n\n</TabItem>\n' +
    '<TabItem value="b">B</TabItem>\n</Tabs>',
  "<EndpointLink slug={'boards'} /> and <StatusLink>the status</StatusLink>",
  '<Sample\n  slug="create-link"\n  values={{ path: { boardId: \'b2\' }, body: { title: `A` } }}\n/>',
  '- An item with <Host\n  of="api" /> in it',
];

/** Other files. */
const files: readonly (readonly [file: string, text: string])[] = [
  ['docs/windows.mdx', '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n## B\r\n\r\nText.\r\n'],
  [
    'docs/keys.md',
    `---
title: 'A: b'
description: >-
  One sentence, that
  has two lines.
slug: /docs/other
sidebar_label: B # a comment
sidebar_position: 2.5
hide_from_search: true
keywords: [a, b]
pagination_next: null
pagination_prev: guides/first
image: ./guides/board.png
aliases:
  - /docs/older
unlisted: true
---

Text.
`,
  ],
  ['docs/draft.mdx', '---\ntitle: A\ndraft: true\n---\n\nTo be written.\n'],
  ['docs/plans/_category_.yml', 'label: Plans\nposition: 3\ncollapsed: false\nlink: null\n'],
  ['docs/releases/2.0.md', '## Breaking\n\nSee [errors](../errors.mdx).\n'],
  ['docs/notes.txt', 'Not a page: <a> {b}.\n'],
];

describe('the check of the content', () => {
  it('accepts pages with these texts', async () => {
    for (const [index, text] of texts.entries()) {
      const page = `---\ntitle: A\n---\n\nimport board from './board.png';\n\n${text}\n`;
      await write(`docs/guides/text-${index}.mdx`, page);
    }
    expect(await messages()).toEqual([]);
  });

  it('accepts these files', async () => {
    for (const [file, text] of files) await write(file, text);
    expect(await messages()).toEqual([]);
  });

  it('accepts a text that two pages share', async () => {
    await write('docs/_shared.mdx', '## Shared\n\nText with <SupportEmail />.\n');
    const text =
      "---\ntitle: A\n---\n\nimport Shared from './_shared.mdx';\n\n<Shared />\n\n[It](#shared)\n";
    await write('docs/one.mdx', text);
    await write('docs/two.mdx', text);
    expect(await messages()).toEqual([]);
  });
});
