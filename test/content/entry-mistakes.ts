/** Mistakes in what catalogue entries declare. */
import { all, replace, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';
const campaigns = 'src/catalogue/campaigns/index.ts';

export const entryMistakes: readonly Mistake[] = [
  {
    name: 'an unknown key of a parameter',
    edit: replace(links, 'maxLength: 20', 'maxLenght: 20'),
    messages: [
      'src/catalogue/campaigns/links.ts:10: create-link: parameters.body.title.maxLenght: found a key that is not known here, expected one of "name", "description", "required", "deprecated", "enum", "minLength", "maxLength", "format", "default", "constant", "secret", "placeholder", "type". Did you mean "maxLength"?',
    ],
  },
  {
    name: 'an unknown key of an endpoint',
    edit: replace(settings, "summary: 'Lists boards.'", "summary: 'Lists boards.',\n  tags: []"),
    messages: [
      'src/catalogue/settings.ts:9: boards: tags: found a key that is not known here, expected one of "slug", "category", "group", "title", "summary", "method", "path", "host", "notes", "parameters", "bodyShape", "example", "responses", "undoes", "deprecated".',
    ],
  },
  {
    name: 'a limit that is no number',
    edit: replace(links, 'maxLength: 20', "maxLength: '20'"),
    messages: [
      'src/catalogue/campaigns/links.ts:10: create-link: parameters.body.title.maxLength: found "20", expected a number.',
    ],
  },
  {
    name: 'a limit below another',
    edit: replace(links, 'minLength: 1,', 'minLength: 30,'),
    messages: [
      'src/catalogue/campaigns/links.ts:5: create-link: parameters.body.title: found minLength 30, expected at most the maxLength, 20.',
      'src/catalogue/campaigns/links.ts:45: create-link: example.body.title: found 8 characters, expected at least 30.',
    ],
  },
  {
    name: 'an unknown type of a parameter',
    edit: replace(links, "name: 'title',\n    type: 'string'", "name: 'title',\n    type: 'text'"),
    messages: [
      'src/catalogue/campaigns/links.ts:7: create-link: parameters.body.title.type: found "text", expected one of "string", "integer", "boolean", "array", "title".',
    ],
  },
  {
    name: 'a parameter without a type',
    edit: replace(links, "name: 'title',\n    type: 'string',", "name: 'title',"),
    messages: [
      'src/catalogue/campaigns/links.ts:5: create-link: parameters.body.title.type: found nothing, expected one of "string", "integer", "boolean", "array", "title".',
    ],
  },
  {
    name: 'a parameter without a description',
    edit: replace(links, "\n    description: 'Title of the link.',", ''),
    messages: [
      'src/catalogue/campaigns/links.ts:5: create-link: parameters.body.title.description: found nothing, expected a text.',
    ],
  },
  {
    name: 'a blank description',
    edit: replace(links, "'Title of the link.'", "' '"),
    messages: [
      'src/catalogue/campaigns/links.ts:11: create-link: parameters.body.title.description: found a blank text, expected some words.',
    ],
  },
  {
    name: 'a default that is no choice',
    edit: replace(links, "default: 'Draft'", "default: 'Drafts'"),
    messages: [
      'src/catalogue/campaigns/links.ts:17: create-link: parameters.body.status.default: found "Drafts", expected one of "Draft", "Published". Did you mean "Draft"?',
    ],
  },
  {
    name: 'a name that stands twice',
    edit: replace(links, "name: 'status'", "name: 'title'"),
    messages: [
      'src/catalogue/campaigns/links.ts:41: create-link: parameters.body: found "title" more than once, expected each name once.',
      'src/catalogue/campaigns/links.ts:45: create-link: example.body.title: found "Lanterns", expected one of "Draft", "Published".',
      'src/catalogue/campaigns/links.ts:46: create-link: example.body.status: found a value without a parameter, expected one of "title", "title", "locales".',
    ],
  },
  {
    name: 'an unknown method',
    edit: replace(settings, "'GET'", "'get'"),
    messages: [
      'src/catalogue/settings.ts:9: boards: method: found "get", expected one of "GET", "POST", "PUT", "DELETE". Did you mean "GET"?',
    ],
  },
  {
    name: 'an unknown host',
    edit: replace(settings, "host: 'api'", "host: 'apis'"),
    messages: [
      'src/catalogue/settings.ts:11: boards: host: found "apis", expected one of "api", "authentication". Did you mean "api"?',
    ],
  },
  {
    name: 'an endpoint without responses',
    edit: replace(settings, '  responses: [', '  answers: ['),
    messages: [
      'src/catalogue/settings.ts:4: boards: responses: found nothing, expected a list.',
      'src/catalogue/settings.ts:15: boards: answers: found a key that is not known here, expected one of "slug", "category", "group", "title", "summary", "method", "path", "host", "notes", "parameters", "bodyShape", "example", "responses", "undoes", "deprecated".',
    ],
  },
  {
    name: 'a status that is not documented',
    edit: replace(settings, 'status: 200', 'status: 201'),
    messages: [
      'src/catalogue/settings.ts:17: boards: responses.201.status: found 201, expected one of 200, 400.',
    ],
  },
  {
    name: 'an unknown media type',
    edit: replace(settings, "'application/json'", "'application/jsn'"),
    messages: [
      'src/catalogue/settings.ts:19: boards: responses.200.mediaTypes[0]: found "application/jsn", expected one of "application/json", "text/json", "text/csv". Did you mean "application/json"?',
    ],
  },
  {
    name: 'an unknown kind of note',
    edit: replace(settings, "kind: 'info'", "kind: 'hint'"),
    messages: [
      'src/catalogue/settings.ts:12: boards: notes[0].kind: found "hint", expected one of "info", "tip", "warning".',
    ],
  },
  {
    name: 'a slug that leads out of its folder',
    edit: replace(links, "slug: 'delete-link'", "slug: '../x'"),
    messages: [
      'src/catalogue/campaigns/links.ts:70: ../x: slug: found "../x", expected lower-case letters and digits with single hyphens between them.',
    ],
  },
  {
    name: 'a slug with a space',
    edit: replace(links, "slug: 'delete-link'", "slug: 'delete link'"),
    messages: [
      'src/catalogue/campaigns/links.ts:70: delete link: slug: found "delete link", expected lower-case letters and digits with single hyphens between them.',
    ],
  },
  {
    name: 'an empty slug',
    edit: replace(links, "slug: 'delete-link'", "slug: ''"),
    messages: [
      'src/catalogue/campaigns/links.ts:70: Delete Link: slug: found "", expected lower-case letters and digits with single hyphens between them.',
    ],
  },
  {
    name: 'a slug that is no text',
    edit: replace(links, "slug: 'delete-link'", 'slug: 7'),
    messages: ['src/catalogue/campaigns/links.ts:70: Delete Link: slug: found 7, expected a text.'],
  },
  {
    name: 'a slug that another endpoint has',
    edit: replace(links, "slug: 'delete-link'", "slug: 'create-link'"),
    messages: [
      'src/catalogue/campaigns/links.ts:70: create-link: slug: found "create-link", which another endpoint has, expected a slug of its own.',
      'src/catalogue/campaigns/links.ts:81: create-link: undoes: found "create-link", expected the slug of another endpoint.',
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
      'src/catalogue/campaigns/links.ts:71: delete-link: category: found "campaigns", expected "settings".',
      'src/catalogue/campaigns/links.ts:72: delete-link: group: found "Links", expected none, since the category has no groups.',
    ],
  },
  {
    name: 'a group that is not declared',
    edit: replace(links, "title: 'Delete Link'", "group: 'Link',\n  title: 'Delete Link'"),
    messages: [
      'src/catalogue/campaigns/links.ts:72: delete-link: group: found "Link", expected one of "Links", "Tickets". Did you mean "Links"?',
    ],
  },
  {
    name: 'a category without a title',
    edit: replace(settings, "  title: 'Settings',\n", ''),
    messages: ['src/catalogue/settings.ts:26: settings: title: found nothing, expected a text.'],
  },
  {
    name: 'a category that stands twice',
    edit: replace(
      'src/catalogue/index.ts',
      '[settings, campaigns]',
      '[settings, campaigns, settings]',
    ),
    messages: [
      'src/catalogue/settings.ts:27: settings: id: found a second category "settings", expected each id once.',
    ],
  },
  {
    name: 'a catalogue without categories',
    edit: replace('src/catalogue/index.ts', '  categories: [settings, campaigns],\n', ''),
    messages: [
      'THROWN Error: src/catalogue/index.ts does not hold { categories: [settings, campaigns] }\n    at Object.edit (/work/main/test/content/mistake.ts:23:37)\n    at async file:///tmp/k2/all.mjs:9:18',
    ],
  },
  {
    name: 'an endpoint that is no object',
    edit: replace(campaigns, 'deleteLink],', "deleteLink, 'boards'],"),
    messages: ['src/catalogue/campaigns/: endpoints[2]: found "boards", expected an object.'],
  },
];
