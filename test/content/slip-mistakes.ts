/**
 * Mistakes that are hard to see: invisible characters, misplaced words in code fences, unsupported
 * marks.
 */
export const slipMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '-\u00a0one\n-\u00a0two',
    [
      '1: found an invisible character next to "-", expected a normal space. Retype the start of the line.',
      '2: found an invisible character next to "-", expected a normal space. Retype the start of the line.',
    ],
  ],
  [
    '\u200b## Part',
    [
      '1: found an invisible character next to "\u200b##", expected a normal space. Retype the start of the line.',
    ],
  ],
  [
    '1.\u00a0one',
    [
      '1: found an invisible character next to "1.", expected a normal space. Retype the start of the line.',
    ],
  ],
  [
    '##\u3000Part',
    [
      '1: found an invisible character next to "##", expected a normal space. Retype the start of the line.',
    ],
  ],
  [
    "A paragraph\nimport facts from './facts.json';",
    [
      '2: found code as text, "import facts from \'./facts.json\';", expected an "import" or "export" after a blank line, or code between backticks.',
    ],
  ],
  [
    'const Box = () => null;',
    [
      '1: found code as text, "const Box = () => null;", expected an "import" or "export" after a blank line, or code between backticks.',
    ],
  ],
  [
    '(Errors)[../errors.mdx]',
    [
      '1: found "(Errors)[../errors.mdx]", expected the label in square brackets and the URL in parentheses. Write [label](url).',
    ],
  ],
  [
    'Steps:\n2. two',
    [
      '2: found "2. t", which starts no list here, expected a blank line above, and "-" or "1." before the items.',
    ],
  ],
  [
    '\u2022 one\n\u2022 two',
    [
      '1: found "\u2022", which starts no list here, expected a blank line above, and "-" or "1." before the items.',
      '2: found "\u2022", which starts no list here, expected a blank line above, and "-" or "1." before the items.',
    ],
  ],
  [
    '~1 minute, H~2~O',
    [
      '1: found "~1 minute, H~", which is struck through, expected "~~" on both sides of words to strike through. Write "\\~" for a literal "~".',
    ],
  ],
  [
    '```pyhton\na\n```',
    ['1: code block: found "pyhton", expected a known language. Did you mean "python"?'],
  ],
  [
    '```js title=wait.js\na\n```',
    [
      '1: code block: found "title=wait.js", which has no effect, expected title="\u2026", {1,3-4} or showLineNumbers.',
    ],
  ],
  [
    '```title="x"\na\n```',
    ['1: code block: found no language, expected a language, such as ```js.'],
  ],
  [
    '```js showLinenumbers\na\n```',
    [
      '1: code block: found "showLinenumbers", which has no effect, expected title="\u2026", {1,3-4} or showLineNumbers.',
    ],
  ],
  [
    '```js {12}\na\n```',
    ['1: code block: found line 12 to highlight, expected at most 1, the last line.'],
  ],
  [
    '{props.who}',
    [
      '1: found "{props.who}", expected text, because there is no props. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  ['{/* todo', ['1: found a comment without an end, expected "*/}" at the end of the comment.']],
  [
    '<board-id>',
    [
      '1: found <board-id> as a tag, expected text, or a known element. If it is a placeholder, put it between backticks or write "\\<board-id>".',
    ],
  ],
  [
    '![Logo][l]\n\n[l]: https://cdn.example.com/logo.png',
    [
      '1: image "Logo": found a file from another site, expected a file of this site. Put it in the folder of the page. The portal does not load files from other sites.',
    ],
  ],
  [
    "import './x.css';\n\nText.",
    [
      '1: import "./x.css": found a style sheet, which all pages would load, expected no styles. Move the styles to src/css/custom.css.',
    ],
  ],
  [
    '[a](www.example.com)',
    [
      '1: link "a": found a link to "www.example.com", which does not exist, expected "https://www.example.com".',
    ],
  ],
  [
    '[us](a@example.com)',
    [
      '1: link "us": found a link to "a@example.com", which does not exist, expected "mailto:a@example.com".',
    ],
  ],
  [
    'Start http://localhost:3000 now.',
    [
      '1: link "http://localhost:3000": found "http://localhost:3000", expected https:, mailto: or a page of the site. Write https:, or put an example URL between backticks.',
    ],
  ],
];
