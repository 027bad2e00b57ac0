/** Invalid Markdown marks, with all messages by line. */
export const markMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '```js\nconst a = 1;\n\nThe rest of the page.',
    [
      '1: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    '~~~\ncode\n```',
    [
      '1: code block: found no end, expected a line ~~~ below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    '```js\na\n\nText.\n\n```js\nb\n```',
    [
      '1: code block: found another block that starts inside it, on line 9, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '- A list:\n\n  ```\n  code\n',
    [
      '3: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    'Text.\n\n    code',
    [
      '3: found text with an indentation of four or more spaces, expected a line ``` above and below it for code, otherwise fewer spaces. Indented text is not code on these pages.',
    ],
  ],
  [
    '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |',
    [
      '3: table row "1": found 3 cells, expected 2, like the first row. Write "\\|" for a literal "|" in a cell, even in code.',
    ],
  ],
  [
    '| a | b |\n| --- |\n| 1 | 2 |',
    [
      '1: found a table row, "| a | b |", outside a table, expected a line such as "| --- | --- |" with the same number of cells below the first row. Add a blank line above the table.',
    ],
  ],
  [
    '| a | b |\n| 1 | 2 |',
    [
      '1: found a table row, "| a | b |", outside a table, expected a line such as "| --- | --- |" with the same number of cells below the first row. Add a blank line above the table.',
    ],
  ],
  [
    'a | b\n--- | --- | ---\n1 | 2',
    [
      '2: found a table row, "--- | --- | ---", outside a table, expected a line such as "| --- | --- |" with the same number of cells below the first row. Add a blank line above the table.',
    ],
  ],
  [
    'Some **bold text.',
    [
      '1: found "**" without a matching mark, expected "**" on both sides of the text, in one paragraph. Write "\\*\\*" for literal characters.',
    ],
  ],
  [
    'Some text** here.',
    [
      '1: found "**" without a matching mark, expected "**" on both sides of the text, in one paragraph. Write "\\*\\*" for literal characters.',
    ],
  ],
  [
    'Some `code here.',
    [
      '1: found "`" without a matching mark, expected "`" on both sides of the text, in one paragraph. Write "\\`" for literal characters.',
    ],
  ],
  [
    'This is ~~gone.',
    [
      '1: found "~~" without a matching mark, expected "~~" on both sides of the text, in one paragraph. Write "\\~\\~" for literal characters.',
    ],
  ],
  [
    'This is *slanted text.',
    [
      '1: found "*" without a matching mark, expected "*" on both sides of the text, in one paragraph. End the emphasis with "*", or write "\\*".',
    ],
  ],
  [
    '__Bold text.',
    [
      '1: found "__" without a matching mark, expected "__" on both sides of the text, in one paragraph. Write "\\_\\_" for literal characters.',
    ],
  ],
  [
    '##Heading',
    [
      '1: found "##Heading", expected a space after "##". Write "## Heading", or "\\#" for a literal "#".',
    ],
  ],
  [
    '#Heading',
    [
      '1: found "#Heading", expected a space after "#". Write "## Heading", or "\\#" for a literal "#".',
    ],
  ],
  [
    '##\u00a0Heading',
    [
      '1: found a no-break space after "##", expected a normal space. Retype the space in "## Heading".',
    ],
  ],
  [
    '[Errors] (./errors.mdx)',
    [
      '1: found "[Errors] (./errors.mdx)", expected no space between the label and the URL of a link. Write "[Errors](./errors.mdx)".',
    ],
  ],
  [
    '[Errors](my page.mdx)',
    [
      '1: found "](my page.mdx)", expected a URL without spaces, then an optional title in quotes. Write [label](url) or ![description](url), with "%20" for a space.',
    ],
  ],
  [
    '![Picture](my picture.png)',
    [
      '1: found "](my picture.png)", expected a URL without spaces, then an optional title in quotes. Write [label](url) or ![description](url), with "%20" for a space.',
    ],
  ],
  ['[Errors][err]', ['1: found "[Errors][err]", expected a line "[err]: …" that defines it.']],
  ['[Errors][]', ['1: found "[Errors][]", expected a line "[Errors]: …" that defines it.']],
  ['A note.[^1]', ['1: found "[^1]", expected a line "[^1]: …" that defines it.']],
  [
    'Text.\n\n[^1]: A note.',
    [
      '3: footnote "1": found no reference to it, expected [^1] in a text of the page. The footnote is not shown. Write "\\[" if it is text.',
    ],
  ],
  [
    'A[^a].\n\n[^a]: One.\n\n[^a]: Two.',
    ['5: footnote "a": found a duplicate label, which line 6 defines, expected unique labels.'],
  ],
  [
    'See [the docs][docs].\n\n[docs]: https://example.com/a\n[docs]: https://example.com/b',
    ['4: link "docs": found a duplicate label, which line 6 defines, expected unique labels.'],
  ],
  [
    'See [fine print].\n\n[fine-print]: https://example.com',
    [
      '1: found "[fine print]", expected a line "[fine print]: …" that defines it. Did you mean "fine-print"?',
    ],
  ],
];
