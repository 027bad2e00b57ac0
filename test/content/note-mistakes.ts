/** Notes that lack an end, or contain a note that ends them. */
export const noteMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    ':::tip\n\nA\n\n:::note\n\nB\n\n:::\n\nC',
    [
      '1: :::tip: found no end before :::note on line 8, expected a line ":::" above that line. If that note is part of this one, start and end this one with "::::".',
    ],
  ],
  [
    ':::tip\n\nA\n\n:::note\n\nB\n\n:::\n\nC\n\n:::',
    [
      '1: :::tip: found no end before :::note on line 8, expected a line ":::" above that line. If that note is part of this one, start and end this one with "::::".',
    ],
  ],
  [
    ':::tip\n\n::::note\n\nB\n\n::::',
    [
      '1: :::tip: found no end before ::::note on line 6, expected a line ":::" above that line. If that note is part of this one, start and end this one with ":::::".',
    ],
  ],
  [
    ':::info\n\n:::tip\n\n:::note\n\nB\n\n:::\n\n:::\n\n:::',
    [
      '1: :::info: found no end before :::tip on line 6, expected a line ":::" above that line. If that note is part of this one, start and end this one with "::::".',
    ],
  ],
  [
    '::::tip\n\n:::note\n\nB\n\n:::\n\nC',
    ['1: ::::tip: found no end of the note, expected a line "::::" below its text.'],
  ],
  [
    '::::tip\n\n:::note\n\nB\n\n::::',
    ['3: :::note: found no end of the note, expected a line ":::" below its text.'],
  ],
  [
    ':::tip\n\n:::note\n\nA',
    ['1: :::tip: found no end of the note, expected a line ":::" below its text.'],
  ],
  [
    '<details>\n\n:::tip\n\nA\n\n</details>',
    ['3: found a note without an end before </details>, expected a line ":::" below its text.'],
  ],
];
