/** Mistakes that editors make, most likely first, and the place and the words that name each. */
import fs from 'node:fs/promises';
import path from 'node:path';

export interface Mistake {
  readonly name: string;
  /** The file, its new content, and the first and the last line where the message can point. */
  readonly file: string;
  readonly edit: (text: string) => string | Uint8Array;
  readonly lines?: readonly [first: number, last: number];
  /** What the message contains. */
  readonly says: string;
}

/** Makes the mistake in a copy of the sample content. */
export async function make({ file, edit }: Mistake, folder: string): Promise<void> {
  const target = path.join(folder, file);
  const text = await fs.readFile(target, 'utf8').catch(() => '');
  const edited = edit(text);
  if (edited === text) throw new Error(`${file} is unchanged.`);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, edited);
}

export const guide = 'docs/guides/first.mdx';
export const page = 'docs/new.mdx';

/** A text at the end of a page. The mistake is on its first line, unless another one is given. */
const added = (text: string, says: string, line = 1): Mistake => ({
  ...{ name: JSON.stringify(text), file: guide, edit: (before) => `${before}\n${text}\n`, says },
  lines: [line + 32, line + 32],
});

/** Another text in a line of a page. */
const changed = (line: number, before: string, after: string, says: string): Mistake => ({
  ...{ name: `${after} for ${before}`, file: guide, says, lines: [line, line] },
  edit: (text) => text.replace(before, () => after),
});

/** A new page. */
const written = (text: string, line: number, says: string): Mistake => ({
  ...{ name: JSON.stringify(text), file: page, says, edit: () => text, lines: [line, line] },
});

/** A key below the title of a new page. */
const key = (keys: string, says: string, line = 3): Mistake =>
  written(`---\ntitle: A\n${keys}\n---\n\nText.\n`, line, says);

/** A new file whose name is the mistake. */
const named = (file: string, says: string, text = '---\ntitle: A\n---\n'): Mistake => ({
  ...{ name: file, file, edit: () => text, says },
});

const inLinks: readonly Mistake[] = [
  changed(9, '../errors.mdx#', '../eror.mdx#', '../errors.mdx'),
  changed(9, '../errors.mdx#', '../errors#', '../errors.mdx'),
  changed(9, '../errors.mdx', '/docs/errors', '../errors.mdx'),
  changed(9, '#the-second-step', '#second-step', '#second-step'),
  changed(9, '#status-401', '#status-402', 'status-401'),
  changed(23, 'boards.mdx', 'boards.mdx#nowhere', '#nowhere'),
  changed(23, 'settings/boards.mdx', 'settings/board.mdx', 'settings/boards.mdx'),
  added('[a](/docs/erors)', '/docs/errors'),
  added('[a](/docs/errors.mdx)', 'Write "../errors.mdx".'),
  added('[a](http://example.com)', 'https:'),
  added('[a](www.example.com)', 'https://'),
  added('[a](help@example.com)', 'mailto:'),
  added('See [the errors] (../errors.mdx).', '(../errors.mdx)'),
  added('See [a](../my page.mdx).', '](../my page.mdx)'),
  added('See [a](../errors.mdx now.', ']('),
  added('See [the errors]().', 'URL'),
  added('See [ ](../errors.mdx).', 'no text'),
  added('See (the errors)[../errors.mdx].', '[../errors.mdx]'),
  added('See [the errors][errors].', 'errors'),
  added('Text.[^1]', '^1'),
  added('<a href="../errors.mdx">a</a>', '../errors.mdx'),
  changed(19, '(./board.png', '(./bord.png', 'board.png'),
  changed(19, '[A board with two links]', '[]', 'text'),
  added('![a](https://example.com/a.png)', 'another site'),
  added('<img src="./board.png" alt="a" />', './board.png'),
];

