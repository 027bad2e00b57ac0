/** Code fences that are wrong, above and around tags, tabs and notes. Only the fence is reported. */
export const fenceMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '<details>\n\n```js\na\n\n</details>',
    [
      '3: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    '<details>\n\n~~~js\na\n\n</details>\n\nText.',
    [
      '3: code block: found no end, expected a line ~~~ below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    '<Tabs>\n<TabItem value="a">\n\n```js\na\n\n</TabItem>\n<TabItem value="b">\n\n```js\nb\n```\n\n</TabItem>\n</Tabs>',
    [
      '4: code block: found another block that starts inside it, on line 13, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '```js\na\n\nText.\n\n```\nb\n```\n\nText.\n\n```\nc\n```\n\nText.',
    [
      '1: code block: found another block that starts inside it, on line 9, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '```\na\n\nText.\n\n```\nb\n```\n\nText.\n\n```\nc\n```',
    [
      '1: code block: found another block that starts inside it, on line 9, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '```js\na\n```\n\n```js\nb\n\n```js\nc\n```\n\n    four',
    [
      '5: code block: found another block that starts inside it, on line 11, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '```js\na\n\nText.\n\n```\nconst b = {a: 1;\n```\n\nMore.',
    [
      '1: code block: found another block that starts inside it, on line 9, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '```md\n```js\na\n```\n```\n\n    four',
    [
      '1: code block: found another block that starts inside it, on line 5, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '``` js\na\n\n``` js\nb\n```',
    [
      '1: code block: found another block that starts inside it, on line 7, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '```js\na\n\n- One\n\n  ```js\n  b\n  ```',
    [
      '1: code block: found another block that starts inside it, on line 9, expected a line ``` above that one. For code that contains a fence, use a longer fence: ````.',
    ],
  ],
  [
    '- One\n\n  ```js\n  a\n\n- Two\n\n  ```js\n  b\n  ```',
    [
      '3: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    '> ```js\n> a\n\nText {a.\n\n```js\nb\n```',
    [
      '1: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    ':::tip\n\n```js\na\n\n:::\n\nText.',
    [
      '3: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    'Text {a.\n\n```js\na',
    [
      '1: found an unmatched "{", expected text. Write "\\{" for a literal brace, or put code between backticks. In a component value, look for a missing comma, quote or brace.',
      '3: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  ],
  [
    '<TabItem>\n```js\na\n\nb\n```\n</TabItem>\n\n<b>',
    [
      '9: found <b> without a closing tag, expected </b> or <b />. Close it in the same paragraph, or put both tags on separate lines. Elements without content end with "/>".',
    ],
  ],
];
