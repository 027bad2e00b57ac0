import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { isElement } from '../../../src/content/pages/elements';
import { flatten } from '../../../src/content/pages/page';
import { useFolder } from '../../support/folder';
import mdxComponents from '../../../plugins/mdx-components/remark';

const current = 'docs/reference';
const frozen = 'versioned_docs/version-1.0/reference';

const { at, write } = useFolder();
beforeEach(() => {
  // The frozen version has an endpoint in another category, and one that was removed later.
  const files = [`${current}/settings/boards`, `${frozen}/old/boards`, `${frozen}/old/gone`];
  const path = ['boardId', 'linkId', 'slug'].map((name) => ({
    name,
    kind: 'scalar',
    type: 'string',
  }));
  const data = JSON.stringify({ endpoint: { parameters: { path } } });
  return write(Object.fromEntries(files.map((file) => [`${file}.json`, data])));
});

/** The imports of the compiled page by name, and the names that its elements get as `page`. */
async function connect(page: string, text: string, names = ['page', 'guides']) {
  const file = new VFile({ path: at(page), value: text });
  const processor = unified().use(remarkParse).use(remarkMdx).use(mdxComponents(at(), at()));
  const root = (await processor.run(processor.parse(file), file)) as Root;
  const given = flatten(root)
    .filter(isElement)
    .flatMap(({ attributes }) =>
      attributes.filter((one) => 'name' in one && names.includes(one.name)),
    );
  return {
    imports: Object.fromEntries(root.children.flatMap(toImport)),
    given: given.map(({ value }) => (typeof value === 'object' ? value?.value : value)),
  };
}

function toImport(node: RootContent): [string, unknown][] {
  const [statement] = (node.type === 'mdxjsEsm' ? node.data?.estree?.body : undefined) ?? [];
  if (statement?.type !== 'ImportDeclaration') return [];
  return statement.specifiers.map(({ local }) => [local.name, statement.source.value]);
}

describe('a page with components', () => {
  it.each([
    ['docs/guides/page.mdx', '../reference/settings/boards.json'],
    ['docs/guides/docs/page.mdx', '../../reference/settings/boards.json'],
    ['versioned_docs/version-1.0/guides/page.mdx', '../reference/old/boards.json'],
  ])('gets the code and the data of its own version: %s', async (page, data) => {
    const { imports, given } = await connect(page, '<Sample slug="boards" />');
    expect(imports).toEqual({
      Sample: '@portal/src/components/RequestSample',
      [given[0] ?? '']: data,
    });
  });

  it('has the code of all languages if its first sample is not cURL', async () => {
    const source = '@portal/src/components/Code/allLanguages';
    const toSources = async (text: string) =>
      Object.values((await connect('docs/page.mdx', text)).imports);
    expect(await toSources('<Sample slug="boards" languages="go,curl" />')).toContain(source);
    expect(await toSources('<Sample slug="boards" languages="curl,go" />')).not.toContain(source);
  });

  it('imports each thing once', async () => {
    const { imports, given } = await connect(
      'docs/page.mdx',
      [
        ...[
          '<Sample slug="boards" />',
          '<Sample slug="boards" />',
          '<EndpointLink slug="boards" />',
        ],
        ...['<StatusTable />', '<SupportEmail />'],
      ].join('\n\n'),
    );
    expect(Object.values(imports)).toEqual([
      '@portal/src/components/RequestSample',
      './reference/settings/boards.json',
      '@portal/src/components/EndpointLink',
      '@portal/src/components/StatusTable',
      './reference/errors.json',
      '@portal/src/components/SupportEmail',
    ]);
    const [one, two, three, errors, ...none] = given;
    expect([two, three, none]).toEqual([one, one, []]);
    expect(errors).not.toBe(one);
  });

  it('asks for each ID once, in the first sample that has it', async () => {
    const text = '<Sample slug="boards" />\n\n<Sample slug="boards" />';
    const { given } = await connect('docs/page.mdx', text, ['asks']);
    expect(given).toEqual(['["boardId","linkId"]', '[]']);
  });

  it('gets the guides of its version', async () => {
    await write({ 'docs/guides/a.md': '# A', 'versioned_docs/version-1.0/guides/b.md': '# B' });
    const { given } = await connect('versioned_docs/version-1.0/index.mdx', '<GuideCards />');
    expect(given).toEqual(['[{"to":"/docs/guides/b","title":"B","text":""}]']);
  });

  it.each<readonly [string, object]>([
    ['<div>\n  <Host of="api" />\n</div>', { Host: '@portal/src/components/Host' }],
    ["import Host from './x';\n\n<Host />", { Host: './x' }],
    ...['<div />', '<constructor />', '<></>'].map((text) => [text, {}] as const),
  ])('imports only components that it does not import itself: %j', async (text, imports) => {
    expect((await connect('docs/page.mdx', text)).imports).toEqual(imports);
  });

  it.each([
    ['<Sample slug="gone" />', 'Found the slug "gone", expected that of an endpoint.'],
    ['<Sample />', 'Found the slug "", expected that of an endpoint.'],
  ])(
    'is rejected with the line of a slug that its version does not have: %s',
    async (text, reason) => {
      const page = connect('docs/page.mdx', `\n\n${text}`);
      await expect(page).rejects.toMatchObject({ reason, line: 3 });
    },
  );

  it('can name an endpoint that only its own version has', async () => {
    const page = 'versioned_docs/version-1.0/page.mdx';
    const { imports } = await connect(page, '<Sample slug="gone" />');
    expect(Object.values(imports)).toContain('./reference/old/gone.json');
  });
});
