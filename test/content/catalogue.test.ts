import { suggest } from '../../src/check/problem';
import { all, remove, replace, toWindows, write, type Mistake } from './mistake';
import { useSite } from './site';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';
const fields = 'src/catalogue/fields.ts';
const campaigns = 'src/catalogue/campaigns/index.ts';
const index = 'src/catalogue/index.ts';

const oneMethod = 'found "get", expected one of "GET", "POST", "PUT", "PATCH", "DELETE".';

const notListed =
  'found an entry that is not listed, expected its name in "endpoints" of a category, or in ' +
  `"categories" of ${index}.`;

const mistakes: readonly Mistake[] = [
  {
    name: 'a wrong value in a file with CRLF and a byte order mark',
    edit: all(replace(settings, "'GET'", "'get'"), toWindows(settings)),
    messages: [`${settings}:4: boards: method: ${oneMethod} Did you mean "GET"?`],
  },
  {
    name: 'a mistake in a parameter that two endpoints share, once',
    edit: replace(fields, 'Id of a board, see [Boards](/docs/settings/boards).', ' '),
    messages: [
      `${links}:34: create-link: parameters.path.boardId.description: found " ", expected text.`,
    ],
  },
  {
    name: 'an endpoint that no category lists',
    edit: replace(campaigns, '[createLink, deleteLink]', '[createLink]'),
    messages: [`${links}:74: delete-link: ${notListed}`],
  },
  {
    name: 'a category that the catalogue does not list',
    edit: write(
      'src/catalogue/shows.ts',
      "import { defineCategory } from './define';\n\nexport const shows = defineCategory({ " +
        "id: 'shows', endpoints: [] });\n",
    ),
    messages: [`src/catalogue/shows.ts:3: shows: ${notListed}`],
  },
  {
    name: 'a missing catalogue',
    edit: remove(index),
    messages: [`${index}: catalogue: found nothing, expected an object.`],
  },
  {
    name: 'two files that do not parse',
    edit: all(
      replace(settings, "slug: 'boards'", "slug 'boards'"),
      replace(links, "title: 'Create Link'", "title: 'Creator's Link'"),
    ),
    messages: [
      `${links}:37: found "Unexpected token, expected \\",\\"", expected valid code. Look ` +
        'for a missing comma, quote or bracket on this line or the line before.',
      `${settings}:5: found "Unexpected token, expected \\",\\"", expected valid code. Look ` +
        'for a missing comma, quote or bracket on this line or the line before.',
    ],
  },
  {
    name: 'a name that was not imported',
    edit: replace(links, 'path: [boardId], body', 'path: [boardID], body'),
    messages: [
      `${links}:43: found "boardID is not defined", expected code that runs without errors. ` +
        'Declare or import each name once, before you use it.',
    ],
  },
  {
    name: 'a file that is not valid UTF-8',
    edit: write(settings, Uint8Array.of(0x2f, 0x2f, 0xff, 0xfe)),
    messages: [
      `${settings}: found invalid UTF-8, expected UTF-8 text. Save the file with UTF-8 encoding.`,
    ],
  },
];

/** Many mistakes in one endpoint, and what one run says of them. */
const together: readonly Mistake[] = [
  {
    name: 'all mistakes of an endpoint whose method, path and parameters cannot be read',
    edit: all(
      replace(settings, "method: 'GET'", "method: 'LIST'"),
      replace(settings, "path: 'boards'", "path: '/boards'"),
      replace(settings, "'Lists boards.'", "'Lists `boards.'"),
      replace(settings, 'first).', 'frist).'),
      replace(settings, '...paging', "...paging, { type: 'string', description: 'A.' }"),
      replace(settings, 'status: 200', 'status: 299'),
      replace(settings, "  title: 'Settings',\n", ''),
    ),
    messages: [
      `${settings}:4: boards: method: ${oneMethod} Did you mean "POST"?`.replace('get', 'LIST'),
      `${settings}:4: boards: path: found "/boards", expected a path without a leading ` +
        'slash, a host, "..", "?", "#" or spaces, and names between "{" and "}", for example ' +
        '"boards/{boardId}".',
      `${settings}:4: boards: parameters.query[2].name: found nothing, expected a string.`,
      `${settings}:4: boards: responses.299.status: found 299, expected one of 200, 400.`,
      `${settings}:4: boards: summary: found "\`boards.", expected paired backticks. Write ` +
        `"\`\` \` \`\`" for a literal backtick.`,
      `${settings}:4: boards: notes[0].text: found a link to "/docs/guides/frist", expected ` +
        'a page of the site. Did you mean "/docs/guides/first"?',
      `${settings}:28: settings: title: found nothing, expected text.`,
    ],
  },
];

const { site, messages: messagesOf } = useSite();

describe('the check of the catalogue', () => {
  it('accepts a valid catalogue', async () => {
    expect(await messagesOf()).toEqual([]);
  });

  it.each([...mistakes, ...together])('reports $name', async ({ edit, messages }) => {
    await edit(site);
    expect(await messagesOf()).toEqual(messages);
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
