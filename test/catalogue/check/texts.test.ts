import {
  messagesOf,
  startTime,
  toLine,
  widget,
  withField,
  withBodyParameter,
  type Row,
} from './sample';

const rows: Row[] = [
  ['a blank title', { title: ' ' }, 'title: found a blank text, expected some words'],
  ['a blank summary', { summary: '' }, 'summary: found a blank text, expected some words'],
  [
    'a blank deprecation',
    { deprecated: ' ' },
    'deprecated: found a blank text, expected some words',
  ],
  [
    'a blank deprecation of a nested parameter',
    withBodyParameter({
      ...widget,
      name: 'extra',
      properties: [{ ...startTime, deprecated: '' }],
    }),
    'parameters.body.extra.startTime.deprecated: found a blank text, expected some words',
  ],
  [
    'a deprecation that names a page which does not exist',
    { deprecated: 'Since 1.1: use [Boards](/docs/settings/bords).' },
    'deprecated: found a link to "/docs/settings/bords", expected a page of the site',
  ],
  [
    'a control character',
    { summary: 'Lists\u0007 links.' },
    'summary: found a character that no page can show, U+0007, expected text without it',
  ],
  [
    'half a surrogate pair',
    { deprecated: 'Since 1.1 \ud83d.' },
    'deprecated: found a character that no page can show, U+D83D, expected text without it',
  ],
  [
    'a blank title of a section',
    { sections: { body: [{ title: '', description: 'S.', names: ['title'] }] } },
    'sections.body.title: found a blank text, expected some words',
  ],
  [
    'a blank description of a section',
    { sections: { body: [{ title: 'Texts', description: ' ', names: ['title'] }] } },
    'sections.body.Texts.description: found a blank text, expected some words',
  ],
  [
    'a blank note title',
    { notes: [{ kind: 'tip', title: '', text: 'Text.' }] },
    'notes[0].title: found a blank text, expected some words',
  ],
  [
    'a blank note',
    { notes: [{ kind: 'tip', title: 'Tip', text: '\n' }] },
    'notes[0].text: found a blank text, expected some words',
  ],
  [
    'a blank description of a nested parameter',
    withBodyParameter({
      ...widget,
      name: 'extra',
      properties: [{ ...startTime, description: '' }],
    }),
    'parameters.body.extra.startTime.description: found a blank text, expected some words',
  ],
  [
    'a blank description of a response',
    { responses: [{ status: 400, description: '', mediaTypes: [] }] },
    'responses.400.description: found a blank text, expected some words',
  ],
  [
    'a blank description of a response field',
    withField({ name: 'id', type: 'string', description: '' }),
    'responses.200.schema.id.description: found a blank text, expected some words',
  ],
  [
    'a link to no page',
    { summary: 'See [Boards](/docs/settings/bords?a=b#c).' },
    'summary: found a link to "/docs/settings/bords?a=b#c", expected a page of the site',
  ],
  [
    'a link to no category',
    { summary: 'See [Scans](/endpoints/scans).' },
    'summary: found a link to "/endpoints/scans", expected a page of the site',
  ],
  [
    'a link that the site does not follow',
    { summary: 'See [Boards](http://example.com).' },
    'summary: found "[Boards](http://example.com)", expected a link to https:, mailto: or a page of the site',
  ],
  [
    'an anchor that the page does not have',
    { summary: 'See [Errors](/docs/errors#status-402).' },
    'summary: found the anchor "#status-402", expected one of "status-401"',
  ],
  [
    'an anchor of a page without anchors',
    { summary: 'See [Settings](/endpoints/settings#top).' },
    'summary: found the anchor "#top", expected no anchor, since /endpoints/settings has none',
  ],
  [
    'a space between label and address',
    { summary: 'See [Errors] (/docs/errors).' },
    'summary: found "[Errors] (/docs/errors)", expected a link to https:, mailto: or a page of the site',
  ],
  [
    'bold text without an end',
    { summary: 'Creates a **link.' },
    'summary: found "**" on one side only, expected "**" on both sides of the words',
  ],
  [
    'marks in a title',
    { title: 'Create `link`' },
    'title: found code in "link", expected plain text, since readers see every mark of a title',
  ],
  [
    'an open backtick',
    { summary: 'Creates a `link.' },
    'summary: found a single backtick, expected backticks in pairs',
  ],
];

describe('the check of texts', () => {
  it.each(rows)('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });
});
