/** Notes, lists, braces, headings and links of a page that are wrong, with the messages. */
export const textMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  ['::: tip\n\nText.\n\n:::', ['1: :::tip: found "::: tip" as text, expected :::tip.']],
  [
    ':::tip Title\n\nText.\n\n:::',
    ['1: :::tip: found the title "Title" without brackets, expected :::tip[Title].'],
  ],
  [
    'Text.\n\n:::',
    [
      '3: note: found the end of a note that did not begin, expected a line such as ":::tip" above, with a blank line around what it holds.',
    ],
  ],
  [
    '> [!NOTE]\n> Text.',
    [
      '1: found "[!NOTE]", expected a line ":::note" above the text and a line ":::" below it. This portal does not draw the notes of GitHub.',
    ],
  ],
  [
    '::youtube{id=1}',
    [
      '1: found "::youtube{id=1}", which readers do not see, expected a note such as ":::tip", or "\\:" for the character.',
    ],
  ],
  [
    'A :badge[new] word.',
    [
      '1: found ":badge[new]", which readers do not see, expected a note such as ":::tip", or "\\:" for the character.',
    ],
  ],
  ['-one\n-two', ['1: found a list item without a space after "-", expected a space after "-".']],
  [
    '1.one\n2.two',
    ['1: found a list item without a space after "1.", expected a space after "1.".'],
  ],
  ['- [] task', ['1: found "[]", expected "[ ]" for a task, with a space between the brackets.']],
  [
    'A &nbsp B &fooo; C',
    [
      '1: found "&nbsp", expected a character reference that HTML knows, with ";" at its end. Write the character itself, or "\\&" for an ampersand.',
      '1: found "&fooo;", expected a character reference that HTML knows, with ";" at its end. Write the character itself, or "\\&" for an ampersand.',
    ],
  ],
  [
    '{}',
    [
      '1: found "{}", which shows nothing, expected code whose value is a text or a number. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    'Text {} here.',
    [
      '1: found "{}", which shows nothing, expected code whose value is a text or a number. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    '{undefined}',
    [
      '1: found "{undefined}", which shows nothing, expected code whose value is a text or a number. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    '{new Date()}',
    [
      '1: found "{new Date()}", an object, which no page can show, expected code whose value is a text or a number. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    "{''}",
    [
      '1: found "{\'\'}", which shows nothing, expected code whose value is a text or a number. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    '{JSON.parse("x")}',
    [
      '1: found "{JSON.parse(\\"x\\")}", which fails: SyntaxError: Unexpected token \'x\', "x" is not valid JSON, expected code whose value is a text or a number. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    '{missing}',
    [
      '1: found "{missing}", expected text, since nothing is called missing. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  ],
  [
    '## ',
    [
      '1: heading "": found no text, expected the words of the heading. Write the heading behind the "#", or remove the line.',
    ],
  ],
  [
    '## A {/* #one */}\n\n## B {/* #one */}',
    [
      '3: heading "B /* #one */": found the id "one", which an earlier heading has, expected an id of its own.',
    ],
  ],
  [
    '## Heading {#id}',
    [
      '1: found an id between braces, expected an id in a comment, such as {/* #first-link */}. Write "## Heading {/* #id */}".',
    ],
  ],
  [
    '[](https://example.com)',
    [
      '1: link "https://example.com": found no label, expected what the link leads to, in words. Write it as [label](address).',
    ],
  ],
  [
    '[label]()',
    [
      '1: link "label": found no address, expected the path of a page from this file, or an address such as https://example.com.',
    ],
  ],
  [
    '[label](https://)',
    ['1: link "label": found "https://", expected https:, mailto: or a page of the site.'],
  ],
  [
    '[label](http://example.com)',
    [
      '1: link "label": found "http://example.com", expected https:, mailto: or a page of the site.',
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
