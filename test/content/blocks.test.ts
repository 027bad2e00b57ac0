import { loadBlocks } from '../../src/content/blocks';

async function toBlocks(
  description: string,
  findRoute = (_: string): string | undefined => undefined,
) {
  const collect = (await loadBlocks())(findRoute);
  return collect({ description }, 4)?.[description];
}

describe('a description in the inline notation', () => {
  it.each([
    'One paragraph.',
    'With `code`, **strong**, *emphasis* and [a link](https://example.com/a).',
    'Two\nlines.',
    'Send `Bearer` and <token>, or <user-name>:<password>.',
    '',
  ])('has no blocks: %j', async (text) => {
    expect(await toBlocks(text)).toBeUndefined();
  });
});

describe('a description with blocks', () => {
  it('is found in what a reader can choose, and not in examples', async () => {
    const collect = (await loadBlocks())(() => undefined);
    const option = { description: '- a', example: { description: '- b' } };
    expect(Object.keys(collect({ choices: [{ options: [option] }] }, 4) ?? {})).toEqual(['- a']);
  });

  it.each<[string, object[]]>([
    ['- a', [{ tag: 'ul', children: [{ tag: 'li', children: ['a'] }] }]],
    [
      '- [x] a <input type="text">',
      [
        {
          tag: 'ul',
          children: [
            {
              tag: 'li',
              children: [
                {
                  tag: 'input',
                  attributes: {
                    ...{ type: 'checkbox', disabled: true, defaultChecked: true },
                    'aria-label': 'Done',
                  },
                },
                ' a ',
              ],
            },
          ],
        },
      ],
    ],
    ['# Title', [{ tag: 'h4', children: ['Title'] }]],
    [
      '<details><summary>More</summary>Text</details>',
      [
        {
          tag: 'details',
          attributes: { className: 'block' },
          children: [
            { tag: 'summary', attributes: { className: 'fold accent' }, children: ['More'] },
            'Text',
          ],
        },
      ],
    ],
    [
      '## A\n\n### B',
      [
        { tag: 'h4', children: ['A'] },
        { tag: 'h5', children: ['B'] },
      ],
    ],
    ['```json\n{}\n```', [{ tag: 'pre', code: { code: '{}', language: 'json' } }]],
    [
      '&lt; `<T>` <br>',
      [
        {
          tag: 'p',
          children: ['< ', { tag: 'code', children: ['<T>'] }, ' ', { tag: 'br', children: [] }],
        },
      ],
    ],
    [
      '![Plan](https://example.com/a.png)',
      [
        {
          tag: 'p',
          children: [{ tag: 'a', href: 'https://example.com/a.png', children: ['Plan'] }],
        },
      ],
    ],
    [
      '[![Run](https://example.com/a.svg =128pxx32px)](https://example.com/run)',
      [
        {
          tag: 'p',
          children: [{ tag: 'a', href: 'https://example.com/run', children: ['Run'] }],
        },
      ],
    ],
    [
      '[File](./a.md)\n\nEnd',
      [
        { tag: 'p', children: ['File'] },
        { tag: 'p', children: ['End'] },
      ],
    ],
  ])('is a tree: %j', async (text, expected) => {
    expect(await toBlocks(text)).toEqual(expected);
  });

  it('has tables in a box that scrolls, with their alignment', async () => {
    const blocks = JSON.stringify(await toBlocks('| a |\n| -: |\n| 1 |'));
    expect(blocks).toMatch(
      /^\[\{"tag":"div","attributes":\{"className":"table-box","role":"group",.*"tabIndex":0\}/,
    );
    expect(blocks).toContain(
      '{"tag":"td","attributes":{"className":"align-right"},"children":["1"]}',
    );
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
  ])('has nothing that runs: %s', async (text) => {
    expect(JSON.stringify((await toBlocks(text)) ?? [])).not.toMatch(/alert|form/);
  });

  it('has marks of MDX as text', async () => {
    const text = '{1 + 1} and import x\n\n- <Tabs>a</Tabs>';
    expect(JSON.stringify(await toBlocks(text))).toContain('{1 + 1} and import x');
  });
});

it('does not read a text with thousands of levels', async () => {
  expect(await toBlocks('> '.repeat(3000))).toBeUndefined();
});

it('leaves out the texts of examples', async () => {
  const collect = (await loadBlocks())(() => undefined);
  expect(collect({ example: { description: '- a' } }, 4)).toBeUndefined();
});

it('has links to other parts of the document, and to headings of the text', async () => {
  const routes: Readonly<Record<string, string>> = { '#tag/a': '/endpoints/a', '#section/d': '/d' };
  const find = (href: string) => routes[href];
  expect(await toBlocks('See [a](#tag/a).', find)).toEqual([
    { tag: 'p', children: ['See ', { tag: 'a', href: '/endpoints/a', children: ['a'] }, '.'] },
  ]);
  expect(await toBlocks('[b](#B-c), [x](#tag/x)\n\n## B *c*\n\n## D', find)).toEqual([
    { tag: 'p', children: [{ tag: 'a', href: '#section/b-c', children: ['b'] }, ', ', 'x'] },
    {
      tag: 'h4',
      attributes: { id: 'section/b-c' },
      children: ['B ', { tag: 'em', children: ['c'] }],
    },
    { tag: 'h4', attributes: { id: 'section/d' }, children: ['D'] },
  ]);
  expect(await toBlocks('[x](#tag/x)', find)).toBeUndefined();
});

it.each([
  ['> [!WARNING]\n> Slow `now`.', 'warning', 'warning', 'Warning', ['Slow ', 'code', '.']],
  ['> [!tip] Use it\n>\n> - a', 'success', 'tip', 'Use it', ['li']],
])('has a note for %j', async (text, look, kind, title, start) => {
  const [note] = (await toBlocks(text)) ?? [];
  expect(note).toMatchObject({
    tag: 'div',
    attributes: { className: `alert alert--${look}`, role: 'note', 'data-kind': kind },
  });
  const [first, second] = typeof note === 'object' ? (note.children ?? []) : [];
  expect(first).toMatchObject({ tag: 'p', children: [title] });
  const children = typeof second === 'object' ? (second.children ?? []) : [];
  expect(children.map((one) => (typeof one === 'string' ? one : one.tag)).slice(0, 3)).toEqual(
    start,
  );
});
