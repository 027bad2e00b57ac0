/** Marks, tasks and table rows that remain as text, or lose something. */
export const strayMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '## **Part*',
    [
      '1: found "**Part*", with different marks on the two sides, expected the same marks on both sides, such as "**bold**" or "*emphasis*". Write "\\*" for a literal "*".',
    ],
  ],
  [
    '**Part*',
    [
      '1: found "**Part*", with different marks on the two sides, expected the same marks on both sides, such as "**bold**" or "*emphasis*". Write "\\*" for a literal "*".',
    ],
  ],
  [
    '*Part**',
    [
      '1: found "*Part**", with different marks on the two sides, expected the same marks on both sides, such as "**bold**" or "*emphasis*". Write "\\*" for a literal "*".',
    ],
  ],
  [
    '__Part_',
    [
      '1: found "__Part_", with different marks on the two sides, expected the same marks on both sides, such as "**bold**" or "*emphasis*". Write "\\_" for a literal "_".',
    ],
  ],
  [
    'A **part*.',
    [
      '1: found "*" without a matching mark, expected "*" on both sides of the text, in one paragraph. End the emphasis with "*", or write "\\*".',
    ],
  ],
  [
    '## *Part',
    [
      '1: found "*" without a matching mark, expected "*" on both sides of the text, in one paragraph. Write "\\*" for literal characters.',
    ],
  ],
  [
    '! [x](./guides/board.png)',
    [
      '1: found "! [x](./guides/board.png)", which is a link, expected no space after the "!" of an image. Write "![x](./guides/board.png)".',
    ],
  ],
  ['** x **', ['1: found "** x **", expected no spaces between "**" and the text. Write "**x**".']],
  [
    'Note: __ x __',
    ['1: found "__ x __", expected no spaces between "__" and the text. Write "__x__".'],
  ],
  ['~~ x ~~', ['1: found "~~ x ~~", expected no spaces between "~~" and the text. Write "~~x~~".']],
  [
    '** Note:** text',
    [
      '1: found "**" without a matching mark, expected "**" on both sides of the text, in one paragraph. Write "\\*\\*" for literal characters.',
    ],
  ],
  [
    '- [X ] Token',
    [
      '1: found "[X ]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '- [ x] Token',
    [
      '1: found "[ x]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '- [x]Token',
    [
      '1: found "[x]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '- [ ]',
    [
      '1: found "[ ]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '-[ ] Token',
    [
      '1: found "-[ ]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '- A\n  -[ ] Token',
    [
      '2: found "-[ ]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '[ ] Token',
    [
      '1: found "[ ]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    '| a | b |\n| - | - |\n| 1 |',
    [
      '3: table row "1": found 1 cell, expected 2, like the first row. Add "|" for each empty cell, or a blank line above text that follows the table.',
    ],
  ],
  [
    '| a | b |\n| - | - |\n| 1 | 2 |\nText below.',
    [
      '4: table row "Text below.": found 1 cell, expected 2, like the first row. Add "|" for each empty cell, or a blank line above text that follows the table.',
    ],
  ],
  [
    '![x](/img/favicon.svg)',
    [
      '1: image "/img/favicon.svg": found a file that all versions share, expected a file next to the page, which is part of its version. Put the file in the folder of the page, and write its relative path, such as ./board.png.',
    ],
  ],
  [
    'Explain in one or two sentences what readers can do after they have read this page.',
    [
      '1: found the text of a new page, "Explain in one or two sentences what readers can do after they have read this page.", expected your own text. Replace it, or add "draft: true" to the front matter.',
    ],
  ],
  [
    'Describe the steps in the order in\nwhich readers take them. More.',
    [
      '1: found the text of a new page, "Describe the steps in the order in which readers take them.", expected your own text. Replace it, or add "draft: true" to the front matter.',
    ],
  ],
];
