/** Marks of Markdown that do not work, with all that the check says of them, by line. */
export const markMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '```js\nconst a = 1;\n\nThe rest of the page.',
    [
      '1: code block: found no end, expected a line ``` below the code. Without it the block goes on to the end of the page.',
    ],
  ],
  [
    '~~~\ncode\n```',
    [
      '1: code block: found no end, expected a line ~~~ below the code. Without it the block goes on to the end of the page.',
    ],
  ],
  [
    '```js\na\n\nText.\n\n```js\nb\n```',
    [
      '1: code block: found another block that begins inside it, on line 9, expected a line ``` above that one. Around code that shows a fence, write a longer one: ````.',
    ],
  ],
  [
    '- A list:\n\n  ```\n  code\n',
    [
      '3: code block: found no end, expected a line ``` below the code. Without it the block goes on to the end of the page.',
    ],
  ],
  [
    'Text.\n\n    code',
    [
      '3: found a text that is indented by four spaces or more, expected a line ``` above and below it if it is code, else fewer spaces. Indented text is no code on these pages.',
    ],
  ],
  [
    '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |',
    [
      '3: table row "1": found 3 cells, expected 2, as the first row has. Write "\\|" for the character in a cell, also in code.',
    ],
  ],
  [
    '| a | b |\n| --- |\n| 1 | 2 |',
    [
      '1: found a table row, "| a | b |", outside of a table, expected a line such as "| --- | --- |" below the first row, with as many cells as it has. Leave a blank line above the table.',
    ],
  ],
  [
    '| a | b |\n| 1 | 2 |',
    [
      '1: found a table row, "| a | b |", outside of a table, expected a line such as "| --- | --- |" below the first row, with as many cells as it has. Leave a blank line above the table.',
    ],
  ],
  [
    'a | b\n--- | --- | ---\n1 | 2',
    [
      '2: found a table row, "--- | --- | ---", outside of a table, expected a line such as "| --- | --- |" below the first row, with as many cells as it has. Leave a blank line above the table.',
    ],
  ],
  [
    'Some **bold text.',
    [
      '1: found "**" without a partner, expected "**" on both sides of the words, in one paragraph. Write "\\*\\*" for the characters.',
    ],
  ],
  [
    'Some text** here.',
    [
      '1: found "**" without a partner, expected "**" on both sides of the words, in one paragraph. Write "\\*\\*" for the characters.',
    ],
  ],
  [
    'Some `code here.',
    [
      '1: found "`" without a partner, expected "`" on both sides of the words, in one paragraph. Write "\\`" for the characters.',
    ],
  ],
  [
    'This is ~~gone.',
    [
      '1: found "~~" without a partner, expected "~~" on both sides of the words, in one paragraph. Write "\\~\\~" for the characters.',
    ],
  ],
  [
    'This is *slanted text.',
    [
      '1: found "*" without a partner, expected "*" on both sides of the words, in one paragraph. End the emphasis with "*", or write "\\*".',
    ],
  ],
  [
    '__Bold text.',
    [
      '1: found "__" without a partner, expected "__" on both sides of the words, in one paragraph. Write "\\_\\_" for the characters.',
    ],
  ],
  [
    '##Heading',
    [
      '1: found "##Heading", expected a space after "##". Write "## Heading", or "\\#" for the character.',
    ],
  ],
  [
    '#Heading',
    [
      '1: found "#Heading", expected a space after "#". Write "## Heading", or "\\#" for the character.',
    ],
  ],
  [
    '##\u00a0Heading',
    [
      '1: found "##\u00a0Heading", expected a space after "##". Write "## Heading", or "\\#" for the character.',
    ],
  ],
  [
    '[Errors] (./errors.mdx)',
    [
      '1: found "[Errors] (./errors.mdx)", expected no space between the label and the address of a link. Write "[Errors](./errors.mdx)".',
    ],
  ],
  [
    '[Errors](my page.mdx)',
    [
      '1: found "](my page.mdx)", expected an address without spaces, then an optional title between quotes. Write [label](address) or ![what it shows](address), with "%20" for a space.',
    ],
  ],
  [
    '![Picture](my picture.png)',
    [
      '1: found "](my picture.png)", expected an address without spaces, then an optional title between quotes. Write [label](address) or ![what it shows](address), with "%20" for a space.',
    ],
  ],
  ['[Errors][err]', ['1: found "[Errors][err]", expected a line "[err]: …" that defines it.']],
  ['[Errors][]', ['1: found "[Errors][]", expected a line "[Errors]: …" that defines it.']],
  ['A note.[^1]', ['1: found "[^1]", expected a line "[^1]: …" that defines it.']],
  [
    'Text.\n\n[^1]: A note.',
    [
      '3: footnote "1": found no reference to it, expected [^1] in a text of the page. Readers do not see the footnote; write "\\[" if it is text.',
    ],
  ],
  [
    'A[^a].\n\n[^a]: One.\n\n[^a]: Two.',
    ['5: footnote "a": found the label again, which line 6 defines, expected each label once.'],
  ],
  [
    'See [the docs][docs].\n\n[docs]: https://example.com/a\n[docs]: https://example.com/b',
    ['4: link "docs": found the label again, which line 6 defines, expected each label once.'],
  ],
  [
    'See [fine print].\n\n[fine-print]: https://example.com',
    [
      '1: found "[fine print]", expected a line "[fine print]: …" that defines it. Did you mean "fine-print"?',
    ],
  ],
];
