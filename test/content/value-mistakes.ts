/** Mistakes in the references, examples, texts and files of catalogue entries. */
import { secret, all, append, replace, toWindows, write, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';

export const valueMistakes: readonly Mistake[] = [
  {
    name: 'a duplicate route',
    edit: replace(links, "method: 'DELETE'", "method: 'POST'"),
    messages: [
      'src/catalogue/campaigns/links.ts:82: delete-link: path: found POST boards/{boardId}/links, the route of "create-link", expected a unique route.',
    ],
  },
  {
    name: 'an undo of an unknown endpoint',
    edit: replace(links, "undoes: 'create-link'", "undoes: 'create-links'"),
    messages: [
      'src/catalogue/campaigns/links.ts:87: delete-link: undoes: found "create-links", expected the slug of another endpoint. Did you mean "create-link"?',
    ],
  },
  {
    name: 'a placeholder without a parameter',
    edit: replace(
      links,
      "path: 'boards/{boardId}/links',\n  host: 'api',\n  notes: [],\n  parameters: { path: [boardId], body }",
      "path: 'boards/{boardId}/links/{linkId}',\n  host: 'api',\n  notes: [],\n  parameters: { path: [boardId], body }",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:41: create-link: path: found {linkId}, expected a parameter "linkId" in parameters.path.',
    ],
  },
  {
    name: 'a parameter that the path does not name',
    edit: replace(
      settings,
      'query: [...paging] }',
      "path: [{ name: 'id', type: 'string', description: 'Id.' }], query: [...paging] }",
    ),
    messages: [
      'src/catalogue/settings.ts:10: boards: path: found no {id}, expected {id}, because parameters.path has "id".',
    ],
  },
  {
    name: 'an example above its limit',
    edit: replace(links, "title: 'Lanterns'", "title: 'Lanterns over the old harbour'"),
    messages: [
      'src/catalogue/campaigns/links.ts:48: create-link: example.body.title: found 29 characters, expected at most 20.',
    ],
  },
  {
    name: 'an example above its integer limit',
    edit: replace(settings, 'page: 1', 'pageSize: 101'),
    messages: [
      'src/catalogue/settings.ts:14: boards: example.query.pageSize: found 101, expected at most 100.',
    ],
  },
  {
    name: 'an example that is not one of the choices',
    edit: replace(links, "status: 'Published'", "status: 'published'"),
    messages: [
      'src/catalogue/campaigns/links.ts:49: create-link: example.body.status: found "published", expected one of "Draft", "Published". Did you mean "Published"?',
    ],
  },
  {
    name: 'an example of the wrong type, two levels deep',
    edit: replace(links, 'enabled: true', "enabled: 'yes'"),
    messages: [
      'src/catalogue/campaigns/links.ts:50: create-link: example.body.locales[0].enabled: found "yes", expected a boolean.',
    ],
  },
  {
    name: 'an example with an unknown name',
    edit: replace(links, "isoCode: 'all', e", "isoCode: 'all', enable: true, e"),
    messages: [
      'src/catalogue/campaigns/links.ts:50: create-link: example.body.locales[0].enable: found a value without a matching parameter, expected one of "isoCode", "enabled". Did you mean "enabled"?',
    ],
  },
  {
    name: 'an example without a required value',
    edit: replace(links, "      title: 'Lanterns',\n", ''),
    messages: [
      'src/catalogue/campaigns/links.ts:47: create-link: example.body.title: found nothing, expected a value, because it is required.',
    ],
  },
  {
    name: 'an example that is not valid JSON',
    edit: replace(links, 'enabled: true', 'enabled: () => true'),
    messages: [
      'src/catalogue/campaigns/links.ts:50: create-link: example.body.locales[0].enabled: found a function, expected a JSON value.',
    ],
  },
  {
    name: 'a response example with an unknown member',
    edit: replace(links, 'scan: { done: false }', 'scan: { doen: false }'),
    messages: [
      'src/catalogue/campaigns/links.ts:70: create-link: responses.200.example.scan.doen: found a value without a matching field, expected one of "done". Did you mean "done"?',
    ],
  },
  {
    name: 'a response example of the wrong type',
    edit: replace(links, 'scan: { done: false }', "scan: { done: 'no' }"),
    messages: [
      'src/catalogue/campaigns/links.ts:70: create-link: responses.200.example.scan.done: found "no", expected a boolean.',
    ],
  },
  {
    name: 'a link to an unknown page in a text',
    edit: replace(settings, '/docs/guides/first', '/docs/guides/frist'),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].text: found a link to "/docs/guides/frist", expected a page of the site. Did you mean "/docs/guides/first"?',
    ],
  },
  {
    name: 'a link in a text to a URL that pages cannot link to',
    edit: replace(settings, '/docs/guides/first', 'javascript:alert(1)'),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].text: found "[the guide](javascript:alert", expected a link to https:, mailto: or a page of the site. Write [Errors](/docs/errors), without a space, and with the path of the page in the browser.',
    ],
  },
  {
    name: 'an unpaired backtick in a text',
    edit: replace(links, 'Whether readers see it.', 'Whether `readers see it.'),
    messages: [
      'src/catalogue/campaigns/links.ts:18: create-link: parameters.body.status.description: found an unpaired backtick, expected paired backticks. Write "`` ` ``" for a literal backtick.',
    ],
  },
  {
    name: 'a catalogue file that does not parse',
    edit: replace(settings, "slug: 'boards'", "slug 'boards'"),
    messages: [
      "src/catalogue/settings.ts:5: found \"'boards',\", expected ','. Look for a missing comma, quote or bracket on this line or the line before.",
    ],
  },
  {
    name: 'two catalogue files that do not parse',
    edit: all(
      replace(settings, "slug: 'boards'", "slug 'boards'"),
      replace(links, "title: 'Lanterns',", "title: 'Lanterns,"),
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:48: found "title: \'Lanterns,", with a text that does not end, expected a closing quote. Add the closing quote on the same line.',
      "src/catalogue/settings.ts:5: found \"'boards',\", expected ','. Look for a missing comma, quote or bracket on this line or the line before.",
    ],
  },
  {
    name: 'an import of a file that does not exist',
    edit: replace(settings, "'./fields'", "'./feilds'"),
    messages: [
      'src/catalogue/settings.ts:2: found an import of "./feilds", expected an existing file. Correct the path of the import.',
    ],
  },
  {
    name: 'a name that was not imported',
    edit: replace(links, 'path: [boardId], body', 'path: [boardID], body'),
    messages: [
      'src/catalogue/campaigns/links.ts:44: found "boardID is not defined", expected code that runs without errors. Declare or import each name before you use it.',
    ],
  },
  {
    name: 'an import that the other file does not export',
    edit: replace(links, 'import { boardId }', 'import { boardID as boardId }'),
    messages: [
      'src/catalogue/campaigns/links.ts:2: found an import of "boardID", expected a name that src/catalogue/fields.ts exports. Did you mean "boardId"?',
    ],
  },
  {
    name: 'a parameter that contains itself',
    edit: append(links, '\nObject.assign(body[2]?.items ?? {}, { properties: body });\n'),
    messages: [
      'src/catalogue/campaigns/links.ts:26: create-link: parameters.body.locales.items.properties: found a circular reference, expected a value without circular references.',
    ],
  },
  {
    name: 'a catalogue file of 5 MB',
    edit: append(settings, `\n// ${'x'.repeat(5_000_000)}\n`),
    messages: [
      'src/catalogue/settings.ts: found 5.0 MB, expected at most 1 MB. Split it into several files.',
    ],
  },
  {
    name: 'a catalogue file that is not valid UTF-8',
    edit: write(settings, Uint8Array.of(0x2f, 0x2f, 0xff, 0xfe)),
    messages: [
      'src/catalogue/settings.ts: found invalid UTF-8, expected UTF-8 text. Save the file with UTF-8 encoding.',
    ],
  },
  {
    name: 'a mistake in a file with CRLF and a byte order mark',
    edit: all(replace(links, 'maxLength: 20', 'maxLenght: 20'), toWindows(links)),
    messages: [
      'src/catalogue/campaigns/links.ts:10: create-link: parameters.body.title.maxLenght: found an unknown key, expected one of "name", "was", "description", "required", "deprecated", "type", "enum", "const", "default", "examples", "minLength", "maxLength", "format", "secret". Did you mean "maxLength"?',
    ],
  },
  {
    name: 'text that looks like a real token in an example',
    edit: append(links, `\n// client_secret: '${secret}'\n`),
    messages: [
      'src/catalogue/campaigns/links.ts:91: found what looks like a secret, expected a placeholder such as YOUR_ACCESS_TOKEN. If it is real, revoke it, because it remains in the history of the repository.',
    ],
  },
  ...['_note.mdx', 'guides/request.http', 'guides/answer.json'].map((name) => ({
    name: `what looks like a real token in ${name}, which is not a page`,
    edit: write(`docs/${name}`, `\nclient_secret=${secret}&scope=public.api\n`),
    messages: [
      `docs/${name}:2: found what looks like a secret, expected a placeholder such as YOUR_ACCESS_TOKEN. If it is real, revoke it, because it remains in the history of the repository.`,
    ],
  })),
];
