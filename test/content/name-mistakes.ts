/** Names, statuses and texts of entries that look right but are wrong. */
import { all, replace, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';

export const nameMistakes: readonly Mistake[] = [
  {
    name: 'a name with a letter that looks like another one',
    edit: replace(links, "name: 'isoCode'", "name: 'isoC\u043ede'"),
    messages: [
      'src/catalogue/campaigns/links.ts:27: create-link: parameters.body.locales.isoC\u043ede.name: found the Cyrillic letter "\u043e" (U+043E) in "isoC\u043ede", expected only Latin letters. Retype the name.',
    ],
  },
  {
    name: 'a name with an invisible character',
    edit: replace(settings, "name: 'id'", "name: 'i\u200bd'"),
    messages: [
      'src/catalogue/settings.ts:22: boards: responses.200.schema.i\u200bd.name: found the invisible character U+200B in "i\u200bd", expected a name without it. Retype the name.',
    ],
  },
  {
    name: 'two responses with the same status',
    edit: replace(
      links,
      "responses: [{ status: 200, description: 'Deleted.', mediaTypes: [] }],",
      "responses: [\n    { status: 200, description: 'Deleted.', mediaTypes: [] },\n    { status: 200, description: 'Gone.', mediaTypes: [] },\n  ],",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:90: delete-link: responses[1]: found the status 200 again, expected a response for each status. Describe all cases of a status in one response.',
    ],
  },
  {
    name: 'marks in the title of a note',
    edit: replace(settings, "title: 'Paging'", "title: 'Use `page`'"),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].title: found code in "page", expected plain text, since readers see every mark of a title.',
    ],
  },
  {
    name: 'underscores around words of a description',
    edit: all(
      replace(settings, "'The boards.'", "'_Only_ the boards, a_b_c.'"),
      replace(links, "'Creates a link.'", "'Creates __one__ link.'"),
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:39: create-link: summary: found "__one__", which is literal, expected "**one**", or code in backticks.',
      'src/catalogue/settings.ts:18: boards: responses.200.description: found "_Only_", which is literal, expected "*Only*", or code in backticks.',
    ],
  },
];
