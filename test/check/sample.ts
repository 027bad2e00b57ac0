/** A small valid catalogue, and functions that break one thing in it. */
import { checkEntries, readEntries, type EntryProblem } from '../../src/check';
import { toDocument } from '../../src/catalogue/compile';
import type { Json } from '../../src/openapi/document';
import { toView } from '../../src/openapi/read/index';
import { arrayOf, strings } from '../../src/catalogue/define';
import type { CategoryEntry, EndpointEntry, ResponseEntry } from '../../src/catalogue/model';
import type { Property, Schema } from '../../src/catalogue/schema';
import { listAnchors } from '../../src/routes/anchors';
import { buildSiteMap } from '../../src/routes';
import { parameter } from '../request/sample';

/** How the message about a problem begins, and the change to the sample endpoint that causes it. */
export type Row = readonly [problem: string, change: Partial<EndpointEntry>];

const isoCode = parameter('isoCode', 'string', { required: true, maxLength: 3 });
export const boardId = parameter('boardId', 'string', {
  required: true,
  description: 'Id of a board, see [Boards](/docs/settings/get-boards).',
});
export const title = parameter('title', 'string', { required: true, minLength: 1, maxLength: 5 });
export const page = parameter('page', 'integer', { minimum: 0, maximum: 9, default: 0 });
const locale = arrayOf([isoCode, parameter('enabled', 'boolean')]);
export const locales = parameter('locales', 'array', locale);
const ids = arrayOf([parameter('id', 'string', { maxLength: 3 })]);
export const widget = parameter('widget', 'object', {
  properties: [parameter('type', 'string', { enum: ['Buy', 'Play'] })],
});
export const startTime = parameter('startTime', 'string', { format: 'date-time' });
const tags = parameter('tags', 'array', { items: { type: 'string', maxLength: 3 } });

export const path = { boardId: 'b1' };
export const exampleBody = {
  title: 'Blue',
  locales: [{ isoCode: 'all', enabled: true }],
  linkIds: ['l1'],
  widget: { type: 'Buy' },
  startTime: '2025-03-14T09:00:00+01:00',
  tags: ['pop'],
};
export const fields: readonly Property[] = [
  parameter('id', 'string'),
  parameter('count', 'integer'),
  parameter('status', 'string', { enum: ['Draft', 'Published'] }),
  parameter('names', 'array', strings),
  parameter('images', 'array', arrayOf([parameter('width', 'number')])),
];
const exampleResponse = {
  id: 'l1',
  count: 2,
  status: 'Draft',
  names: ['a'],
  images: [{ width: 1.5 }, { width: null }],
};

export const getBoards: EndpointEntry = {
  slug: 'get-boards',
  title: 'Get Boards',
  summary: 'Lists boards.',
  method: 'GET',
  path: 'boards',
  host: 'api',
  notes: [],
  parameters: {},
  example: {},
  responses: [{ status: 200, description: 'Boards.', mediaTypes: [] }],
};
export const body = [
  ...[title, locales, parameter('linkIds', 'array', ids), widget, startTime, tags],
];
/** A documented response with status 200. */
const toResponse = (properties: readonly Property[], example?: Json): ResponseEntry => ({
  status: 200,
  description: 'Created.',
  mediaTypes: [],
  schema: { type: 'object', properties },
  ...(example !== undefined && { example }),
});
export const createLink: EndpointEntry = {
  slug: 'create-link',
  group: 'Links',
  title: 'Create Link',
  summary: 'Creates a link, see [Errors](/docs/errors#status-401).',
  method: 'POST',
  path: 'boards/{boardId}/links',
  host: 'api',
  notes: [{ kind: 'info', title: 'Note', text: 'See [all](/endpoints/settings) or [home](/).' }],
  parameters: { path: [boardId], query: [page], body },
  example: { path, query: { page: 1 }, body: exampleBody },
  responses: [toResponse(fields, exampleResponse)],
};

/** The messages about a valid catalogue in which one endpoint or its category is changed. */
export function messagesOf(
  change: Partial<EndpointEntry>,
  category: Partial<CategoryEntry> = {},
): string[] {
  const categories: readonly CategoryEntry[] = [
    { id: 'settings', title: 'Settings', description: 'Settings.', endpoints: [getBoards] },
    {
      id: 'campaigns',
      title: 'Campaigns',
      description: 'Links.',
      groups: ['Links'],
      endpoints: [{ ...createLink, ...change }],
      ...category,
    },
  ];
  return checkAll({ categories, statusCodes: [], verbs: [] }).map(toMessage);
}

/** Each change causes its problem, and no other one. */
export function testRows(rows: readonly Row[]): void {
  it.each(rows)('reports %s', (problem, change) => {
    expect(messagesOf(change)).toEqual([expect.stringContaining(`create-link: ${problem}`)]);
  });
}

/** All problems of a catalogue, which can be any value, with a page of errors. */
export function checkAll(value: unknown): readonly EntryProblem[] {
  const read = readEntries(value);
  const view = read.entries && toView(toDocument(read.entries));
  const pages = new Map([
    ['/docs/errors', ['status-401']],
    ...(view ? buildSiteMap(view) : []).map((page) => [page.route, listAnchors(page)] as const),
  ]);
  return checkEntries(read, view, pages);
}

export const toMessage = ({ name, field, found, expected }: EntryProblem) =>
  `${name}: ${field}: found ${found}, expected ${expected}`;

/** A parameter `x`. */
export const toX = (schema: Schema): Property => ({ name: 'x', description: 'X.', ...schema });

export const withBody = (change: { readonly [name: string]: Json }): Partial<EndpointEntry> => ({
  example: { path, body: { ...exampleBody, ...change } },
});
export const withQuery = (...query: readonly Property[]): Partial<EndpointEntry> => ({
  parameters: { path: [boardId], query, body },
  example: { path, body: exampleBody },
});
export const withBodyParameter = (parameter: Property): Partial<EndpointEntry> => ({
  parameters: { path: [boardId], query: [page], body: [...body, parameter] },
});
export const withResponse = (example: Json): Partial<EndpointEntry> => ({
  responses: [toResponse(fields, example)],
});
export const withField = (...list: readonly Property[]): Partial<EndpointEntry> => ({
  responses: [toResponse(list)],
});
