/** What pages can contain, however unusual: the check accepts it, and the build shows it. */

/** Texts of a page that imports a picture as `board`. */
export const legalTexts: readonly string[] = [
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
  '- An item with <Host\n  of="api" /> in it',
];

/** A page in MDX with one of them. */
export const toLegalPage = (text: string, keys = 'title: A') =>
  `---\n${keys}\n---\n\nimport board from './board.png';\n\n${text}\n`;

const rows: readonly (readonly [name: string, keys: string, text?: string])[] = [
  ['levels.mdx', 'toc_min_heading_level: 4', '## A\n\n### B\n\n#### C'],
  ['one-level.mdx', 'toc_min_heading_level: 2\ntoc_max_heading_level: 2'],
  ['key-1.mdx', 'sidebar_key: k'],
  ['key-2.mdx', 'sidebar_key: k'],
  ['picture.mdx', 'image: ./board.png'],
  ['class.mdx', `sidebar_class_name: 'a b "c'`],
  ['props.mdx', 'sidebar_custom_props: {kind: system-status, method: post}'],
  [
    'update.mdx',
    'last_update: {author: x, date: 2026-01-01}\ncustom_edit_url: https://example.com/edit',
  ],
  ['no-menu.mdx', 'displayed_sidebar: null\ncustom_edit_url: null'],
  ['next.mdx', 'pagination_next: odd/key-2\npagination_prev: reference/index'],
  ['keywords.mdx', 'keywords: [a, "<b>"]\ntitle_meta: "</title>"\ndescription: "\\"><b>"'],
  ['unlisted.mdx', 'unlisted: true'],
  ['bare.mdx', 'hide_title: true\nhide_table_of_contents: true'],
  ['order.mdx', 'sidebar_position: -1.5e3\nsidebar_label: "<b>"\npagination_label: "{x}"'],
  ['2-number.mdx', ''],
  ['setup/index.mdx', 'sidebar_position: 1'],
  ['deep/setup/README.md', 'sidebar_position: 1'],
  ['odd.mdx', ''],
  ['plain.md', '', '# A {b} <c>\n\n# Second\n\n<br>x</br> <p>open <Unknown /> {{ c }} \\\n'],
  ['cells.md', '', '| a |\n| - |\n| b | c |\n\n- [ ] x\n\n<details><summary>A\n\n> [!TIP]\n> B'],
  [
    'nested.mdx',
    '',
    '<table>text</table>\n\n<td>x</td>\n\n<summary>A</summary>\n\n<ul>text</ul>\n\n' +
      '<b className={{a: 1}} dir={1} lang={null} role={[]}>x</b>\n\n<ol start="x" type="q"></ol>',
  ],
];

/** Pages of a project below `odd`, with what the check accepts. All have a title of their own. */
export const oddPages: readonly (readonly [file: string, text: string])[] = [
  ...legalTexts.map((text, index) => {
    return [`text-${index}.mdx`, toLegalPage(text, `title: Text ${index}`)] as const;
  }),
  ...rows.map(([name, keys, text = 'Text.']) => {
    const lines = [`title: '<${name}> & {x}'`, keys].filter(Boolean).join('\n');
    return [name, `---\n${lines}\n---\n\n${text}\n`] as const;
  }),
  [
    'readme-like.md',
    '<h1 align="center"><img src="./board.png" height="8" alt="Logo"><br>C:\\t \\`x {y}</h1>\n\n' +
      '> [!IMPORTANT]\n> Note.\n\n1. One\n\n   > [!TIP]\n   > ```html\n   > <b>\n   > ```\n\n| T |\n| - |\n',
  ],
];
