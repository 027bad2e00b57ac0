import fc from 'fast-check';
import { buildConverter } from '../../../plugins/exports/alternates/convert';
import { toWords } from '../../../src/content/pages/page';
import { parse } from '../../exports/sample';

const toMarkdown = buildConverter(
  new Map([
    ['/portal', '/portal/index.md'],
    ['/portal/docs/a', '/portal/docs/a.md'],
  ]),
  'https://a.test',
);

/** The Markdown of a page with this article. */
const convert = (html: string) =>
  toMarkdown(`<nav>Menu</nav><main><p>Path</p><article>${html}</article></main>`).trimEnd();

const rows: readonly (readonly [what: string, html: string, markdown: string])[] = [
  [
    'absolute links, to the Markdown of pages',
    '<a href=/portal/docs/a#b>a</a> <a href=/portal/>h</a> <a href=/portal/x.zip>x</a> <a href=#y>y</a>',
    '[a](https://a.test/portal/docs/a.md#b) [h](https://a.test/portal/index.md) ' +
      '[x](https://a.test/portal/x.zip) [y](#y)',
  ],
  [
    'what is required as part of a heading',
    '<div><h3>Body</h3><span> required</span><button>Open</button></div><p>a</p>',
    '### Body (required)\n\na',
  ],
  [
    'headings that open what follows',
    '<details><summary><h4>Status 400</h4><span>Problem</span></summary><p>a</p></details>',
    '#### Status 400 Problem\n\na',
  ],
  [
    'what is for the screen',
    '<h2>A<a class=hash-link href=#a>\u200b</a></h2><button>Copy</button><nav>b</nav>c <input> ' +
      '<a href=#d>#</a><span aria-live=polite>e</span><svg><title>f</title></svg>' +
      '<div data-mdast=ignore>g</div><div role=tablist><button>h</button></div><p hidden>i</p>',
    '## A\n\nc',
  ],
  [
    'buttons that are headings',
    '<h2><button>Response <!-- -->200</button></h2>',
    '## Response 200',
  ],
  [
    'one space between words, and none around blocks',
    '<div> a  b <em> c</em> <img src=/d.png alt=d> <span> </span>e <p> <span> f </span> </p> </div>',
    'a b _c_ ![d](https://a.test/d.png) e\n\nf',
  ],
  ['line breaks of the source', '<p>a\nb<h2>c\nd</h2><ul><li>e\n</ul>', 'a\nb\n\n## c d\n\n- e'],
  [
    'a request, and a method in a text',
    '<div><span data-method>GET</span> <code>https://a.example/<wbr>b</code></div><p><span ' +
      'data-method>PUT</span> c',
    '`GET https://a.example/b`\n\n`PUT` c',
  ],
  [
    'notes',
    '<div role=note data-kind=info><svg></svg><p><strong>A title</strong> b</div>' +
      '<div role=note data-kind=tip><details><summary>D</summary>e</details></div>' +
      '<div class="theme-admonition theme-admonition-tip x"><div><span><svg></svg></span>' +
      'tip</div><div><p>c</div></div>',
    '> **Info: A title**\n>\n> b\n\n> **Tip: D**\n>\n> e\n\n> **Tip**\n>\n> c',
  ],
  [
    'responses with their media types and headers',
    '<dl><div><dt><code>200</code><dd><div><p>Found.</div><p>text/csv<details><summary>' +
      'Headers (1)</summary>' +
      '<ul><li><code>X-A</code> <span>string</span></ul></details></div></dl>',
    '- `200`: Found.\n\n  text/csv\n\n  **Headers (1)**\n  - `X-A` (string)',
  ],
  [
    'fields with limits after a description without a full stop',
    '<ul><li id=a><div><code>a</code> <span>string</span></div><div data-mdast=row><span>At most ' +
      '9</span><p>Only if known</div><li id=b><div><code>b</code> <span>list</span></div>' +
      '<div data-mdast=row><span>At most 9</span><p>Examples:<ul><li>c</ul></div><p>Each: text</ul>',
    '- `a` (string): Only if known. At most 9.\n' +
      '- `b` (list): At most 9. Each: text. Examples:\n  - c',
  ],
  [
    'fields with their limits and their own fields',
    '<ul><li id=body.a><div><label for=x><code>a</code></label> <a href=#body.a>#</a> ' +
      '<span>object</span>' +
      '<span> required</span> <strong>Deprecated</strong><div id=body/a-description><span>' +
      'One of <code>1</code> · ' +
      'Default: <code>2</code></span><p>Use b.<p>About <em>a</em>.</div></div>' +
      '<div data-mdast=row><input value=1><span>Always <code>2</code></span></div>' +
      '<details><summary>Fields (1)</summary><h4>Part</h4><ul><li id=body.a.b><code>' +
      'a.b</code> <span>string</span> <p>B.</ul></details></ul>',
    '- `a` (object, required): **Deprecated.** Use b. About _a_. One of `1`. Default: `2`. Always `2`.\n' +
      '\n  **Part**\n  - `b` (string): B.',
  ],
  [
    'status codes',
    '<dl><div><dt><a href=/x><code>200</code></a><dd>Done.</div><dt>b<dd>c</dl>',
    '- [`200`](https://a.test/x): Done.\n- b: c',
  ],
  [
    'cards',
    '<div data-mdast=list><article><p><span data-method>GET</span> <strong>A</strong> ' +
      '<strong>Deprecated</strong>' +
      '<p><code>/a</code><p>All <code>a</code>.</p><a href=/portal/docs/a>View</a></article>' +
      '<div><div><a href=/b>B</a><span>4<span> endpoints</span></span></div><p>c</div>' +
      '<div><div><a href=/d>D</a></div><p></p></div></div>',
    '- [A](https://a.test/portal/docs/a.md) **Deprecated**, `GET /a`: All `a`.\n- [B](https://a.test/b) (4 endpoints): c\n- [D](https://a.test/d)',
  ],
  [
    'changed endpoints',
    '<div><span data-method>GET</span><h3><a href=/a>A</a></h3><a href=/b>in 1.0</a></div>' +
      '<div><span data-method>PUT</span><h3>B</h3>in 1.0</div><div><span data-method>' +
      'PUT</span><h3>C</h3></div>',
    '### GET [A](https://a.test/a) ([in 1.0](https://a.test/b))\n\n### PUT B (in 1.0)\n\n### PUT C',
  ],
  [
    'code with its language or its title',
    '<figure><figcaption><span>js</span><button>Copy</button></figcaption><pre data-lang=js>' +
      '<code>a\n  b</code></pre></figure>' +
      '<figure><figcaption><span>a.js</span></figcaption><pre data-lang=js><code>`</code></pre></figure>' +
      '<figure><figcaption><span></span></figcaption><pre data-lang=text><code>```</code></pre></figure>',
    '```js\na\n  b\n```\n\n**a.js**\n\n```js\n`\n```\n\n````\n```\n````',
  ],
  [
    'tabs and details',
    '<div role=tabpanel><p>npm<ol><li>a</ol></div><details><summary>Why?</summary><p>b</details>',
    '**npm**\n\n1. a\n\n**Why?**\n\nb',
  ],
  [
    'tables, one line for each row',
    '<table><thead><tr><th class=align-center>a<th>b<tbody><tr><th><code>c</code><td><p>' +
      'string</p>d\ne | f</table>',
    '| a | b |\n| :-: | --- |\n| `c` | string<br>d e \\| f |',
  ],
  [
    'lists, tasks and images',
    '<ul><li><input type=checkbox disabled checked> a<li><input type=checkbox disabled> b<ul>' +
      '<li><p><input type=checkbox disabled>c</p></ul></ul><img src=/x.png alt=c>',
    '- [x] a\n- [ ] b\n  - [ ] c\n\n![c](https://a.test/x.png)',
  ],
  [
    'images and lists that an expression makes',
    '<p><img src=/portal/assets/images/a-1f.png><img alt="A b" src=/portal/assets/images/b.png></p>' +
      '<ul><li>a</li><!-- --><li><code>b</code></li></ul>',
    '![](https://a.test/portal/assets/images/a-1f.png)![A b](https://a.test/portal/assets/images/b.png)\n\n- a\n- `b`',
  ],
  ['text that looks like HTML', "<p>&lt;'@3&gt; &lt;#@a&gt;", "\\<'@3> \\<#@a>"],
  [
    'footnotes',
    '<p>a<sup><a href=#user-content-fn-n data-footnote-ref>1</a></sup></p><section ' +
      'data-footnotes><h2>Footnotes</h2>' +
      '<ol><li id=user-content-fn-n><p>b <a href=#r data-footnote-backref>↩</a></ol></section>',
    'a[^n]\n\n[^n]: b',
  ],
  [
    'what Markdown has no marks for',
    '<p>H<sub>2</sub>O 10<sup>3</sup> <mark>a</mark> <abbr title="B C">BC</abbr> <kbd>D</kbd>',
    'H<sub>2</sub>O 10<sup>3</sup> a BC (B C) `D`',
  ],
  [
    'URLs as code where nothing links to them',
    '<p><strong>https://{region}.a_b.example/*</strong>, (https://a.example). <a ' +
      'href=https://b_c.example>https://b_c.example</a>',
    '**`https://{region}.a_b.example/*`**, (`https://a.example`). ' +
      '[`https://b_c.example`](https://b_c.example)',
  ],
  [
    'types as links to their pages',
    '<ul><li id=a><code>a</code> <span>object of <a href=/portal/docs/a>A</a></span> <span> ' +
      'required</span><p>b</ul>',
    '- `a` (object of [A](https://a.test/portal/docs/a.md), required): b',
  ],
  [
    'email addresses and URLs as links instead of HTML',
    '<a href=mailto:a@b.example>a@b.example</a>',
    '[a@b.example](mailto:a@b.example)',
  ],
];

