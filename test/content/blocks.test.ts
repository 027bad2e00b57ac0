import { toCollectBlocks } from '../../src/content/blocks';
import type { Block } from '../../src/page-data';

function toBlocks(description: string, findRoute = (_: string): string | undefined => undefined) {
  const collect = toCollectBlocks(findRoute);
  return collect({ description }, 4)?.[description];
}

/** The trees as HTML, with the names and the JSON of attributes. */
const draw = (blocks: readonly Block[] = []): string =>
  blocks.map((one) => (typeof one === 'string' ? one : drawElement(one))).join('');

function drawElement({ tag, href, code, attributes, children }: Exclude<Block, string>): string {
  const all = Object.entries({ ...(href !== undefined && { href }), ...attributes });
  const inner = code ? `${code.code} in ${code.language}` : draw(children);
  return `<${tag}${all.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('')}>${inner}</${tag}>`;
}

it.each([
  'One paragraph.',
  'With `code`, **strong**, *emphasis* and [a link](https://example.com/a).',
  'Two\nlines.',
  'Send `Bearer` and <token>, or <user-name>:<password>.',
  '',
])('a description in the inline notation has no blocks: %j', (text) => {
  expect(toBlocks(text)).toBeUndefined();
});

describe('a description with blocks', () => {
  it('is found in what a reader can choose, and not in examples', () => {
    const collect = toCollectBlocks(() => undefined);
    const option = { description: '- a', example: { description: '- b' } };
    expect(Object.keys(collect({ choices: [{ options: [option] }] }, 4) ?? {})).toEqual(['- a']);
  });

  it.each([
    ['- a', '<ul><li>a</li></ul>'],
    [
      '- [x] a <input type="text">',
      '<ul><li><input type="checkbox" disabled=true defaultChecked=true aria-label="Done"></input>' +
        ' a </li></ul>',
    ],
    ['# Title', '<h4>Title</h4>'],
    [
      '<details><summary>More</summary>Text</details>',
      '<details className="block"><summary className="fold accent">More</summary>Text</details>',
    ],
    ['## A\n\n### B', '<h4>A</h4><h5>B</h5>'],
    ['```json\n{}\n```', '<pre>{} in json</pre>'],
    ['&lt; `<T>` <br>', '<p>< <code><T></code> <br></br></p>'],
    ['![Plan](https://example.com/a.png)', '<p><a href="https://example.com/a.png">Plan</a></p>'],
    [
      '[![Run](https://example.com/a.svg =128pxx32px)](https://example.com/run)',
      '<p><a href="https://example.com/run">Run</a></p>',
    ],
    ['[File](./a.md)\n\nEnd', '<p>File</p><p>End</p>'],
    [
      '| a |\n| -: |\n| 1 |',
      '<div className="table-box" role="group" aria-label="Table" tabIndex=0><table><thead><tr>' +
        '<th className="align-right">a</th></tr></thead><tbody><tr>' +
        '<td className="align-right">1</td></tr></tbody></table></div>',
    ],
    [
      '> [!WARNING]\n> Slow `now`.',
      '<div className="alert alert--warning" role="note" data-kind="warning">' +
        '<p className="strong">Warning</p><p>Slow <code>now</code>.</p></div>',
    ],
    [
      '> [!tip] Use it\n>\n> - a',
      '<div className="alert alert--success" role="note" data-kind="tip">' +
        '<p className="strong">Use it</p><ul><li>a</li></ul></div>',
    ],
  ])('is a tree: %j', (text, expected) => {
    expect(draw(toBlocks(text))).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="jAvAsCrIpT&colon;alert(1)">a</a>',
    '[a](javascript:alert(1))\n\n- b',
    '<style>alert(1)</style>',
    '<p style="background: url(alert(1))">a</p>',
    '<iframe src="https://example.com/alert"></iframe>',
    '<svg onload=alert(1)>',
    '<img src=x onerror=alert(1)>',
    '<form action="https://example.com/alert"><button>a</button></form>',
    '<div id="alert" class="alert" name="alert">a</div>',
  ])('has nothing that runs: %s', (text) => {
    expect(JSON.stringify(toBlocks(text) ?? [])).not.toMatch(/alert|form/);
  });

  it('has marks of MDX as text', () => {
    const text = '{1 + 1} and import x\n\n- <Tabs>a</Tabs>';
    expect(JSON.stringify(toBlocks(text))).toContain('{1 + 1} and import x');
  });
});

it('does not read a text with thousands of levels', () => {
  expect(toBlocks('> '.repeat(3000))).toBeUndefined();
});

it('has links to other parts of the document, and to headings of the text', () => {
  const routes: Readonly<Record<string, string>> = { '#tag/a': '/endpoints/a', '#section/d': '/d' };
  const find = (href: string) => routes[href];
  expect(draw(toBlocks('See [a](#tag/a).', find))).toBe('<p>See <a href="/endpoints/a">a</a>.</p>');
  expect(draw(toBlocks('[b](#B-c), [x](#tag/x)\n\n## B *c*\n\n## D', find))).toBe(
    '<p><a href="#section/b-c">b</a>, x</p>' +
      '<h4 id="section/b-c">B <em>c</em></h4><h4 id="section/d">D</h4>',
  );
  expect(toBlocks('[x](#tag/x)', find)).toBeUndefined();
});
