/** Mistakes in the shape of catalogue entries, and in their limits. */
import { replace, type Mistake } from './mistake';

const links = 'src/catalogue/campaigns/links.ts';
const settings = 'src/catalogue/settings.ts';

export const shapeMistakes: readonly Mistake[] = [
  {
    name: 'an unknown key of a parameter',
    edit: replace(links, 'maxLength: 20', 'maxLenght: 20'),
    messages: [
      'src/catalogue/campaigns/links.ts:10: create-link: parameters.body.title.maxLenght: found an unknown key, expected one of "name", "was", "description", "required", "deprecated", "type", "enum", "const", "default", "examples", "minLength", "maxLength", "format", "secret". Did you mean "maxLength"?',
    ],
  },
  {
    name: 'an unknown key of an endpoint',
    edit: replace(settings, "summary: 'Lists boards.'", "summary: 'Lists boards.',\n  tags: []"),
    messages: [
      'src/catalogue/settings.ts:9: boards: tags: found an unknown key, expected one of "slug", "category", "group", "title", "summary", "usage", "method", "path", "host", "notes", "parameters", "sections", "bodyShape", "example", "responses", "undoes", "aliases", "deprecated".',
    ],
  },
  {
    name: 'a limit that is not a number',
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
      'src/catalogue/campaigns/links.ts:48: create-link: example.body.title: found 8 characters, expected at least 30.',
    ],
  },
  {
    name: 'an unknown type of a parameter',
    edit: replace(links, "name: 'title',\n    type: 'string'", "name: 'title',\n    type: 'text'"),
    messages: [
      'src/catalogue/campaigns/links.ts:7: create-link: parameters.body.title.type: found "text", expected one of "string", "integer", "number", "boolean", "array", "object".',
    ],
  },
  {
    name: 'a parameter without a type',
    edit: replace(links, "name: 'title',\n    type: 'string',", "name: 'title',"),
    messages: [
      'src/catalogue/campaigns/links.ts:5: create-link: parameters.body.title.type: found nothing, expected one of "string", "integer", "number", "boolean", "array", "object".',
    ],
  },
  {
    name: 'a parameter without a description',
    edit: replace(links, "\n    description: 'Title of the link.',", ''),
    messages: [
      'src/catalogue/campaigns/links.ts:5: create-link: parameters.body.title.description: found nothing, expected a string.',
    ],
  },
  {
    name: 'a blank description',
    edit: replace(links, "'Title of the link.'", "' '"),
    messages: [
      'src/catalogue/campaigns/links.ts:11: create-link: parameters.body.title.description: found a blank string, expected text.',
    ],
  },
  {
    name: 'a default that is not one of the choices',
    edit: replace(links, "default: 'Draft'", "default: 'Drafts'"),
    messages: [
      'src/catalogue/campaigns/links.ts:17: create-link: parameters.body.status.default: found "Drafts", expected one of "Draft", "Published". Did you mean "Draft"?',
    ],
  },
  {
    name: 'a duplicate name',
    edit: replace(links, "name: 'status'", "name: 'title'"),
    messages: [
      'src/catalogue/campaigns/links.ts:44: create-link: parameters.body: found "title" more than once, expected unique names.',
      'src/catalogue/campaigns/links.ts:48: create-link: example.body.title: found "Lanterns", expected one of "Draft", "Published".',
      'src/catalogue/campaigns/links.ts:49: create-link: example.body.status: found a value without a matching parameter, expected one of "title", "locales".',
    ],
  },
  {
    name: 'a name with a slash',
    edit: replace(links, "name: 'isoCode'", "name: 'iso/code'"),
    messages: [
      'src/catalogue/campaigns/links.ts:27: create-link: parameters.body.locales.iso/code.name: found "iso/code", expected a name that is not a number, without "/", line breaks, or leading and trailing spaces.',
      'src/catalogue/campaigns/links.ts:50: create-link: example.body.locales[0].isoCode: found a value without a matching parameter, expected one of "iso/code", "enabled". Did you mean "iso/code"?',
    ],
  },
  {
    name: 'a negative limit of a member',
    edit: replace(links, 'maxLength: 3', 'maxLength: -3'),
    messages: [
      'src/catalogue/campaigns/links.ts:27: create-link: parameters.body.locales.isoCode.maxLength: found -3, expected a non-negative integer.',
      'src/catalogue/campaigns/links.ts:50: create-link: example.body.locales[0].isoCode: found 3 characters, expected at most -3.',
    ],
  },
  {
    name: 'a blank description of a field in an object',
    edit: replace(links, "description: 'Done.'", "description: ''"),
    messages: [
      'src/catalogue/campaigns/links.ts:66: create-link: responses.200.schema.scan.done.description: found a blank string, expected text.',
    ],
  },
  {
    name: 'a list in the query',
    edit: replace(
      settings,
      'query: [...paging]',
      "query: [{ name: 'ids', type: 'array', items: { type: 'string' }, description: 'Ids.' }]",
    ),
    messages: [
      'src/catalogue/settings.ts:13: boards: parameters.query.ids.type: found "array", expected a string, a number or a boolean, because only a body can contain lists and objects.',
      'src/catalogue/settings.ts:14: boards: example.query.page: found a value without a matching parameter, expected one of "ids".',
    ],
  },
  {
    name: 'a section that lists no parameter',
    edit: replace(
      links,
      'parameters: { path: [boardId], body },',
      "parameters: { path: [boardId], body },\n  sections: { body: [{ title: 'More', description: 'More.', names: ['state'] }] },",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:45: create-link: sections.body: found "state", expected one of "title", "status", "locales". Did you mean "status"?',
    ],
  },
  {
    name: 'a response example without a schema',
    edit: replace(
      links,
      "description: 'Deleted.', mediaTypes: []",
      "description: 'Deleted.', mediaTypes: [], example: {}",
    ),
    messages: [
      'src/catalogue/campaigns/links.ts:88: delete-link: responses.200.schema: found nothing, expected a schema for the example.',
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
      'src/catalogue/settings.ts:15: boards: answers: found an unknown key, expected one of "slug", "category", "group", "title", "summary", "usage", "method", "path", "host", "notes", "parameters", "sections", "bodyShape", "example", "responses", "undoes", "aliases", "deprecated".',
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
];
