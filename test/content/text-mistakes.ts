/** Invalid notes, lists, braces, headings and links of a page, with the messages. */
export const textMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  ['::: tip\n\nText.\n\n:::', ['1: :::tip: found "::: tip" as text, expected :::tip.']],
  [
    ':::tip Title\n\nText.\n\n:::',
    ['1: :::tip: found the title "Title" without brackets, expected :::tip[Title].'],
  ],
  [
    'Text.\n\n:::',
    [
      '3: note: found the end of a note without a start, expected a line such as ":::tip" above, with blank lines around the content.',
    ],
  ],
  [
    '> [!NOTE]\n> Text.',
    [
      '1: found "[!NOTE]", expected a line ":::note" above the text and a line ":::" below it. This portal does not support GitHub notes.',
    ],
  ],
  [
    '::youtube{id=1}',
    [
      '1: found "::youtube{id=1}", which is not shown, expected a note such as ":::tip", or "\\:" for a literal colon.',
    ],
  ],
  [
    'A :badge[new] word.',
    [
      '1: found ":badge[new]", which is not shown, expected a note such as ":::tip", or "\\:" for a literal colon.',
    ],
  ],
  ['-one\n-two', ['1: found a list item without a space after "-", expected a space after "-".']],
  [
    '1.one\n2.two',
    ['1: found a list item without a space after "1.", expected a space after "1.".'],
  ],
  [
    '- [] task',
    [
      '1: found "[]", expected "- [ ]" or "- [x]" for a task, followed by a space and a text. Write "\\[" for a literal bracket.',
    ],
  ],
  [
    'A &nbsp B &fooo; C',
    [
      '1: found "&nbsp", expected a valid HTML character reference that ends with ";". Write the character, or "\\&" for an ampersand.',
      '1: found "&fooo;", expected a valid HTML character reference that ends with ";". Write the character, or "\\&" for an ampersand.',
    ],
  ],
  [
    '{}',
    [
      '1: found "{}", which shows nothing, expected code whose value is a string or a number. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    'Text {} here.',
    [
      '1: found "{}", which shows nothing, expected code whose value is a string or a number. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    '{undefined}',
    [
      '1: found "{undefined}", which shows nothing, expected code whose value is a string or a number. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    '{new Date()}',
    [
      '1: found "{new Date()}", an object, which pages cannot show, expected code whose value is a string or a number. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    "{''}",
    [
      '1: found "{\'\'}", which shows nothing, expected code whose value is a string or a number. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    '{JSON.parse("x")}',
    [
      '1: found "{JSON.parse(\\"x\\")}", which fails: SyntaxError: Unexpected token \'x\', "x" is not valid JSON, expected code whose value is a string or a number. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    '{missing}',
    [
      '1: found "{missing}", expected text, because there is no missing. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  ],
  [
    '## ',
    [
      '1: heading "": found no text, expected the text of the heading. Write the heading after the "#", or remove the line.',
    ],
  ],
  [
    '## A {/* #one */}\n\n## B {/* #one */}',
    [
      '3: heading "B /* #one */": found the ID "one", which an earlier heading has, expected a unique ID.',
    ],
  ],
  [
    '## Heading {#id}',
    [
      '1: found an ID in braces, expected an ID in a comment, such as {/* #first-link */}. Write "## Heading {/* #id */}".',
    ],
  ],
  [
    '[](https://example.com)',
    [
      '1: link "https://example.com": found no label, expected a text that describes the target. Write it as [label](url).',
    ],
  ],
  [
    '[label]()',
    [
      '1: link "label": found no URL, expected the relative path of a page, or a URL such as https://example.com.',
    ],
  ],
  [
    '[label](https://)',
    ['1: link "label": found "https://", expected https:, mailto: or a page of the site.'],
  ],
  [
    '[label](http://example.com)',
    [
      '1: link "label": found "http://example.com", expected https:, mailto: or a page of the site. Write https:, or put an example URL between backticks.',
    ],
  ],
  [
    '[a](//example.com)',
    ['1: link "a": found "//example.com", expected https:, mailto: or a page of the site.'],
  ],
  [
    '[a](javascript:alert)',
    ['1: link "a": found "javascript:alert", expected https:, mailto: or a page of the site.'],
  ],
];