const inFrontMatter: readonly Mistake[] = [
  written('---\ndescription: A\n---\n\nText.\n', 1, '"title"'),
  written('Text.\n', 1, 'front matter'),
  written('---\ntitle: A\n\nText.\n', 1, '"---"'),
  written('---\ntitle: Links: a guide\n---\n', 2, 'quotes'),
  key('sidebar_postion: 1', '"sidebar_position"'),
  key("sidebar_position: '2'", 'quotes'),
  key('draft:true', 'space after the colon'),
  key('description: "One sentence.', 'quote'),
  key('title: B', 'unique'),
  written('---\ntitle: Use #tags\n---\n', 2, '#tags'),
  written('---\ntitle: Use `tags`\n---\n', 2, 'Markdown'),
  key('slug: /docs/My-Page', 'lowercase'),
  { ...key('slug: /docs/errors', 'docs/errors.mdx'), file: 'docs/taken.mdx' },
  named('docs/My Page.md', 'lowercase'),
  named('docs/new.mdx.txt', '"new.mdx"'),
];

const inComponents: readonly Mistake[] = [
  changed(13, 'slug="create-link"', 'slug="creat-link"', '"create-link"'),
  changed(23, '<SupportEmail', '<SuportEmail', '"SupportEmail"'),
  added('<sample slug="create-link" />', '"Sample"'),
  changed(29, 'of="boards"', 'off="boards"', '"of"'),
  changed(29, 'of="boards" ', '', 'of'),
  changed(29, 'part="query"', 'part="queries"', '"query"'),
  changed(15, "'curl'", "'crul'", '"curl"'),
  changed(15, '{ title:', '{ tilte:', '"title"'),
  changed(15, "title: 'Lanterns'", 'title: 5', 'title'),
  changed(15, "{{ body: { title: 'Lanterns' } }}", "{ body: 'A' }", '{'),
  changed(13, 'slug="create-link"', 'slug=create-link', 'quotes'),
  changed(23, '<SupportEmail />', '<SupportEmail>', '<SupportEmail>'),
  added('<FieldTable of="boards"\n\nText.', '<FieldTable'),
  added('<Tabs>\nText.\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>', 'Text.', 2),
];

const inText: readonly Mistake[] = [
  changed(13, 'takes a title', 'takes a {title}', '{title}'),
  changed(13, 'takes a title', 'takes a { title', '{'),
  changed(13, 'takes a title', 'takes a <title-id>', '<title-id>'),
  changed(13, 'takes a title', 'takes <3 titles', '<'),
  changed(31, '{/* A comment. */}', '<!-- A comment. -->', '{/*'),
  added('<https://example.com>', '[text](url)'),
  added('One<br>Two', '<br />'),
  added('<details>\n<summary>A</summary>\n\nText.', '<details>'),
  added('import the token first.', 'import'),
  added('<span style="color: red">A</span>', 'className'),
  changed(7, './board.png', './bord.png', './bord.png'),
  added('```js\na', '```'),
  added('<iframe src="https://example.com"></iframe>', 'pages can contain'),
  changed(21, ':::tip[', ':::hint[', ':::tip'),
  changed(21, '\n:::\n', '\n', ':::'),
  added('::: tip\n\nText.\n\n:::', ':::tip'),
  added(':::tip Title\n\nText.\n\n:::', ':::tip[Title]'),
  added('> [!NOTE]\n> Text.', ':::tip'),
  changed(11, '## The first step', '# The first step', '##'),
  changed(17, '### A detail', '#### A detail', 'A detail'),
  added('##Limits', '## Limits'),
  added('## A {#a}', '{/* #'),
  added('| a | b |\n| - | - |\n| `a|b` | c |', '3', 3),
  added('| a | b |\n| c | d |', '| a | b |'),
  added('This is **important.', '**'),
  added('Call `boards now.', '`'),
  { name: 'Latin-1', file: page, edit: () => Uint8Array.of(0x43, 0xe9), says: 'UTF-8' },
  added('Text <div>A</div>', 'separate paragraph'),
];

