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
  ['a blank title', { title: ' ' }, 'title: found a blank string, expected text'],
  [
    'a blank deprecation of a nested parameter',
    withBodyParameter({
      ...widget,
      name: 'extra',
      properties: [{ ...startTime, deprecated: '' }],
    }),
    'parameters.body.extra.startTime.deprecated: found a blank string, expected text',
  ],
  [
    'a control character',
    { summary: 'Lists\u0007 links.' },
    'summary: found the invalid character U+0007, expected text without this character',
  ],
  [
    'a blank description of a section',
    { sections: { body: [{ title: 'Texts', description: ' ', names: ['title'] }] } },
    'sections.body.Texts.description: found a blank string, expected text',
  ],
  [
    'a blank note',
    { notes: [{ kind: 'tip', title: 'Tip', text: '\n' }] },
    'notes[0].text: found a blank string, expected text',
  ],
  [
    'a blank description of a response field',
    withField({ name: 'id', type: 'string', description: '' }),
    'responses.200.schema.id.description: found a blank string, expected text',
  ],
  [
    'a link to a page that does not exist',
    { summary: 'See [Boards](/docs/settings/bords?a=b#c).' },
    'summary: found a link to "/docs/settings/bords?a=b#c", expected a page of the site',
  ],
  [
    'a link that the site does not follow',
    { summary: 'See [Boards](http://example.com).' },
    'summary: found "[Boards](http://example.com)", expected a link to https:, mailto: or a page of the site',
  ],
  [
    'an anchor that does not exist on the page',
    { summary: 'See [Errors](/docs/errors#status-402).' },
    'summary: found the anchor "#status-402", expected one of "status-401"',
  ],
  [
    'a space between the label and the URL',
    { summary: 'See [Errors] (/docs/errors).' },
    'summary: found "[Errors] (/docs/errors)", expected a link to https:, mailto: or a page of the site',
  ],
  [
    'bold text without an end mark',
    { summary: 'Creates a **link.' },
    'summary: found "**" on one side only, expected "**" on both sides of the words',
  ],
  [
    'Markdown marks in a title',
    { title: 'Create `link`' },
    'title: found code in "link", expected plain text, since readers see every mark of a title',
  ],
  [
    'an unpaired backtick',
    { summary: 'Creates a `link.' },
    'summary: found an unpaired backtick, expected paired backticks',
  ],
];

describe('the check of texts', () => {
  it.each(rows)('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });
});
