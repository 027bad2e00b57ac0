import type { CategoryEntry, EndpointEntry } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import {
  boardId,
  checkAll,
  createLink,
  getBoards,
  messagesOf,
  testRows,
  title,
  toMessage,
  type Row,
} from './sample';

const reserved = 'which is reserved, expected a URL that does not end with "index" or "404"';
const rows: Row[] = [
  ['undoes: found "delete-link", expected the slug of another', { undoes: 'delete-link' }],
  ['undoes: found "create-link", expected the slug of another', { undoes: 'create-link' }],
  ['next[1]: found "get-board"', { next: ['get-boards', 'get-board'] }],
  [
    'parameters.path[0].name: found nothing, expected a string',
    {
      bodyShape: 'array',
      parameters: { path: [{ type: 'string', description: 'A.' } as Property], body: [title] },
    },
  ],
  ['title: found "Get Boards", the title of "get-boards"', { title: 'Get Boards' }],
  ['group: found "Tickets", expected one of "Links"', { group: 'Tickets' }],
];

describe('checkEntries', () => {
  it('returns no problems for a valid catalogue', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it('accepts slugs that are reserved only at the top of the site', () => {
    expect(messagesOf({ slug: 'next' })).toEqual([]);
  });

  testRows(rows);

  it.each([
    ['Create--link', 'expected lowercase letters'],
    ['index', reserved],
    ['404', reserved],
    ['get-boards', 'which is already used'],
  ])('reports the slug %s, %s', (slug, message) => {
    expect(messagesOf({ slug })).toEqual([
      expect.stringContaining(`${slug}: slug: found "${slug}", ${message}`),
    ]);
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
      expect.stringMatching(/^add-link: path: found POST boards.*, the route of "create-link"/),
    ]);
    const other = { ...twin, host: 'authentication' } as const;
    expect(messagesOf({}, { endpoints: [createLink, other] })).toEqual([]);
  });

  const x = { ...getBoards, slug: 'x', title: 'X', path: 'x' };
  it.each<[string, Partial<CategoryEntry>]>([
    ['campaigns: cardTitle: found "", expected text', { cardTitle: '' }],
    ['x: group: found nothing, expected one of "Links"', { endpoints: [x] }],
    ['create-link: group: found "Links", expected no group', { groups: [] }],
  ])('reports %s', (message, category) => {
    expect(messagesOf({}, category)).toEqual([expect.stringContaining(message)]);
  });

  const settings = { id: 'settings', title: 'S', description: 'S.', endpoints: [] };
  it.each<[string, readonly object[]]>([
    [`404: id: found "404", ${reserved}`, [{ ...settings, id: '404' }]],
    ['My S: id: found "My S", expected lowercase letters', [{ ...settings, id: 'My S' }]],
    ['settings: id: found "settings", which is already used', [settings, settings]],
  ])('reports %s', (message, categories) => {
    const catalogue = { categories, statusCodes: [], verbs: [] };
    expect(checkAll(catalogue).map(toMessage)).toEqual([expect.stringContaining(message)]);
  });
});
