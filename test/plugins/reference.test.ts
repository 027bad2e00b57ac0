import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { buildReference } from '../../plugins/pages/reference';
import type { ApiDocument } from '../../src/openapi/document';
import { catalogue as entries } from '../../src/catalogue';
import { toDocument } from '../../src/catalogue/compile';
import type { EndpointEntry } from '../../src/catalogue/model';
import type { CategoryOverviewPage } from '../../src/page-data';
import { collectionIn } from '../exports/download';
import { createLink, site } from '../exports/sample';
import { documentOf } from '../openapi/read';
import { document } from '../support/entries';

type Files = ReturnType<typeof buildReference>;

const build = (from: ApiDocument, operator = site) =>
  buildReference(from, operator, { steps: [], notes: new Map() });

const files = build(document);
const textOf = (name: string, all = files) => String(all.get(name));
const readJson = (name: string, all = files): unknown => JSON.parse(textOf(name, all));

async function frontMatterOf(name: string, all = files) {
  const filePath = `docs/reference/${name}`;
  const fileContent = textOf(name, all);
  return DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
}

it("buildReference adds the operator's product name to all files", () => {
  const named = build(document, { ...site, product: 'lantern' });
  const assets = textOf('campaigns/get-marketing-assets.json', named);
  expect(assets).toContain('"name":"lanternUri"');
  expect(assets).toContain('"lanternUri":"https://');
  for (const name of named.keys()) expect(textOf(name, named)).not.toContain('{product}');
  expect(JSON.stringify(collectionIn(named))).not.toContain('{product}');
});

it('links an operation and its callback, and has the group of its tag', () => {
  const callbacks = { sent: { '{$request.body#/url}': { post: { tags: ['A'], responses: {} } } } };
  const given = documentOf({
    'x-tagGroups': [{ name: 'All', tags: ['A'] }],
    paths: { '/a': { get: { operationId: 'order', tags: ['A'], callbacks, responses: {} } } },
  });
  const all = build(given);
  const [order, sent] = ['order', 'sent'].map((name) => readJson(`a/${name}.json`, all));
  expect(order).toMatchObject({
    endpoint: { related: [{ title: 'Sent', route: '/docs/a/sent' }] },
  });
  expect(sent).toMatchObject({ endpoint: { related: [{ route: '/docs/a/order' }] } });
  expect(readJson('index.json', all)).toMatchObject({ categories: [{ section: 'All' }] });
  expect(readJson('a/index.json', all)).toMatchObject({ endpoints: [{}, { event: 'callback' }] });
  expect(all.get('a/index.mdx')).toContain('section: "All"');
});

describe('an endpoint added to a copy of the catalogue', () => {
  const listTags: EndpointEntry = {
    ...createLink,
    slug: 'list-tags',
    title: 'List "Tags": all',
    summary: 'Lists the tags of a board, see [Boards](/docs/settings/boards).',
    group: 'Tags',
    path: 'campaigns/boards/{boardId}/tags',
  };
  const add = (added: EndpointEntry) =>
    build(
      toDocument({
        ...entries,
        categories: entries.categories.map((category) =>
          category.id === 'batch'
            ? { ...category, endpoints: [...category.endpoints, added] }
            : category,
        ),
      }),
    );
  const extended = add(listTags);
  const overviewIn = (all: Files) => readJson('batch/index.json', all) as CategoryOverviewPage;

  it('has its own page, and a card in the overview', async () => {
    const { frontMatter } = await frontMatterOf('batch/list-tags.mdx', extended);
    expect(frontMatter).toMatchObject({
      title: 'List "Tags": all',
      description: 'Lists the tags of a board, see Boards. POST /campaigns/boards/{boardId}/tags',
    });
    const { category, endpoints: cards } = overviewIn(extended);
    expect(category.operations).toBe(overviewIn(files).category.operations + 1);
    expect(cards.at(-1)).toMatchObject({ route: '/docs/batch/list-tags', group: 'Tags' });
  });

  it('has no text in MDX, where it would be code', async () => {
    const summary = 'Lists {1 + 1}, <b>tags</b>\n\nimport x from "y"';
    const { content } = await frontMatterOf('batch/list-tags.mdx', add({ ...listTags, summary }));
    expect(content).toBe(
      "import page from './list-tags.json';\n" +
        "import EndpointPage from '@portal/src/components/EndpointPage';\n\n" +
        '<EndpointPage page={page} />',
    );
  });

  it('has its aliases only in the front matter of its page', async () => {
    const aliases = ['/docs/batch/tags'];
    const moved = add({ ...listTags, aliases });
    const { frontMatter } = await frontMatterOf('batch/list-tags.mdx', moved);
    expect(frontMatter['aliases']).toEqual(aliases);
    const pages = [...moved.keys()].filter((name) => name.endsWith('.mdx'));
    const holding = pages.filter((name) => textOf(name, moved).includes(aliases[0]!));
    expect(holding).toEqual(['batch/list-tags.mdx']);
    expect(collectionIn(moved)).toEqual(collectionIn(extended));
  });
});
