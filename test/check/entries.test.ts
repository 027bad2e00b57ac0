import type { CategoryEntry, EndpointEntry } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import {
  boardId,
  checkAll,
  createLink,
  getBoards,
  messagesOf,
  title,
  toLine,
  toMessage,
  type Row,
} from './sample';

const reserved =
  'expected a URL that does not end with "index" or "404", and does not start with "assets", ' +
  '"img", "sitemap", "robots", "healthz", "next", "_headers", "_redirects"';
const rows: Row[] = [
  ['undoes: found "delete-link", expected the slug of another endpoint', { undoes: 'delete-link' }],
  ['undoes: found "create-link", expected the slug of another endpoint', { undoes: 'create-link' }],
  [
    'next[1]: found "get-board", expected the slug of another endpoint',
    { next: ['get-boards', 'get-board'] },
  ],
  [
    'parameters.path[0].name: found nothing, expected a string',
    {
      bodyShape: 'array',
      parameters: { path: [{ type: 'string', description: 'A.' } as Property], body: [title] },
    },
  ],
  [
    'title: found "Get Boards", the title of "get-boards", expected a unique title',
    { title: 'Get Boards' },
  ],
  ['group: found "Tickets", expected one of "Links"', { group: 'Tickets' }],
];

describe('checkEntries', () => {
  it('returns no problems for a valid catalogue', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it('accepts slugs that are reserved only at the top of the site', () => {
    expect(messagesOf({ slug: 'next' })).toEqual([]);
  });

  it.each(rows)('reports %s', (problem, change) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });

  it.each<Row>([
    [
      'Create--link: slug: found "Create--link", expected lowercase letters and digits, ' +
        'separated by single hyphens',
      { slug: 'Create--link' },
    ],
    ...['index', '404'].map((slug): Row => [
      `${slug}: slug: found "${slug}", which is reserved, ${reserved}`,
      { slug },
    ]),
    [
      'get-boards: slug: found "get-boards", which is already used, expected a unique slug',
      { slug: 'get-boards' },
    ],
  ])('reports %s', (message, change) => {
    expect(messagesOf(change)).toEqual([message]);
  });

  it('reports a duplicate route, even if its placeholders have different names', () => {
    const twin: EndpointEntry = {
      ...createLink,
      slug: 'add-link',
      title: 'Add Link',
      path: 'boards/{id}/links',
      parameters: { ...createLink.parameters, path: [{ ...boardId, name: 'id' }] },
      example: { ...createLink.example, path: { id: 'b1' } },
    };
    expect(messagesOf({}, { endpoints: [createLink, twin] })).toEqual([
      'add-link: path: found POST boards/{id}/links, the route of "create-link", expected a unique route',
    ]);
    expect(
      messagesOf({}, { endpoints: [createLink, { ...twin, host: 'authentication' }] }),
    ).toEqual([]);
  });

  it.each<[string, Partial<CategoryEntry>]>([
    ['campaigns: cardTitle: found "", expected text', { cardTitle: '' }],
    [
      'x: group: found nothing, expected one of "Links"',
      { endpoints: [{ ...getBoards, slug: 'x', title: 'X', path: 'x' }] },
    ],
    [
      'create-link: group: found "Links", expected no group, because the category has none',
      { groups: [] },
    ],
  ])('reports %s', (message, category) => {
    expect(messagesOf({}, category)).toEqual([message]);
  });

  const settings = { id: 'settings', title: 'S', description: 'S.', endpoints: [] };
  it.each<[string, readonly object[]]>([
    [`404: id: found "404", which is reserved, ${reserved}`, [{ ...settings, id: '404' }]],
    [
      'My Settings: id: found "My Settings", expected lowercase letters and digits, ' +
        'separated by single hyphens',
      [{ ...settings, id: 'My Settings', endpoints: [getBoards] }],
    ],
    [
      'settings: id: found "settings", which is already used, expected a unique id',
      [{ ...settings, endpoints: [getBoards] }, settings],
    ],
  ])('reports %s', (message, categories) => {
    const catalogue = { categories, statusCodes: [], verbs: [] };
    expect(checkAll(catalogue).map(toMessage)).toEqual([message]);
  });
});
