/** Tags that do not match, and attributes that HTML and React name differently. */
export const tagMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '<details>\n\nx\n\n<summary>\n\n</details>',
    [
      '5: found <summary>, which is not closed before </details> on line 10, expected </summary> before it, or <summary />. If </details> has no opening tag, remove it.',
    ],
  ],
  [
    '<details>\n\nx\n\n</detail>\n\n</details>',
    [
      '1: found <details>, which is not closed before </detail> on line 8, expected </details> before it, or <details />. If </detail> has no opening tag, remove it.',
    ],
  ],
  [
    '<b>x</i>',
    [
      '1: found <b>, which is not closed before </i> on line 4, expected </b> before it, or <b />. If </i> has no opening tag, remove it.',
    ],
  ],
  [
    '<Tabs>\n<TabItem value="a">\n\nx\n\n</Tabs>',
    [
      '2: found <TabItem>, which is not closed before </Tabs> on line 9, expected </TabItem> before it, or <TabItem />. If </Tabs> has no opening tag, remove it.',
    ],
  ],
  [
    '</details>',
    [
      '1: found </details> without an opening tag, expected <details> before it, in the same paragraph or outside. Remove it, or add the opening tag.',
    ],
  ],
  ['x </br> y', ['1: found </br> without an opening tag, expected <br />.']],
  [
    '<p>x</br></p>',
    [
      '1: found <p>, which is not closed before </br> on line 4, expected </p> before it, or <p />. If </br> has no opening tag, write <br />.',
    ],
  ],
  [
    '<Sample slug="boards"\n\nText.\n\nMore.',
    [
      '1: found <Sample> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '<Sample slug="boards"\n\n<Sample slug="boards" />',
    [
      '1: found <Sample> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '<Sample\n  slug="boards"\n  values={{ path: {} }}\n\nText.',
    [
      '1: found <Sample> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '<Sample slug="boards" /\n\nText.',
    [
      '1: found <Sample> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '<Sample slug="boards',
    [
      '1: found <Sample> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '- <Host of="api"\n\nText.',
    [
      '1: found <Host> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    'Use `<Sample` and \\<x, {1 < 2}.\n\n<Host of="api"\n\nText.',
    [
      '3: found <Host> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '<Tabs>\n<TabItem value="a" label="A>\n\nx\n\n</TabItem>\n<TabItem value="b" label="B">\n\nx\n\n</TabItem>\n</Tabs>',
    [
      '2: found <TabItem> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  ],
  [
    '<a href=https://example.com>x</a>',
    [
      '1: found an attribute without quotes, expected attributes such as slug="boards". Put the value in double quotes.',
    ],
  ],
  [
    '<details class="x">\n\nText.\n\n</details>',
    [
      '1: <details>: found the HTML name "class", expected "className". Pages use the attribute names of React.',
    ],
  ],
  [
    '<label for="x">a</label>',
    [
      '1: <label>: found the HTML name "for", expected "htmlFor". Pages use the attribute names of React.',
    ],
  ],
  [
    '<td colspan="2">a</td>',
    [
      '1: <td>: found the HTML name "colspan", expected "colSpan". Pages use the attribute names of React.',
    ],
  ],
  [
    '<svg><path stroke-width="2" d="M0 0" /></svg>',
    [
      '1: <path>: found the HTML name "stroke-width", expected "strokeWidth". Pages use the attribute names of React.',
    ],
  ],
  [
    '<video autoplay>x</video>',
    [
      '1: <video>: found the HTML name "autoplay", expected "autoPlay". Pages use the attribute names of React.',
    ],
  ],
  [
    '<details opn>\n\nText.\n\n</details>',
    [
      '1: <details>: found "opn" without a value, which has no effect, expected a value, as in opn="…". Did you mean "open"?',
    ],
  ],
];