/** Mistakes that are less likely, each of which shows another rule. */
const rarer: readonly Mistake[] = [
  added('[a](http://localhost:3000/docs/errors)', 'https:'),
  added('[a](javascript:alert)', 'javascript:'),
  added('See [a].\n\n[a]: /docs/errors', '../errors.mdx', 3),
  added('See [the **errors**][errors].', '[name]: url'),
  added('![a](/img/board.png)', 'next to the page'),
  added('![a][b]\n\n[b]: ./board.png', '![description](./image.png)'),
  added('<img src={board} />', 'text'),
  written('\n---\ntitle: A\n---\n', 1, '"---"'),
  written("---\ntitle: ' '\n---\n", 2, 'expected a text'),
  key('draft: "yes"', 'true or false'),
  key('aliases:\n\t- /docs/old', 'tab', 4),
  key('aliases: /docs/old', 'a list'),
  key('aliases: [/docs/errors]', '/docs/errors'),
  key('aliases: [/assets/js]', 'reserved'),
  key('slug: /404', 'reserved'),
  key('description: In C:\\users', 'backslash'),
  { ...key('draft: true', 'home page'), file: 'docs/index.mdx' },
  { ...key('slug: /docs/home', 'home page'), file: 'docs/index.mdx' },
  key('image: ./bord.png', 'no file'),
  key('image: bord.png', '"./"'),
  key('tags: [a]', '"tags"'),
  key('pagination_next: guides/frst', '"guides/first"'),
  key('draft: true\nunlisted: true', 'one of them'),
  key('displayed_sidebar: main', 'docs'),
  named('docs/guides/404.md', 'reserved'),
  named('docs/releases/v2.0.md', '1.0.2', 'Text.\n'),
  changed(29, 'part="query"', 'part="body"', 'body'),
  changed(29, 'of="boards"', 'of={board}', 'a literal value'),
  changed(29, 'of="boards"', 'of=“boards”', 'quotes'),
  changed(29, '<FieldTable', '<FieldTable {...board}', 'named attributes'),
  added('<SupportEmail>us</SupportEmail>', 'content'),
  added('One<br>two</br>', 'content'),
  added('<Sample slug="create-link" response="false" />', '{true}'),
  added('<Tabs groupId={[1]}></Tabs>', 'a text in quotes'),
  added("import Tabs from '@theme/Tabs';", 'Remove the line'),
  added("import { a } from './board.png';", 'without braces'),
  added('export default 1', 'export'),
  added('<Sample slug="create-link" languages="python" />', 'a list'),
  added('Text {new Date().getFullYear()}', 'no code'),
  added('<a href={`https://${1}`}>a</a>', 'an expression'),
  added('One</b> two', 'open tag'),
  added('<b onclick="a()">A</b>', 'attribute "onclick"'),
  added('<b dangerouslySetInnerHTML={{ __html: "" }} />', '"dangerouslySetInnerHTML"'),
  added('<Head><meta http-equiv="refresh" content="1" /></Head>', 'attribute "http-equiv"'),
  added('<a href="https://example.com" ping="https://example.com">a</a>', 'attribute "ping"'),
  added('<svg><image href="https://example.com" /></svg>', '<image>'),
  added("import Link from '@docusaurus/Link';", 'not part of a version'),
  added("import lodash from 'lodash';", 'not part of a version'),
  added("import x from '@portal/src/components/../catalogue';", 'not part of a version'),
  added("import x from '../../src/catalogue/fields';", 'in docs'),
  added("import x from './code.ts';", 'src/components'),
  added('[a](/files/a.pdf)', 'a file next to it'),
  added("<a href={'javascript:alert(1)'}>a</a>", 'javascript:'),
  added('<img src={\'https://example.com/a.png\'} alt="a" />', 'another site'),
  added(
    "import Host from '@portal/src/components/Host';\n\n<Host of={{ to: 'javascript:a' }} />",
    'script',
    3,
  ),
  added('Text.\n---', 'a heading'),
  added('[a](/docs/settings/boards#query.page)', '../reference/settings/boards.mdx#query.page'),
  added('```js\na\n\n## B\n\n```sh\nb\n```', 'another block'),
  added('::tip[Title]', 'not shown'),
  added('##', 'no text'),
  added('##\u00A0A', 'no-break'),
  added('\u00A0## A', 'no-break'),
  added('One\u0008Two', 'U+0008'),
  added('![A](./empty.png)', 'an empty file'),
  changed(9, '#the-second-step', '#a-new-name', '#the-first-step'),
  added('## A {/* #a */}\n\n## B {/* #a */}', 'unique', 3),
  added('## A {/* #b */}\n\n## B', 'unique', 3),
  added('| a | b |\n| - | - |\n| c | d |\nText.', 'blank line', 4),
  added('Text:\n| a | b |\n| c | d |', '| a | b |', 2),
];

export const mistakes: readonly Mistake[] = [
  ...[...inLinks, ...inFrontMatter, ...inComponents, ...inText, ...rarer],
];
