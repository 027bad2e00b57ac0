import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { toInline, toPlainText } from '../../src/openapi/inline';
import { toCommonMark, toFirstParagraph } from '../../src/openapi/text';

const markdown = new MarkdownIt('commonmark');
const toUrl = (href: string) => (href.startsWith('/') ? `https://portal.example.com${href}` : href);
const render = (text: string) => markdown.render(toCommonMark(text, toUrl)).trim();

const rows: readonly (readonly [text: string, html: string])[] = [
  [
    '`code`, **strong** and *emphasis*',
    '<p><code>code</code>, <strong>strong</strong> and <em>emphasis</em></p>',
  ],
  [
    'See [Errors](/docs/errors#status-401).',
    '<p>See <a href="https://portal.example.com/docs/errors#status-401">Errors</a>.</p>',
  ],
  [
    '[a_b](https://example.com/?a=1&lt;=2)',
    '<p><a href="https://example.com/?a=1&amp;lt;=2">a_b</a></p>',
  ],
  ['# no heading', '<p># no heading</p>'],
  ['> no quote', '<p>&gt; no quote</p>'],
  ['<b>no HTML</b> &amp; no entity', '<p>&lt;b&gt;no HTML&lt;/b&gt; &amp;amp; no entity</p>'],
  ['client_id, _id_ and 2 * 3 * 4', '<p>client_id, _id_ and 2 * 3 * 4</p>'],
  [
    'no image: ![label](/docs)',
    '<p>no image: !<a href="https://portal.example.com/docs">label</a></p>',
  ],
  ['one\n\n    paragraph', '<p>one paragraph</p>'],
  [String.raw`back\slash and \*`, String.raw`<p>back\slash and *</p>`],
];

it.each(rows)('CommonMark of %j is as written', (text, html) => {
  expect(render(text)).toBe(html);
});

it('CommonMark shows exactly the characters of any text', () => {
  const marks = fc.constantFrom(...Array.from('`*_[]()<>&#!~|\\-+=.:;0aé \n'));
  const texts = fc.array(marks, { maxLength: 20 }).map((list) => list.join(''));
  const toShown = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(texts, (text) => {
      const inlines = toInline(text);
      fc.pre(inlines.every((inline) => inline.kind === 'text'));
      const shown = markdown.parseInline(toCommonMark(text, toUrl), {})[0]!.children ?? [];
      expect(shown.map(({ type }) => type).filter((type) => !type.startsWith('text'))).toEqual([]);
      expect(toShown(shown.map(({ content }) => content).join(''))).toBe(
        toShown(toPlainText(text)),
      );
      expect(render(text)).toMatch(/^(<p>[^]*<\/p>)?$/);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['A train ![Run](https://x.test/a.svg) runs.', 'A train runs.'],
  ['[![Run](a.svg)](https://x.test)\n\nA train.', 'A train.'],
  [
    'A _fast_ and __long__ train with `_id_` and snake_case_id.',
    'A *fast* and **long** train with `_id_` and snake_case_id.',
  ],
  ['A train\nruns.  It stops.', 'A train runs. It stops.'],
  [
    '# Title\n\nSee [a](http://x.test/a) and [b](https://x.test).\n\nMore.',
    'See a and [b](https://x.test).',
  ],
  ['Get a track.<br/>**Note**: Markets.', 'Get a track.'],
  ['<br>\nGet a track.', 'Get a track.'],
  ['<b>Get</b> a track.<br>Markets.', 'Get a track.'],
  ['Use `<br>` here.', 'Use `<br>` here.'],
  ['Send <token> with <em>Bearer</em>.', 'Send <token> with Bearer.'],
  ['A **tag** with <em>html</em> and `<id>`', 'A **tag** with html and `<id>`'],
  ['<h2>Title</h2><ul><li>one</ul>\nText.<script>alert(1)</script><style>a{}</style>', 'Text.'],
  ['See <https://x.test>, a < b > c and \\<b>.', 'See <https://x.test>, a < b > c and \\<b>.'],
])(
  'has no HTML and no marks that the inline notation lacks in the first paragraph of %j',
  (text, expected) => {
    expect(toFirstParagraph(text)).toBe(expected);
  },
);

it.each([
  ...[String.raw`[A\_B, `, '2*3', '`a', '``a`', '**a ', '[', '](', '[a](https://a', '\n ', ' '],
  ...['<!--', '<script ', '<h1>', '<a href="', '</a', '_', '\\'],
])('reads texts that repeat %j in linear time', (part) => {
  const text = part.repeat(100_000 / part.length);
  const start = performance.now();
  toCommonMark(text);
  toFirstParagraph(text);
  expect(performance.now() - start).toBeLessThan(3_000);
});
