import { suggest } from '../../src/check/problem';
import { rm } from 'node:fs/promises';
import { useSite } from './site';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';
const fields = 'src/catalogue/fields.ts';
const campaigns = 'src/catalogue/campaigns/index.ts';
const index = 'src/catalogue/index.ts';

const notListed = 'found an entry that is not listed';
const unparsed = String.raw`found "Unexpected token, expected \",\"", expected valid code`;

const { at, edit, messages: messagesOf, read, write } = useSite();

/** Mistakes, and what one run says of them. */
const mistakes: readonly (readonly [
  name: string,
  make: () => Promise<unknown>,
  messages: readonly string[],
])[] = [
  [
    'a wrong value in a file with CRLF and a byte order mark',
    async () => {
      await edit(settings, "'GET'", "'get'");
      await write({ [settings]: `\uFEFF${read(settings).replaceAll('\n', '\r\n')}` });
    },
    [`${settings}:4: boards: method: found "get", expected one of "GET", "POST"`],
  ],
  [
    'a mistake in a parameter that two endpoints share, once',
    () => edit(fields, 'Id of a board, see [Boards](/docs/settings/boards).', ' '),
    [`${links}:34: create-link: parameters.path.boardId.description: found " ", expected text.`],
  ],
  [
    'an endpoint that no category lists',
    () => edit(campaigns, '[createLink, deleteLink]', '[createLink]'),
    [`${links}:74: delete-link: ${notListed}`],
  ],
  [
    'a category that the catalogue does not list',
    () =>
      write({
        'src/catalogue/shows.ts':
          "import { defineCategory } from './define';\n\nexport const shows = defineCategory({ " +
          "id: 'shows', endpoints: [] });\n",
      }),
    [`src/catalogue/shows.ts:3: shows: ${notListed}`],
  ],
  ['a missing catalogue', () => rm(at(index)), [`${index}: catalogue: found nothing`]],
  [
    'two files that do not parse',
    async () => {
      await edit(settings, "slug: 'boards'", "slug 'boards'");
      await edit(links, "title: 'Create Link'", "title: 'Creator's Link'");
    },
    [`${links}:37: ${unparsed}`, `${settings}:5: ${unparsed}`],
  ],
  [
    'a name that was not imported',
    () => edit(links, 'path: [boardId], body', 'path: [boardID], body'),
    [`${links}:43: found "boardID is not defined", expected code that runs without errors`],
  ],
  [
    'a file that is not valid UTF-8',
    () => write({ [settings]: Uint8Array.of(0x2f, 0x2f, 0xff, 0xfe) }),
    [`${settings}: found invalid UTF-8`],
  ],
  [
    'all mistakes of an endpoint whose method, path and parameters cannot be read',
    async () => {
      for (const [before, after] of [
        ["method: 'GET'", "method: 'LIST'"],
        ["path: 'boards'", "path: '/boards'"],
        ["'Lists boards.'", "'Lists `boards.'"],
        ['first).', 'frist).'],
        ['...paging', "...paging, { type: 'string', description: 'A.' }"],
        ['status: 200', 'status: 299'],
        ["  title: 'Settings',\n", ''],
      ] as const) {
        await edit(settings, before, after);
      }
    },
    [
      `${settings}:4: boards: method: found "LIST"`,
      `${settings}:4: boards: path: found "/boards"`,
      `${settings}:4: boards: parameters.query[2].name: found nothing`,
      `${settings}:4: boards: responses.299.status: found 299, expected one of 200, 400.`,
      `${settings}:4: boards: summary: found "\`boards.", expected paired backticks`,
      `${settings}:4: boards: notes[0].text: found a link to "/docs/guides/frist"`,
      `${settings}:28: settings: title: found nothing, expected text.`,
    ],
  ],
];

describe('the check of the catalogue', () => {
  it('accepts a valid catalogue', async () => {
    expect(await messagesOf()).toEqual([]);
  });

  it.each(mistakes)('reports %s', async (_name, make, messages) => {
    await make();
    expect(await messagesOf()).toEqual(
      messages.map((one): unknown => expect.stringContaining(one)),
    );
  });
});

it.each<readonly [word: string, closest: string | undefined]>([
  ['maxLenght', 'maxLength'],
  ['maxlength', 'maxLength'],
  ['board', 'boards'],
  ['upx', 'upc'],
  ...['', 'xyz', 'isrc'].map((word) => [word, undefined] as const),
])('the known word that is meant by %j is %j', (word, closest) => {
  const { hint } = suggest(word, ['maxLength', 'boards', 'board-domains', 'upc']);
  expect(hint).toBe(closest && `Did you mean "${closest}"?`);
});
