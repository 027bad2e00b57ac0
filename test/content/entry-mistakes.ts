/** Mistakes in the slugs, names and lists of catalogue entries. */
import { all, replace, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';
const fields = 'src/catalogue/fields.ts';
const campaigns = 'src/catalogue/campaigns/index.ts';

export const entryMistakes: readonly Mistake[] = [
  {
    name: 'a slug that leaves its folder',
    edit: replace(links, "slug: 'delete-link'", "slug: '../x'"),
    messages: [
      'src/catalogue/campaigns/links.ts:76: ../x: slug: found "../x", expected lowercase letters and digits, separated by single hyphens.',
    ],
  },
  {
    name: 'a slug with a space',
    edit: replace(links, "slug: 'delete-link'", "slug: 'delete link'"),
    messages: [
      'src/catalogue/campaigns/links.ts:76: delete link: slug: found "delete link", expected lowercase letters and digits, separated by single hyphens.',
    ],
  },
  {
    name: 'an empty slug',
    edit: replace(links, "slug: 'delete-link'", "slug: ''"),
    messages: [
      'src/catalogue/campaigns/links.ts:76: Delete Link: slug: found "", expected lowercase letters and digits, separated by single hyphens.',
    ],
  },
  {
    name: 'a slug that is not a string',
    edit: replace(links, "slug: 'delete-link'", 'slug: 7'),
    messages: [
      'src/catalogue/campaigns/links.ts:76: Delete Link: slug: found 7, expected a string.',
    ],
  },
  {
    name: 'a duplicate slug',
    edit: replace(links, "slug: 'delete-link'", "slug: 'create-link'"),
    messages: [
      'src/catalogue/campaigns/links.ts:35: create-link: slug: found "create-link", which src/catalogue/campaigns/links.ts:76 also has, expected a unique slug.',
      'src/catalogue/campaigns/links.ts:76: create-link: slug: found "create-link", which src/catalogue/campaigns/links.ts:35 also has, expected a unique slug.',
      'src/catalogue/campaigns/links.ts:87: create-link: undoes: found "create-link", expected the slug of another endpoint.',
    ],
  },
  {
    name: 'an endpoint moved to another category',
    edit: all(
      replace(campaigns, '[createLink, deleteLink]', '[createLink]'),
      replace(settings, 'endpoints: [boards]', 'endpoints: [boards, deleteLink]'),
      replace(
        settings,
        'import { paging }',
        "import { deleteLink } from './campaigns/links';\nimport { paging }",
      ),
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:77: delete-link: category: found "campaigns", expected "settings".',
      'src/catalogue/campaigns/links.ts:78: delete-link: group: found "Links", expected no group, because the category has none.',
    ],
  },
  {
    name: 'an unused alias of an endpoint',
    edit: replace(
      settings,
      "title: 'Get Boards'",
      "aliases: ['/docs/errors'],\n  title: 'Get Boards'",
    ),
    messages: [
      'src/catalogue/settings.ts:7: boards: aliases[0]: found "/docs/errors", which is a page, expected a URL that no page uses.',
    ],
  },
  {
    name: 'an alias that two entries have',
    edit: all(
      replace(settings, "title: 'Get Boards'", "aliases: ['/docs/old'],\n  title: 'Get Boards'"),
      replace(links, "title: 'Delete Link'", "aliases: ['/docs/old'],\n  title: 'Delete Link'"),
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:79: delete-link: aliases[0]: found "/docs/old", which is already an alias, expected unique aliases.',
    ],
  },
  {
    name: 'an endpoint that is listed twice',
    edit: replace(campaigns, '[createLink, deleteLink]', '[createLink, deleteLink, createLink]'),
    messages: [
      'src/catalogue/campaigns/links.ts:35: create-link: slug: found "create-link", which another endpoint uses, expected a unique slug.',
      'src/catalogue/campaigns/links.ts:41: create-link: path: found POST boards/{boardId}/links, the route of "create-link", expected a unique route.',
    ],
  },
  {
    name: 'a path with a leading slash',
    edit: replace(settings, "path: 'boards'", "path: '/boards'"),
    messages: [
      'src/catalogue/settings.ts:10: boards: path: found "/boards", expected a path without a leading slash or a host, for example "boards/{boardId}".',
    ],
  },
  {
    name: 'a path with a host',
    edit: replace(settings, "path: 'boards'", "path: 'https://api.example.com/boards'"),
    messages: [
      'src/catalogue/settings.ts:10: boards: path: found "https://api.example.com/boards", expected a path without a leading slash or a host, for example "boards/{boardId}".',
    ],
  },
  {
    name: 'an unmatched brace in a path',
    edit: replace(
      links,
      "path: 'boards/{boardId}/links',\n  host: 'api',\n  notes: [],\n  parameters: { path: [boardId] },",
      "path: 'boards/{boardId/links',\n  host: 'api',\n  notes: [],\n  parameters: { path: [boardId] },",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:82: delete-link: path: found a "{" without a matching brace, expected names between "{" and "}".',
      'src/catalogue/campaigns/links.ts:82: delete-link: path: found no {boardId}, expected {boardId}, because parameters.path has "boardId".',
    ],
  },
  {
    name: 'a misspelt required key',
    edit: replace(settings, "summary: 'Lists", "sumary: 'Lists"),
    messages: [
      'src/catalogue/settings.ts:8: boards: sumary: found an unknown key, expected one of "slug", "category", "group", "title", "summary", "usage", "method", "path", "host", "notes", "parameters", "sections", "bodyShape", "example", "responses", "undoes", "aliases", "deprecated". Did you mean "summary"?',
    ],
  },
  {
    name: 'a misspelt key in the shared properties of endpoints',
    edit: replace(fields, "description: 'Id of", "desciption: 'Id of"),
    messages: [
      'src/catalogue/fields.ts:7: create-link: parameters.path.boardId.desciption: found an unknown key, expected one of "name", "was", "description", "required", "deprecated", "type", "enum", "const", "default", "examples", "minLength", "maxLength", "format", "secret". Did you mean "description"?',
    ],
  },
  {
    name: 'an undeclared group',
    edit: replace(
      links,
      "group: 'Links',\n  title: 'Delete Link'",
      "group: 'Link',\n  title: 'Delete Link'",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:78: delete-link: group: found "Link", expected one of "Links", "Tickets". Did you mean "Links"?',
    ],
  },
  {
    name: 'a category without a title',
    edit: replace(settings, "  title: 'Settings',\n", ''),
    messages: ['src/catalogue/settings.ts:29: settings: title: found nothing, expected a string.'],
  },
  {
    name: 'a duplicate category',
    edit: replace(
      'src/catalogue/index.ts',
      '[settings, campaigns]',
      '[settings, campaigns, settings]',
    ),
    messages: [
      'src/catalogue/settings.ts:5: boards: slug: found "boards", which another endpoint uses, expected a unique slug.',
      'src/catalogue/settings.ts:10: boards: path: found GET boards, the route of "boards", expected a unique route.',
      'src/catalogue/settings.ts:30: settings: id: found another category "settings", expected unique ids.',
    ],
  },
  {
    name: 'a catalogue without categories',
    edit: replace('src/catalogue/index.ts', '  categories: [settings, campaigns],\n', ''),
    messages: ['src/catalogue/index.ts: catalogue: categories: found nothing, expected a list.'],
  },
  {
    name: 'an endpoint that is not an object',
    edit: replace(campaigns, 'deleteLink],', "deleteLink, 'boards'],"),
    messages: [
      'src/catalogue/campaigns/index.ts:9: endpoints[2]: found "boards", expected an object.',
    ],
  },
];
