/** Tabs and fences of a page that are wrong, with the messages. */
export const tabMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '<Tabs>\n\nText.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>',
    [
      '3: <Tabs>: found "Text.", which readers do not see, expected nothing but <TabItem> inside of <Tabs>. Put it into a <TabItem>, or outside of <Tabs>.',
    ],
  ],
  ['<Tabs>\n</Tabs>', ['1: <Tabs>: found no tab, expected a <TabItem value="…"> for each tab.']],
  [
    '<TabItem value="a">\n\nA\n\n</TabItem>',
    ['1: <TabItem>: found it alone, expected it directly inside of <Tabs>.'],
  ],
  [
    '<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n<TabItem value="a">\n\nB\n\n</TabItem>\n</Tabs>',
    ['7: <TabItem>: found the value "a" again, expected a value of its own.'],
  ],
  [
    '<Tabs>\n<TabItem>\n\nA\n\n</TabItem>\n</Tabs>',
    ['2: <TabItem> value: found nothing, expected a value.'],
  ],
  [
    '<Tabs>\n<TabItem value="a">\n\n- x\n  </TabItem>\n</Tabs>',
    [
      '5: found </TabItem> in a list, a quote or a paragraph that began inside of its element, expected </TabItem> at the beginning of a line of its own. Leave a blank line above it.',
    ],
  ],
  [
    '```js{1}\na\n```',
    [
      '1: code block: found lines to highlight that touch the language, expected a space before "{", as in ```js {1,3}.',
    ],
  ],
];
