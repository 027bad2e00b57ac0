import type { ElementContent, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { toMessage } from '../../src/check/messages';
import { checkPage, listUnshown } from '../../src/content/pages/check';
import { readCommonMark } from '../../src/content/pages/commonmark';
import { parsePage, parsers } from '../../src/content/pages/read';
import { noContent } from './site';

function check(text: string) {
  const { page, problems } = parsePage({ file: 'docs/first-steps.md', text });
  const pages = [page];
  const found = [...problems, ...checkPage(page, { ...noContent, pages })];
  const unshown = listUnshown({ ...noContent, pages });
  return { page, problems: found.map(toMessage), warnings: unshown.map(toMessage) };
}

/** The HTML of the build, apart from notes, which Docusaurus makes. */
function toHtml(text: string): string {
  const root = parsers.commonMark.parse(text);
  readCommonMark(root, text);
  const options = { allowDangerousHtml: true };
  const html = unified().use(remarkRehype, options).use(rehypeRaw).runSync(root);
  return html.children.map(toText).join('').trim();
}

function toText(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties).map(
    ([name, value]) => ` ${name}=${String(value)}`,
  );
  const inner = node.children.map(toText).join('');
  return `<${node.tagName}${attributes.join('')}>${inner}</${node.tagName}>`;
}

describe('a page in CommonMark', () => {
  it.each([
    ['text with {braces} and a:b', '<p>text with {braces} and a:b</p>'],
    ['at :id[x] and :id{x}', '<p>at :id[x] and :id{x}</p>'],
    ['a <!-- comment --> b', '<p>a  b</p>'],
    ['Bearer <token>', '<p>Bearer <token></p>'],
    ['Press <kbd>K</kbd><br>now', '<p>Press <kbd>K</kbd><br></br>now</p>'],
    ['<a href="https://a.test">*a*</a>', '<p><a href=https://a.test><em>a</em></a></p>'],
    ['<h1 align="center">A</h1>', '<h1 align=center>A</h1>'],
    [
      '<details open>\n<summary>A</summary>\n\n- b\n\n</details>',
      '<details open=true>\n<summary>A</summary><ul>\n<li>b</li>\n</ul></details>',
    ],
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<img src="a.png" alt="A" width="20">', '<img src=a.png alt=A width=20></img>'],
    ['[a][b] ![c][b]\n\n[b]: ./b.md', '<p><a href=./b.md>a</a> <img src=./b.md alt=c></img></p>'],
    ['[![a](https://b.test/c.svg)](https://d.test)', '<p><a href=https://d.test>a</a></p>'],
    ['<b onclick="a()" style="a">b</b><script>c</script>', '<p><b>b</b></p>'],
    ['<center>a</center>', '<div align=center>a</div>'],
    ['<pre>\n a <b>b</b>\n\nc</pre>', '<pre><code> a b\n\nc\n</code></pre>'],
    [
      '<pre><code class="language-js">a</code></pre>',
      '<pre><code className=language-js>a\n</code></pre>',
    ],
    ['# A\n\n# B\n\n## C', '<h1>A</h1>\n<h2>B</h2>\n<h3>C</h3>'],
    ['> [!HINT]\n> A', '<blockquote>\n<p>[!HINT]\nA</p>\n</blockquote>'],
    ['## A {#b}', '<h2 id=b>A</h2>'],
    ['## A <!-- #b -->', '<h2 id=b>A </h2>'],
    ['## A {/* #b */}', '<h2 id=b>A</h2>'],
    ['## A {#größe}', '<h2 id=größe>A</h2>'],
    ['<a name="a-b"></a>\n\n## A B', '<p><a></a></p>\n<h2>A B</h2>'],
  ])('shows %j', (text, html) => {
    expect(toHtml(text)).toBe(html);
  });

  it.each([
    ['# A `b`\n\n![c](./first-steps.md)\n\nText *d*\nand e.', 'A b', 'Text d and e.'],
    ['<p align="center"><b>a</b></p>\n\n<h1>A</h1>', 'A', undefined],
    ['## A\n\n# B', 'First steps', undefined],
    ['---\ntitle: B\ndescription: C.\n---\n\n# A\n\nText.', 'B', 'C.'],
    ['# A\n\n> [!IMPORTANT]\n> Note.\n\n- Item\n\nText.', 'A', 'Text.'],
    ['# A\n\n> [!IMPORTANT]\n> Note.', 'A', 'Note.'],
    ['# ![Logo](./board.png)<br>A b\n\n| T |\n| - |', 'A b', undefined],
    ['# A\n\nB<br>c  \nd', 'A', 'B c d'],
    ['# C:\\\\b \\`d\n\nA \\** \\`.', 'C:b `d', 'A ** `.'],
  ])('has the title and the description of %j', (text, title, description) => {
    expect(check(text).page.frontMatter).toEqual({ title, description });
  });

  it.each([
    ['note', 'note', undefined],
    ['TIP', 'tip', undefined],
    ['IMPORTANT', 'info', 'Important'],
    ['WARNING', 'warning', undefined],
    ['CAUTION', 'danger', 'Caution'],
  ])('shows the alert %s as a note', (alert, name, title) => {
    const { page, warnings } = check(`> [!${alert}]\n> **A** b\n>\n> c`);
    const label = title && { data: { directiveLabel: true }, children: [{ value: title }] };
    const [note] = page.nodes.filter(({ type }) => type === 'containerDirective');
    const paragraph = { type: 'paragraph' };
    const children = [...(label ? [label] : []), paragraph, paragraph];
    expect(note).toMatchObject({ name, children });
    expect(warnings).toEqual([]);
  });

  it('reads the line ends of Windows', () => {
    const { page } = check('> [!TIP]\r\n> A\r\n');
    expect(page.nodes).toContainEqual({ type: 'text', value: 'A' });
  });

  it.each([
    ['[a](b.md)', 'docs/first-steps.md:1: link "a": found a link to "b.md", which does not exist'],
    ['\n<a href="#b">a</a>', 'docs/first-steps.md:2: link "a": found the anchor "#b"'],
    ['<p>\n<img src="b.png" alt="b">\n</p>', 'docs/first-steps.md:2: image "b.png": found no file'],
    ['<a href="javascript:b">a</a>', 'found "javascript:b", expected https:'],
    [
      'A <Sample slug="b" />',
      '<Sample>: found a component in CommonMark, expected the ending ".mdx"',
    ],
    ['```js\na', 'code block: found no end'],
    ['---\ntitel: A\n---', 'docs/first-steps.md:2: front matter "titel": found an unknown key'],
  ])('has a problem: %j', (text, message) => {
    expect(check(text).problems).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['A\n<b style="a">b</b>', ':2: <b>: found the attribute "style", which has no effect'],
    ['<script>a</script>', ':1: <script>: found an element that is not shown'],
    ['<form>a</form>', ':1: <form>: found an element of which only the content is shown'],
    ['![a](https://b.test/c.png)', 'found a picture of another site, which is shown as a link'],
    ['| a |\n| - |\n| b | c |', ':3: table row "b": found 2 cells'],
    ['<p class="a text--center row">b</p>', ':1: class: found "text--center", "row", for which'],
    ['```mermaid\na\n```', 'found a diagram, of which pages show only the code'],
    ['urn:a:b 1:2:3 `:c:`\n:+1:', ':1: text: found ":+1:", which is shown as it is'],
    ['$$\na\n$$', 'text: found a formula between "$$"'],
  ])('has a warning: %j', (text, message) => {
    const { problems, warnings } = check(text);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(message)]);
  });
});
