import { catalogue, findCategory, findEndpoint } from '../support/entries';
import { buildSiteMap } from '../../src/routes';
import { toShownPath } from '../../src/routes/shown-path';
import { toDocId, toParentRoute } from '../../src/routes/places';

const pages = buildSiteMap(catalogue);
const settings = findCategory('settings');
const find = (wanted: string) => pages.find(({ route }) => route === wanted);

describe('the site map', () => {
  it.each([
    ['/endpoints', 'index', 'API Endpoints', 'API Categories', '/'],
    ['/endpoints/settings', 'settings/index', settings.title, 'API Categories', '/endpoints'],
    [
      '/docs/settings/boards',
      'settings/boards',
      findEndpoint('boards').title,
      settings.title,
      '/endpoints/settings',
    ],
    ['/changelog', 'changelog', 'Changelog', 'General', '/'],
  ])('returns the file, title and parent of %s', (route, name, title, searchCategory, parent) => {
    expect(find(route)).toMatchObject({ name, title, searchCategory, parent, aliases: [] });
  });

  it('assigns a unique ID and a unique URL to each page', () => {
    expect(new Set(pages.map(toDocId)).size).toBe(pages.length);
    expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length);
  });

  it('includes the aliases of categories and endpoints', () => {
    const [first] = catalogue.categories;
    const [endpoint] = first!.endpoints;
    const moved = { ...endpoint!, aliases: ['/docs/a'] };
    const category = { ...first!, aliases: ['/endpoints/b'], endpoints: [moved] };
    expect(buildSiteMap({ categories: [category] }).map(({ aliases }) => aliases)).toEqual([
      [],
      ['/endpoints/b'],
      ['/docs/a'],
      [],
    ]);
  });
});

it('lists the pages of schemas after their overview, which is above them', () => {
  const schema = {
    name: 'Pet',
    slug: 'pet',
    description: '',
    shape: { kind: 'group', fields: [] },
  };
  const listed = buildSiteMap({ categories: [], schemas: [schema as never] });
  expect(listed.map(({ route, parent }) => [route, parent])).toEqual([
    ['/endpoints', '/'],
    ['/docs/schemas', '/'],
    ['/docs/schemas/pet', '/docs/schemas'],
    ['/changelog', '/'],
  ]);
});

it.each([
  ['/docs/guides/from-upc-to-link', '/'],
  ['/docs/settings', '/'],
  ['/endpoints/nowhere', '/'],
  ['/', '/'],
])('the parent page of %s is %s', (route, parent) => {
  expect(toParentRoute(route, new Set(pages.map((page) => page.route)))).toBe(parent);
});

it.each([
  ['campaigns/boards', '/campaigns/boards'],
  ['', ''],
  ['{$request.body#/notify}', '{$request.body#/notify}'],
  ['https://a.test/{$request.query.b}', 'https://a.test/{$request.query.b}'],
])('shows the path %j as %j', (path, shown) => {
  expect(toShownPath(path)).toBe(shown);
});
