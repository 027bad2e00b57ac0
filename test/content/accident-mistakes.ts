/** Text that has an effect by accident, or lacks one. */
export const accidentMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    'The result is 5*3*2 = 30.',
    [
      '1: found "*3*", which is shown as emphasis, expected backticks around code and names, or spaces around an operator. Write "\\*" for a literal "*".',
    ],
  ],
  [
    'A **b** and 2**n**3',
    [
      '1: found "**n**", which is shown as emphasis, expected backticks around code and names, or spaces around an operator. Write "\\*" for a literal "*".',
    ],
  ],
  [
    'The fields _id and id_, and _name.',
    [
      '1: found "_id and id_", which is shown as emphasis, expected backticks around code and names, or spaces around an operator. Write "\\_" for a literal "_".',
    ],
  ],
  [
    'Press ** Save ** to continue.',
    ['1: found "** Save **", expected no spaces between "**" and the text. Write "**Save**".'],
  ],
  [
    'This sentence ends the text, before a rule.\n---',
    [
      '1: heading "This sentence ends the text, before a rule.": found a sentence, which the line "---" below it makes a heading, expected a blank line above "---" for a horizontal rule. Write "## " before a heading.',
    ],
  ],
  [
    'One line\nand another\n---',
    [
      '1: heading "One line\\nand another": found a sentence, which the line "---" below it makes a heading, expected a blank line above "---" for a horizontal rule. Write "## " before a heading.',
    ],
  ],
  [
    '1. First\n  - detail\n2. Second',
    [
      '2: found an indentation of 2 below a list item, expected 3 spaces, so that the line belongs to the item. If it does not belong to the list, indent it like the list.',
    ],
  ],
  [
    '1. First\n\n  More of it.',
    [
      '3: found an indentation of 2 below a list item, expected 3 spaces, so that the line belongs to the item. If it does not belong to the list, indent it like the list.',
    ],
  ],
  [
    '- First\n\n - Second\n\n > A quote',
    [
      '5: found an indentation of 1 below a list item, expected 3 spaces, so that the line belongs to the item. If it does not belong to the list, indent it like the list.',
    ],
  ],
  [
    'Call `boards/&lt;id&gt;/links`.',
    [
      '1: found "&lt;" in code, expected the character itself, because code is literal. Write "`boards/<id>/links`".',
    ],
  ],
  [
    '| a | b |\n| - | - |\n| `a|b` | c |',
    [
      '3: table row "`a": found 3 cells, expected 2, like the first row. Write "\\|" for a literal "|" in a cell, even in code.',
    ],
  ],
  [
    '##\u00a0\u00a0Limits',
    [
      '1: found a no-break space after "##", expected a normal space. Retype the space in "## Limits".',
    ],
  ],
  [
    'A &copy B, a&nsbp;b and &amp;foo;',
    [
      '1: found "&copy", expected a valid HTML character reference that ends with ";". Write the character, or "\\&" for an ampersand.',
      '1: found "&nsbp;", expected a valid HTML character reference that ends with ";". Write the character, or "\\&" for an ampersand.',
    ],
  ],
  [
    "import Tabs from '@theme/Tabs';\n\nText.",
    [
      '1: import "@theme/Tabs": found an import of Tabs, expected no import. Remove the line. Pages can use <Tabs> without it.',
    ],
  ],
  [
    '[a](@site/docs/page.mdx)',
    [
      '1: link "a": found "@site/docs/page.mdx", expected the path relative to the page. Write "./page.mdx".',
    ],
  ],
  [
    '[a](http://localhost:3000/docs/page#b)',
    [
      '1: link "a": found a URL that only works on your computer, expected the relative path of a page. Write "./page.mdx".',
    ],
  ],
  [
    '[a](http://localhost:3000/nowhere)',
    [
      '1: link "a": found a URL that only works on your computer, expected the relative path of a page.',
    ],
  ],
  [
    '![Board][b]\n\n[b]: /img/board.png "Tip"',
    [
      '1: image "Board": found an image whose file is named elsewhere, expected the file next to the description. Write it as ![description](./image.png).',
      '3: link "/img/board.png": found a link to "/img/board.png", which is not a page, expected the relative path of a page.',
    ],
  ],
  [
    '- Item\n\n  :::note\n\n  Text.\n\n:::',
    [
      '3: :::note: found no end of the note, expected a line ":::" below its text. Indent it by 2 spaces, like the start of the note.',
    ],
  ],
  [
    '```js:wait.js\na\n```',
    [
      '1: code block: found "js:wait.js", expected a space after the language, as in ```js title="wait.js".',
    ],
  ],
  [
    '```js,linenos\na\n```',
    [
      '1: code block: found "js,linenos", expected a space after the language, as in ```js title="…".',
    ],
  ],
  [
    '```js\n// hightlight-next-line\na\n```',
    [
      '2: code block: found "// hightlight-next-line", expected a comment that highlights lines. Did you mean "highlight-next-line"?',
    ],
  ],
  [
    '```js\n# highlight-next-line\na\n```',
    [
      '2: code block: found "# highlight-next-line", expected a comment in the language of the block.',
    ],
  ],
  [
    '```js {1}\n// highlight-next-line\na\n```',
    [
      '2: code block: found "// highlight-next-line", expected either lines in braces or comments that highlight lines. With lines in braces, the comment appears as code.',
    ],
  ],
  [
    '```js\n// highlight-start\na\n```',
    [
      '2: code block: found "highlight-start" without a partner, expected "highlight-end" below it.',
    ],
  ],
  [
    '```sh\na\n# highlight-end\n```',
    [
      '3: code block: found "highlight-end" without a partner, expected "highlight-start" above it.',
    ],
  ],
  [
    '```\n// highlight-next-line\na\n```',
    [
      '2: code block: found "// highlight-next-line", expected a comment in the language of the block. Write the language after the fence, as in ```js.',
    ],
  ],
];
