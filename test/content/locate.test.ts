import { buildLocator } from '../../src/content/catalogue/locate';
import { parseSources } from '../../src/content/catalogue/parse';

const links = `import { defineEndpoint, required, without } from './define';
import { paging, boardId as board } from './fields';

const title = {
  name: 'title',
  type: 'string',
} as const satisfies Property;

const locales = defineProperties([
  {
    name: 'locales',
    items: { properties: [
      {
        name: 'isoCode',
        maxLength: 3,
      },
    ] },
  },
  { name: 'links', ...arrayOf([
    { name: 'url' },
  ], 'Link') },
]);

export const listLinks = defineEndpoint({
  slug: 'list-links',
  method: 'GET',
  path: 'links',
  parameters: {
    path: [board],
    query: [...paging, required(title)],
    body: without(locales, 'x'),
  },
  example: { body: { releases: [{ title: 'One' }, {
    title: 'Two',
  }] } },
  responses: [
    listResponse({
      status: 200,
      fields: [
        { name: 'id' },
      ],
    }),
  ],
});
`;

const fields = `export const boardId = {
  name: 'boardId',
  description: 'Id.',
};

export const paging = [
  { name: 'page' },
  {
    name: 'pageSize',
    maximum: 100,
  },
];
`;

const locate = buildLocator(
  parseSources([
    { file: 'src/catalogue/fields.ts', text: fields },
    { file: 'src/catalogue/links.ts', text: links },
  ]),
);

describe('the source line of a field', () => {
  it.each([
    ['slug', 'links.ts', 25],
    ['summary', 'links.ts', 24],
    ['parameters.path.boardId.description', 'fields.ts', 3],
    ['parameters.path[0]', 'links.ts', 29],
    ['parameters.query.pageSize.maximum', 'fields.ts', 10],
    ['parameters.query.page.maximum', 'fields.ts', 7],
    ['parameters.query.title.type', 'links.ts', 6],
    ['parameters.body.locales.isoCode.maxLength', 'links.ts', 15],
    ['parameters.body.locales.items.properties.isoCode.maxLength', 'links.ts', 15],
    ['parameters.body.links.url', 'links.ts', 20],
    ['parameters.body.links.items.properties.url.maxLenght', 'links.ts', 20],
    ['example.body.releases[1].title', 'links.ts', 34],
    ['responses.200.schema.id', 'links.ts', 40],
    ['responses.200.schema.properties.id.description', 'links.ts', 40],
    ['responses.200.fields.nothing', 'links.ts', 39],
  ])('%s is in %s:%i', (field, file, line) => {
    expect(locate('list-links', field)).toEqual({ file: `src/catalogue/${file}`, line });
  });

  it('is undefined for an entry that is not an object literal', () => {
    expect(locate('other', 'slug')).toBeUndefined();
  });

  it('is found even if names refer to each other in a circle', () => {
    const text =
      "const a = b; const b = a;\nexport const c = { slug: 'c', method: 'GET', path: a };";
    const locateIn = buildLocator(parseSources([{ file: 'src/catalogue/c.ts', text }]));
    expect(locateIn('c', 'path.x')).toEqual({ file: 'src/catalogue/c.ts', line: 2 });
  });
});
