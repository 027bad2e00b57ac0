import path from 'node:path/posix';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { buildReference } from '../../plugins/endpoint-pages/reference';
import { catalogue, endpoints } from '../../src/catalogue';
import type { Catalogue, Endpoint } from '../../src/catalogue/model';
import type { CategoriesPage, CategoryOverviewPage, EndpointPage } from '../../src/page-data';
import { toRoute } from '../../src/site-map/places';
import { collectionIn, site } from '../exports/download';
import { findCategory, findEndpoint } from '../support/entries';

type Files = ReturnType<typeof buildReference>;

const files = buildReference(catalogue, site);
const pagesOf = (all: Files) => [...all.keys()].filter((name) => name.endsWith('.mdx'));
const textOf = (name: string, all = files) => String(all.get(name));
const readJson = (name: string, all = files): unknown => JSON.parse(textOf(name, all));

async function frontMatterOf(name: string, all = files) {
  const filePath = `docs/reference/${name}`;
  const fileContent = textOf(name, all);
  return DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
}

describe('buildReference', () => {
  it('builds a page with data for each endpoint, each category and their index', () => {
    const names = [
      'index',
      'changelog',
      ...catalogue.categories.map(({ id }) => `${id}/index`),
      ...endpoints.map(({ category, slug }) => `${category}/${slug}`),
    ];
    expect([...files.keys()].toSorted()).toEqual(
      [
        ...names.flatMap((name) => [`${name}.mdx`, `${name}.json`]),
        'categories.json',
        'errors.json',
        'example-requests.zip',
      ].toSorted(),
    );
  });

  it.each(pagesOf(files))(
    'builds %s from front matter, two imports and one component',
    async (name) => {
      const { content } = await frontMatterOf(name);
      const [data, code, blank, element, ...rest] = content.trim().split('\n');
      const component = /^import (\w+) from '@site\/src\/components\/\1';$/.exec(code ?? '')?.[1];
      expect(data).toBe(`import page from './${path.basename(name, '.mdx')}.json';`);
      expect(blank).toBe('');
      expect(element).toBe(`<${component} page={page} />`);
      expect(rest).toEqual([]);
    },
  );

  it.each([...files.keys()].filter((name) => !name.endsWith('.zip')))(
    'says at the start of %s that it is generated',
    (name) => {
      const [, notice] = textOf(name).split('\n', 2);
      expect(notice).toContain('Generated from src/catalogue');
    },
  );

  it.each([...files.keys()].filter((name) => name.endsWith('.json')))(
    'adds the format version to %s',
    (name) => {
      expect(readJson(name)).toHaveProperty('schemaVersion', 1);
    },
  );

  it.each(endpoints.map((endpoint) => [toRoute(endpoint), endpoint] as const))(
    'builds the page %s with the facts of its endpoint',
    async (route, endpoint) => {
      const file = `${endpoint.category}/${endpoint.slug}`;
      const category = catalogue.categories.find(({ id }) => id === endpoint.category)!;
      const { frontMatter } = await frontMatterOf(`${file}.mdx`);
      expect(frontMatter).toMatchObject({
        title: endpoint.title,
        slug: route,
        search_category: category.title,
        hide_title: true,
      });
      expect(frontMatter['description']).not.toMatch(/[`[\]]/);
      const page = readJson(`${file}.json`) as EndpointPage;
      expect(page.category).toEqual({ title: category.title, route: `/endpoints/${category.id}` });
      expect(JSON.stringify(page.endpoint)).toBe(
        JSON.stringify(endpoint).replaceAll('{product}', site.product),
      );
    },
  );

  it('builds the overviews and their index', async () => {
    const overviews = ['index.mdx', ...catalogue.categories.map(({ id }) => `${id}/index.mdx`)];
    const slugs = await Promise.all(
      overviews.map(async (name) => (await frontMatterOf(name)).frontMatter['slug']),
    );
    expect(slugs).toEqual([
      '/endpoints',
      ...catalogue.categories.map(({ id }) => `/endpoints/${id}`),
    ]);
  });

  it('adds the groups and the endpoint cards to the overview of a category', () => {
    const { category, endpoints: cards } = readJson('campaigns/index.json') as CategoryOverviewPage;
    const campaigns = findCategory('campaigns');
    expect(category.groups).toEqual(campaigns.groups);
    expect(category.groups?.length).toBeGreaterThan(1);
    expect(cards.map(({ slug }) => slug)).toEqual(
      endpoints.filter((endpoint) => endpoint.category === 'campaigns').map(({ slug }) => slug),
    );
    const { slug, title, summary, method, path, group } = findEndpoint('get-campaign-links');
    expect(cards.find((card) => card.slug === slug)).toEqual({
      slug,
      title,
      summary,
      method,
      path,
      group,
      route: '/docs/campaigns/get-campaign-links',
    });
  });

  it("adds the operator's product name to all files", () => {
    const named = buildReference(catalogue, { ...site, product: 'lantern' });
    const assets = textOf('campaigns/get-marketing-assets.json', named);
    expect(assets).toContain('"name": "lanternUri"');
    expect(assets).toContain('"lanternUri": "https://');
    for (const name of named.keys()) expect(textOf(name, named)).not.toContain('{product}');
    expect(JSON.stringify(collectionIn(named))).not.toContain('{product}');
  });
});

describe('an endpoint added to a copy of the catalogue', () => {
  const listTags: Endpoint = {
    slug: 'list-tags',
    category: 'batch',
    title: 'List "Tags": all',
    summary: 'Lists the tags of a board, see [Boards](/docs/settings/boards).',
    method: 'GET',
    path: 'campaigns/boards/{boardId}/tags',
    host: 'api',
    notes: [],
    parameters: {},
    example: { path: { boardId: 'b1' } },
    responses: [],
  };
  const add = (added: Endpoint): Catalogue => ({
    ...catalogue,
    categories: catalogue.categories.map((category) =>
      category.id === added.category
        ? { ...category, endpoints: [...category.endpoints, added] }
        : category,
    ),
  });
  const extended = buildReference(add(listTags), site);
  const countsIn = (all: Files) =>
    (readJson('categories.json', all) as CategoriesPage).categories.map((card) => card.operations);

  it('has its own page', async () => {
    const { frontMatter } = await frontMatterOf('batch/list-tags.mdx', extended);
    expect(frontMatter).toMatchObject({
      title: 'List "Tags": all',
      description: 'Lists the tags of a board, see Boards.',
      slug: '/docs/batch/list-tags',
      search_category: findCategory('batch').title,
    });
    expect((readJson('batch/list-tags.json', extended) as EndpointPage).endpoint).toEqual(listTags);
  });

  it('is counted on the home page, in the index and in the overview', () => {
    const more = catalogue.categories.map(({ id }) => (id === 'batch' ? 1 : 0));
    expect(countsIn(extended)).toEqual(
      countsIn(files).map((count, index) => count + (more[index] ?? 0)),
    );
    const index = readJson('index.json', extended) as CategoriesPage;
    expect(index).toEqual(readJson('categories.json', extended) as CategoriesPage);
    const { category } = readJson('batch/index.json', extended) as CategoryOverviewPage;
    const { category: before } = readJson('batch/index.json') as CategoryOverviewPage;
    expect(category.operations).toBe(before.operations + 1);
  });

  it('is not counted if it undoes another one', () => {
    const undo = { ...listTags, undoes: findCategory('batch').endpoints[0]!.slug };
    expect(countsIn(buildReference(add(undo), site))).toEqual(countsIn(files));
  });

  it('has a card in the overview', () => {
    const { endpoints: cards } = readJson('batch/index.json', extended) as CategoryOverviewPage;
    const { endpoints: before } = readJson('batch/index.json') as CategoryOverviewPage;
    expect(cards.map(({ route }) => route)).toEqual([
      ...before.map(({ route }) => route),
      '/docs/batch/list-tags',
    ]);
  });

  it('has its deprecation on its card', () => {
    const deprecated = 'Since 1.1: use [Boards](/docs/settings/boards).';
    const marked = buildReference(add({ ...listTags, deprecated }), site);
    const { endpoints: cards } = readJson('batch/index.json', marked) as CategoryOverviewPage;
    expect(cards.filter((card) => card.deprecated !== undefined)).toEqual([
      expect.objectContaining({ route: '/docs/batch/list-tags', deprecated }),
    ]);
  });

  it('has its aliases only in the front matter of its page', async () => {
    const aliases = ['/docs/batch/tags'];
    const moved = buildReference(add({ ...listTags, aliases }), site);
    const { frontMatter } = await frontMatterOf('batch/list-tags.mdx', moved);
    expect(frontMatter['aliases']).toEqual(aliases);
    const holding = (all: Files) =>
      pagesOf(all).filter((name) => textOf(name, all).includes('aliases'));
    expect(holding(moved).toSorted()).toEqual(
      [...holding(extended), 'batch/list-tags.mdx'].toSorted(),
    );
    expect(collectionIn(moved)).toEqual(collectionIn(extended));
  });

  it('is a request of the collection', () => {
    const namesIn = (all: Files) =>
      collectionIn(all).item.flatMap(({ item }) => item.map(({ name }) => name));
    const names = namesIn(extended);
    expect(names.filter((name) => name !== 'List "Tags": all')).toEqual(namesIn(files));
    expect(names).toContain('List "Tags": all');
  });

  it('changes no other page', () => {
    const changed = [...extended.keys()].filter(
      (name) => !name.endsWith('.zip') && textOf(name, extended) !== textOf(name),
    );
    expect(changed.toSorted()).toEqual([
      'batch/index.json',
      'batch/list-tags.json',
      'batch/list-tags.mdx',
      'categories.json',
      'index.json',
    ]);
  });
});
