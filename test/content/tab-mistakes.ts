/** Mistakes in the tabs and code fences of a page, with the messages. */
export const tabMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '<Tabs>\n\nText.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>',
    [
      '3: <Tabs>: found "Text.", which is not shown, expected only <TabItem> elements inside <Tabs>. Move it into a <TabItem>, or outside <Tabs>.',
    ],
  ],
  ['<Tabs>\n</Tabs>', ['1: <Tabs>: found no tabs, expected a <TabItem value="…"> for each tab.']],
  [
    '<TabItem value="a">\n\nA\n\n</TabItem>',
    ['1: <TabItem>: found it outside <Tabs>, expected it directly inside <Tabs>.'],
  ],
  [
    '<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n<TabItem value="a">\n\nB\n\n</TabItem>\n</Tabs>',
    ['7: <TabItem>: found the duplicate value "a", expected a unique value.'],
  ],
  [
    '<Tabs>\n<TabItem>\n\nA\n\n</TabItem>\n</Tabs>',
    ['2: <TabItem> value: found nothing, expected a value.'],
  ],
  [
    '<Tabs>\n<TabItem value="a">\n\n- x\n  </TabItem>\n</Tabs>',
    [
      '5: found </TabItem> in a list, a quote or a paragraph that starts inside the element, expected </TabItem> at the start of a separate line. Add a blank line above it, and indent it like the opening tag.',
    ],
  ],
  [
    '```js{1}\na\n```',
    [
      '1: code block: found no space between the language and the lines to highlight, expected a space before "{", as in ```js {1,3}.',
    ],
  ],
];
