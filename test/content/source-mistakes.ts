/** Mistakes that only the source files of the catalogue show, or that need advice. */
import { all, replace, write, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';
const fields = 'src/catalogue/fields.ts';

const withNote = (text: string) => replace(settings, 'See [the guide](/docs/guides/first).', text);

export const sourceMistakes: readonly Mistake[] = [
  {
    name: 'a member that an object does not have',
    edit: all(
      replace(
        settings,
        'const boards',
        "const ids = { upc: '1', isrc: '2' } as const;\n\nconst boards",
      ),
      replace(settings, "example: { id: 'b1' }", 'example: { id: ids.usr }'),
    ),
    messages: ['src/catalogue/settings.ts:26: found "ids.usr", expected one of "upc", "isrc".'],
  },
  {
    name: 'a member that an imported object does not have',
    edit: all(
      replace(
        fields,
        'export const boardId',
        "export const ids = { upc: '1' };\nexport const boardId",
      ),
      replace(settings, '{ paging }', '{ ids, paging }'),
      replace(settings, "example: { id: 'b1' }", "example: { id: ids.upd, x: ids['upc'] }"),
    ),
    messages: [
      'src/catalogue/settings.ts:24: found "ids.upd", expected one of "upc". Did you mean "upc"?',
    ],
  },
  {
    name: 'an undefined value',
    edit: replace(settings, "example: { id: 'b1' }", 'example: { id: undefined }'),
    messages: [
      'src/catalogue/settings.ts:24: boards: responses.200.example.id: found undefined, expected a value. Check the name that it is read from, or remove the key.',
    ],
  },
  {
    name: 'an undefined value of an optional key',
    edit: replace(settings, "title: 'Get Boards'", "deprecated: undefined,\n  title: 'Get Boards'"),
    messages: [
      'src/catalogue/settings.ts:7: boards: deprecated: found undefined, expected a value. Check the name that it is read from, or remove the key.',
    ],
  },
  {
    name: 'a key that an entry has twice',
    edit: replace(settings, "summary: 'Lists", "summary: 'Shows boards.',\n  'summary': 'Lists"),
    messages: [
      'src/catalogue/settings.ts:9: found the key "summary" again, after line 8, expected each key once. Remove one of them.',
    ],
  },
  {
    name: 'a category that no list holds',
    edit: write(
      'src/catalogue/shows.ts',
      "import { defineCategory } from './define';\n\nexport const shows = defineCategory({ id: 'shows', title: 'Shows', description: 'Shows.', endpoints: [] });\n",
    ),
    messages: [
      'src/catalogue/shows.ts:3: shows: found a category that is not listed, expected its name in the "categories" of src/catalogue/index.ts.',
    ],
  },
  {
    name: 'a category with an endpoint that no list holds',
    edit: write(
      'src/catalogue/shows.ts',
      "import { defineCategory, defineEndpoint } from './define';\n\nconst show = defineEndpoint({ slug: 'show', category: 'shows' });\n\nexport const shows = defineCategory({ id: 'shows', title: 'Shows', endpoints: [show] });\n",
    ),
    messages: [
      'src/catalogue/shows.ts:5: shows: found a category that is not listed, expected its name in the "categories" of src/catalogue/index.ts.',
    ],
  },
  {
    name: 'a category without a list of endpoints that no list holds',
    edit: write(
      'src/catalogue/shows.ts',
      "import { defineCategory } from './define';\n\nexport const shows = defineCategory({\n  id: 'shows',\n  title: 'Shows',\n});\n",
    ),
    messages: [
      'src/catalogue/shows.ts:3: shows: found a category that is not listed, expected its name in the "categories" of src/catalogue/index.ts.',
    ],
  },
  {
    name: 'a category whose ID the type does not have',
    edit: write('src/catalogue/model.ts', "export type CategoryId = 'campaigns' | 'batch';\n"),
    messages: [
      'src/catalogue/settings.ts:30: settings: id: found "settings", expected an ID in CategoryId of src/catalogue/model.ts. Add "| \'settings\'" to CategoryId.',
    ],
  },
  {
    name: 'the texts of the template without its note',
    edit: all(
      replace(settings, "'Lists boards.'", "'Describe in one sentence what the call does.'"),
      replace(settings, "'The boards.'", "'Describe the result of the call.'"),
    ),
    messages: [
      'src/catalogue/settings.ts:8: boards: summary: found "Describe in one sentence what the call does.", expected a description of this endpoint. Replace the text of the template.',
      'src/catalogue/settings.ts:18: boards: responses.200.description: found "Describe the result of the call.", expected a description of this endpoint. Replace the text of the template.',
    ],
  },
  {
    name: 'typographic quotes around a text',
    edit: replace(settings, "'Get Boards'", '“Get Boards”'),
    messages: [
      'src/catalogue/settings.ts:7: found the quote "“", expected a straight quote. Use straight quotes: \'text\'.',
    ],
  },
  {
    name: 'a typographic quote at the end of a text',
    edit: replace(settings, "'Get Boards'", "'Get Boards’"),
    messages: [
      'src/catalogue/settings.ts:7: found the quote "’", expected a straight quote. Use straight quotes: \'text\'.',
    ],
  },
  {
    name: 'an apostrophe between quotes',
    edit: replace(settings, "'Get Boards'", "'The User's Boards'"),
    messages: [
      'src/catalogue/settings.ts:7: found "s Boards\',", expected \',\'. Write "\\\'" for an apostrophe inside quotes.',
    ],
  },
  {
    name: 'a text that does not end, beside typographic quotes',
    edit: replace(settings, "'Get Boards',", "'Get “Boards”,"),
    messages: [
      'src/catalogue/settings.ts:7: found "title: \'Get “Boards”,", with a text that does not end, expected a closing quote. Add the closing quote on the same line.',
    ],
  },
  {
    name: 'a space between the label and the URL of a link',
    edit: withNote('See [the guide] (/docs/guides/first).'),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].text: found "[the guide] (/docs/guides/first)", expected a link to https:, mailto: or a page of the site. Write [Errors](/docs/errors), without a space, and with the path of the page in the browser.',
    ],
  },
  {
    name: 'a link to the file of a page',
    edit: withNote('See [the guide](../guides/first.mdx).'),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].text: found "[the guide](../guides/first.mdx)", expected a link to https:, mailto: or a page of the site. Write [Errors](/docs/errors), without a space, and with the path of the page in the browser.',
    ],
  },
  {
    name: 'an unpaired mark of strong words in a note',
    edit: withNote('See **the guide.'),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].text: found "**" on one side only, expected "**" on both sides of the words. Write "`**`" for literal asterisks.',
    ],
  },
  {
    name: 'a schema without three dots',
    edit: all(
      replace(
        links,
        'const body',
        "const strings = { type: 'array', items: { type: 'string' } };\n\nconst body",
      ),
      replace(
        links,
        "{ name: 'enabled', type: 'boolean', description: 'Whether it is used.' }",
        "{ name: 'enabled', strings, description: 'Whether it is used.' }",
      ),
      replace(
        links,
        "locales: [{ isoCode: 'all', enabled: true }]",
        "locales: [{ isoCode: 'all' }]",
      ),
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:30: create-link: parameters.body.locales.items.properties.enabled.strings: found "strings" without three dots, expected the keys inside it. Write "...strings".',
    ],
  },
  {
    name: 'a list of fields without three dots',
    edit: replace(settings, '[...paging]', '[paging]'),
    messages: [
      'src/catalogue/settings.ts:13: boards: parameters.query[0]: found a list in a list, expected the items of that list. Write three dots before its name, such as "...paging".',
    ],
  },
  {
    name: 'a placeholder that is spelt otherwise than its parameter',
    edit: replace(
      links,
      "method: 'DELETE',\n  path: 'boards/{boardId}/links'",
      "method: 'DELETE',\n  path: 'boards/{boardID}/links'",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:82: delete-link: path: found {boardID}, expected {boardId}, because parameters.path has "boardId".',
    ],
  },
  {
    name: 'an item of a list of endpoints that is no endpoint',
    edit: replace(settings, '[boards]', '[\n    boards,\n    paging,\n  ]'),
    messages: [
      'src/catalogue/settings.ts:35: endpoints[1]: found [{"name":"page","type":"integer","minimum":0,"default":0,"description":"The page…, expected an object.',
    ],
  },
];