it.each(rows)('the Markdown of a page converts %s', (_what, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

/** Characters that mean something in Markdown, and some that do not. */
const characters = [
  ...Array.from('\\`*_{}[]<>()#+-.!|~&:;/?=@^$%"\',0123abwpsWS é–\n'),
  ...['www.', 'https://', 'a@b.c', '<#@a', "<'@3>"],
];

const words = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').trim())
  .filter((value) => value !== '');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const toLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const places: readonly (readonly [string, (html: string) => string])[] = [
  ['a paragraph', (html) => `<p>${html}</p>`],
  ['a heading', (html) => `<h2>${html}</h2>`],
  ['a list', (html) => `<ul><li>${html}</li></ul>`],
  ['a table', (html) => `<table><tr><th>${html}</th></tr></table>`],
];

it.each(places)('text in %s is read as it was written', (_where, place) => {
  fc.assert(
    fc.property(words, words, words, (before, between, after) => {
      const html = [
        `${escape(before)} <code>x</code> (${escape(between)}): `,
        `<strong>y</strong>${escape(between)}<a href=/z>z</a>${escape(after)}.`,
      ].join('');
      const [read] = parse(convert(place(html))).children;
      const shown = `${before} x (${between}): y${between}z${after}.`;
      expect(toLine(read ? toWords(read) : '')).toBe(toLine(shown));
    }),
    { numRuns: 40 },
  );
});
