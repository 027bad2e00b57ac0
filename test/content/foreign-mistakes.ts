/** Notation of other tools, with what to write instead. */
export const foreignMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '!!! note "Title"\n    Text.',
    [
      '1: found "!!! note \\"Title\\"", expected a line ":::note" above the text and a line ":::" below it. This portal does not support MkDocs notes.',
    ],
  ],
  [
    '??? tip\n    Text.',
    [
      '1: found "??? tip", expected a line ":::tip" above the text and a line ":::" below it. This portal does not support MkDocs notes.',
    ],
  ],
  [
    '=== "npm"',
    [
      '1: found "=== \\"npm\\"", expected <TabItem value="npm"> inside <Tabs>. This portal does not support MkDocs tabs.',
    ],
  ],
  [
    'See [[errors|the errors page]].',
    [
      '1: found "[[errors|the errors page]]", expected a link such as [Errors](./errors.mdx). Write "[the errors page](./errors.mdx)", with the path of the page.',
    ],
  ],
  [
    'See [[guides/first]].',
    [
      '1: found "[[guides/first]]", expected a link such as [Errors](./errors.mdx). Write "[guides/first](./guides/first.mdx)", with the path of the page.',
    ],
  ],
  [
    '[TOC]',
    [
      '1: found "[TOC]", expected no list of headings, because the page shows one next to its text. Remove the line.',
    ],
  ],
  [
    '[[_TOC_]]\n\n## A',
    [
      '1: found "[[_TOC_]]", expected no list of headings, because the page shows one next to its text. Remove the line.',
    ],
  ],
  [
    'UPC\n: A code',
    [
      '2: found ": A code", which continues the line above, expected a list item for each term. Write "- **UPC**: A code".',
    ],
  ],
  [
    '*[UPC]: A code',
    [
      '1: found "*[UPC]: A code", expected an element where the abbreviation is used. Write <abbr title="A code">UPC</abbr> there, and remove the line.',
    ],
  ],
  [
    'This is ==very important== text.',
    [
      '1: found "==very important==", expected bold text or emphasis, because pages cannot highlight words. Write "**very important**".',
    ],
  ],
  [
    'A fact.[^my note]',
    [
      '1: found "[^my note]", a footnote whose label has spaces, expected a label without spaces. Write "[^my-note]".',
    ],
  ],
  [
    'Steps:\n\na. Create\nb. Wait',
    [
      '3: found a list with letters, "a. Create", expected "1." or "-" before each item. Lists can have numbers or bullets, but no letters.',
    ],
  ],
  [
    'a) Create\ncontinued\nb) Wait',
    [
      '1: found a list with letters, "a) Create", expected "1." or "-" before each item. Lists can have numbers or bullets, but no letters.',
    ],
  ],
  [
    'Done :tada:, and :white_check_mark:!',
    [
      '1: found ":tada:" as text, expected the emoji itself. Write 🎉 instead.',
      '1: found ":white_check_mark:" as text, expected the emoji itself. Write ✅ instead.',
    ],
  ],
  [
    '{code:java}\nint x;\n{code}',
    [
      '1: found "{code:java}", expected a line ```java above the code and a line ``` below it. This portal does not support Jira notation.',
    ],
  ],
  [
    '{% hint style="warning" %}',
    [
      '1: found "{% hint style=\\"warning\\" %}", expected a line ":::warning" above the text and a line ":::" below it. This portal does not support GitBook hints.',
    ],
  ],
  [
    '{% tabs %}',
    [
      '1: found "{% tabs %}", expected a part of this portal, such as <Tabs>. This portal does not support template tags.',
    ],
  ],
  [
    '## Title {.unnumbered}',
    [
      '1: found attributes of a heading, "{.unnumbered}", expected only the heading, or its ID in a comment such as {/* #first-link */}. Remove the braces.',
    ],
  ],
  [
    '![Board](./guides/board.png){width=200}',
    [
      '1: found attributes of an image, "{width=200}", expected only ![description](./image.png). Images have their own size, up to the width of the text. Resize the file, and remove the braces.',
    ],
  ],
  [
    '{note}\nText.\n{note}',
    [
      '1: found "{note}", expected a line ":::note" above the text and a line ":::" below it. This portal does not support Jira notation.',
      '3: found "{note}", expected a line ":::note" above the text and a line ":::" below it. This portal does not support Jira notation.',
    ],
  ],
  [
    '´´´bash\nnpm test\n´´´',
    ['1: code block: found "´´´", expected backticks above and below the code: ```bash.'],
  ],
  [
    '´´´json\n{ "a": 1 }\n´´´',
    ['1: code block: found "´´´", expected backticks above and below the code: ```json.'],
  ],
  [
    "- '''js\n  a\n  '''",
    ["1: code block: found \"'''\", expected backticks above and below the code: ```js."],
  ],
];
