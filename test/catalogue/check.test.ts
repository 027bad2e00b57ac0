import fc from 'fast-check';
import { checkCatalogue } from '../../src/catalogue/check';
import type { Category, Endpoint, Json } from '../../src/catalogue/model';
import {
  boardId,
  createLink,
  getBoards,
  messagesOf,
  toLine,
  toMessage,
  withResponse,
  type Row,
} from './check/sample';

const reserved =
  'expected a URL that does not end with "index" or "404", and does not start with "assets", "img", "search-index", "sitemap", "robots", "healthz", "next", "_headers", "_redirects"';
const rows: Row[] = [
  [
    'an undo of an endpoint that does not exist',
    { undoes: 'delete-link' },
    'undoes: found "delete-link", expected the slug of another endpoint',
  ],
  [
    'an endpoint that undoes itself',
    { undoes: 'create-link' },
    'undoes: found "create-link", expected the slug of another endpoint',
  ],
  [
    'a category that differs from the one that lists the endpoint',
    { category: 'batch' },
    'category: found "batch", expected "campaigns"',
  ],
  ['an undeclared group', { group: 'Tickets' }, 'group: found "Tickets", expected one of "Links"'],
];

describe('checkCatalogue', () => {
  it('returns no problems for a valid catalogue', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it.each(rows)('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });

  it.each<Row>([
    [
      'a malformed slug',
      { slug: 'Create--link' },
      'Create--link: slug: found "Create--link", expected lowercase letters and digits, separated by single hyphens',
    ],
    [
      'an empty slug, and names the endpoint by its title',
      { slug: '' },
      'Create Link: slug: found "", expected lowercase letters and digits, separated by single hyphens',
    ],
    ...['index', '404'].map((slug): [string, Partial<Endpoint>, string] => [
      `the slug ${slug}, which would be the file of something else`,
      { slug },
      `${slug}: slug: found "${slug}", which is reserved, ${reserved}`,
    ]),
    [
      'a duplicate slug',
      { slug: 'get-boards' },
      'get-boards: slug: found "get-boards", which another endpoint uses, expected a unique slug',
    ],
  ])('reports %s', (_name, change, message) => {
    expect(messagesOf(change)).toEqual([message]);
  });

  it('reports a duplicate route, even if its placeholders have different names', () => {
    const twin: Endpoint = {
      ...createLink,
      slug: 'add-link',
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
    expect(messagesOf({}, { endpoints: [createLink, { ...twin, method: 'PUT' }] })).toEqual([
      'add-link: path: found boards/{id}/links, expected boards/{boardId}/links, the placeholders of "create-link"',
    ]);
  });

  it.each<[string, Partial<Endpoint>, Partial<Category>, string]>([
    [
      'a blank card label',
      {},
      { cardTitle: '' },
      'campaigns: cardTitle: found a blank string, expected text',
    ],
    [
      'a blank description',
      {},
      { description: '' },
      'campaigns: description: found a blank string, expected text',
    ],
    [
      'an endpoint without a group',
      {},
      { endpoints: [{ ...getBoards, category: 'campaigns', slug: 'x', path: 'x' }] },
      'x: group: found nothing, expected one of "Links"',
    ],
    [
      'a group in a category without groups',
      {},
      { groups: [] },
      'create-link: group: found "Links", expected no group, because the category has none',
    ],
  ])('reports %s of a category', (_name, change, category, message) => {
    expect(messagesOf(change, category)).toEqual([message]);
  });

  it.each(['index', '404'])('reports the category %s', (id) => {
    const category: Category = { id: 'settings', title: 'S', description: 'S.', endpoints: [] };
    const categories = [{ ...category, id } as unknown as Category];
    expect(
      checkCatalogue({ categories, statusCodes: [], verbs: [] }, new Map()).map(toMessage),
    ).toEqual([`${id}: id: found "${id}", which is reserved, ${reserved}`]);
  });

  it('reports a duplicate category, and names the file of its entries', () => {
    const again: Category = { id: 'settings', title: 'S', description: 'S.', endpoints: [] };
    const categories = [{ ...again, endpoints: [getBoards] }, again];
    expect(
      checkCatalogue({ categories, statusCodes: [], verbs: [] }, new Map()).map(toMessage),
    ).toEqual(['settings: id: found another category "settings", expected unique ids']);
  });

  it('never throws, for any texts and examples', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, value) => {
        const json = value as Json;
        const change = { summary: text, path: text, slug: text, ...withResponse(json) };
        messagesOf({ ...change, example: { path: { [text]: text }, body: json } });
      }),
    );
  });
});
