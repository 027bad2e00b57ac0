import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { checkContent } from '../../src/content/check';
import { toMessage } from '../../src/content/problem';
import { all, append, remove, replace, toWindows, write, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';
const fields = 'src/catalogue/fields.ts';
const campaigns = 'src/catalogue/campaigns/index.ts';
const index = 'src/catalogue/index.ts';

const oneMethod = 'found "get", expected one of "GET", "POST", "PUT", "DELETE".';

const mistakes: readonly Mistake[] = [
  {
    name: 'a wrong value in an endpoint',
    edit: replace(settings, "'GET'", "'get'"),
    messages: [`${settings}:4: boards: method: ${oneMethod} Did you mean "GET"?`],
  },
  {
    name: 'a wrong value in a file with CRLF and a byte order mark',
    edit: all(replace(settings, "'GET'", "'get'"), toWindows(settings)),
    messages: [`${settings}:4: boards: method: ${oneMethod} Did you mean "GET"?`],
  },
  {
    name: 'a mistake in a nested parameter, and the example that no longer matches it',
    edit: replace(links, 'maxLength: 3', 'maxLength: -3'),
    messages: [
      `${links}:34: create-link: parameters.body.locales.isoCode.maxLength: found -3, expected a non-negative integer.`,
      `${links}:34: create-link: example.body.locales[0].isoCode: found 3 characters, expected at most -3.`,
    ],
  },
  {
    name: 'a mistake in a parameter that two endpoints share, once',
    edit: replace(fields, 'Id of a board, see [Boards](/docs/settings/boards).', ' '),
    messages: [
      `${links}:34: create-link and 1 more: parameters.path.boardId.description: found a blank string, expected text.`,
    ],
  },
  {
    name: 'a link to an unknown page',
    edit: replace(settings, '/docs/guides/first', '/docs/guides/frist'),
    messages: [
      `${settings}:4: boards: notes[0].text: found a link to "/docs/guides/frist", expected a page of the site. Did you mean "/docs/guides/first"?`,
    ],
  },
  {
    name: 'a slug that two endpoints have',
    edit: all(
      replace(links, "slug: 'delete-link'", "slug: 'create-link'"),
      replace(links, "  undoes: 'create-link',\n", ''),
    ),
    messages: [
      `${links}:75: create-link: slug: found "create-link", which another endpoint uses, expected a unique slug.`,
    ],
  },
  {
    name: 'a category that does not list the endpoint',
    edit: replace(settings, "category: 'settings'", "category: 'setings'"),
    messages: [`${settings}:4: boards: category: found "setings", expected "settings".`],
  },
  {
    name: 'a category without a title',
    edit: replace(settings, "  title: 'Settings',\n", ''),
    messages: [`${settings}:29: settings: title: found nothing, expected a string.`],
  },
  {
    name: 'an item of a list of endpoints that is no endpoint',
    edit: replace(campaigns, 'deleteLink],', "deleteLink, 'boards'],"),
    messages: [`${campaigns}:4: endpoints[2]: found "boards", expected an object.`],
  },
  {
    name: 'an endpoint that no category lists',
    edit: replace(campaigns, '[createLink, deleteLink]', '[createLink]'),
    messages: [
      `${links}:75: delete-link: found an endpoint that is not listed, expected its name in the "endpoints" of a category.`,
    ],
  },
  {
    name: 'a category that the catalogue does not list, without its endpoints',
    edit: write(
      'src/catalogue/shows.ts',
      "import { defineCategory, defineEndpoint } from './define';\n\nexport const show = defineEndpoint({ slug: 'show' });\n\nexport const shows = defineCategory({ id: 'shows', endpoints: [show] });\n",
    ),
    messages: [
      `src/catalogue/shows.ts:5: shows: found a category that is not listed, expected its name in the "categories" of ${index}.`,
    ],
  },
  {
    name: 'a catalogue without categories',
    edit: replace(index, '  categories: [settings, campaigns],\n', ''),
    messages: [`${index}: catalogue: categories: found nothing, expected a list.`],
  },
  {
    name: 'a missing catalogue',
    edit: remove(index),
    messages: [`${index}: found no file, expected the catalogue. Restore it from git.`],
  },
  {
    name: 'two files that do not parse',
    edit: all(
      replace(settings, "slug: 'boards'", "slug 'boards'"),
      replace(links, "title: 'Create Link'", "title: 'Creator's Link'"),
    ),
    messages: [
      `${links}:38: found "Unexpected token, expected \\",\\"", expected valid code. Look for a missing comma, quote or bracket on this line or the line before.`,
      `${settings}:5: found "Unexpected token, expected \\",\\"", expected valid code. Look for a missing comma, quote or bracket on this line or the line before.`,
    ],
  },
  {
    name: 'a name that was not imported',
    edit: replace(links, 'path: [boardId], body', 'path: [boardID], body'),
    messages: [
      `${links}:44: found "boardID is not defined", expected code that runs without errors. Declare or import each name before you use it.`,
    ],
  },
  {
    name: 'an import of a file that does not exist',
    edit: replace(settings, "'./fields'", "'./feilds'"),
    messages: [
      `${settings}: found an import of "./feilds", expected an existing file. Correct the path of the import.`,
    ],
  },
  {
    name: 'a file of 5 MB',
    edit: append(settings, `\n// ${'x'.repeat(5_000_000)}\n`),
    messages: [`${settings}: found 5.0 MB, expected at most 1 MB. Split it into several files.`],
  },
  {
    name: 'a file that is not valid UTF-8',
    edit: write(settings, Uint8Array.of(0x2f, 0x2f, 0xff, 0xfe)),
    messages: [
      `${settings}: found invalid UTF-8, expected UTF-8 text. Save the file with UTF-8 encoding.`,
    ],
  },
];

/** One path for all tests, because the loader caches the code of a file by its path. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
});
beforeEach(async () => {
  await cp(path.join(__dirname, 'site'), folder, { recursive: true });
  for (const name of ['define', 'source', 'wire-format']) {
    const file = `src/catalogue/${name}.ts`;
    await cp(path.join(root, file), path.join(folder, file));
  }
});
afterEach(() => rm(folder, { recursive: true }));

const messagesOf = async () => (await checkContent(folder)).problems.map(toMessage);

describe('the check of the catalogue', () => {
  it('accepts a valid catalogue', async () => {
    expect(await messagesOf()).toEqual([]);
  });

  it.each(mistakes)('reports $name', async ({ edit, messages }) => {
    await edit({ folder });
    expect(await messagesOf()).toEqual(messages);
  });
});
