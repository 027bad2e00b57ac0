import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import mdxComponents from '../../../plugins/mdx-components/remark';

const current = 'docs/reference';
const frozen = 'versioned_docs/version-1.0/reference';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  // The frozen version has an endpoint in another category, and one that was removed later.
  const files = [`${current}/settings/boards`, `${frozen}/old/boards`, `${frozen}/old/gone`];
  for (const file of files) {
    mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(siteDir, `${file}.json`), '{}');
  }
});
afterAll(() => rmSync(siteDir, { recursive: true }));

function element(name: string | null, attributes: Readonly<Record<string, string>> = {}) {
  const list = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  const made: MdxJsxFlowElement = {
    ...{ type: 'mdxJsxFlowElement', name, attributes: list, children: [] },
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
  };
  return made;
}

const imported = (name: string): RootContent => {
  const local = { type: 'Identifier', name } as const;
  const source = { type: 'Literal', value: './x' } as const;
  const specifiers = [{ type: 'ImportDefaultSpecifier' as const, local }];
  const body: Program['body'] = [{ type: 'ImportDeclaration', specifiers, source, attributes: [] }];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  };
};

/** The imports of the compiled page by name, and the names that its elements get as `page`. */
function connect(page: string, ...children: RootContent[]) {
  const root: Root = { type: 'root', children: [...children] };
  const file = {
    path: path.join(siteDir, page),
    fail(message: string, { position }: MdxJsxFlowElement) {
      throw new Error(`${position?.start.line}: ${message}`);
    },
  };
  mdxComponents(siteDir)()(root, file as unknown as VFile);
  const given = children.map((child) =>
    child.type === 'mdxJsxFlowElement' ? child.attributes.find(isPage)?.value : undefined,
  );
  return {
    imports: Object.fromEntries(root.children.flatMap(toImport)),
    given: given.map((value) => (typeof value === 'object' ? value?.value : value)),
  };
}

const isPage = (attribute: MdxJsxFlowElement['attributes'][number]) =>
  attribute.type === 'mdxJsxAttribute' && attribute.name === 'page';

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
  ])('gets the code and the data of its own version: %s', (page, data) => {
    const { imports, given } = connect(page, element('Sample', { slug: 'boards' }));
    expect(imports).toEqual({
      Sample: '@site/src/components/RequestSample',
      [given[0] ?? '']: data,
    });
  });

  it('imports each thing once', () => {
    const boards = { slug: 'boards' };
    const { imports, given } = connect(
      'docs/page.mdx',
      ...[element('Sample', boards), element('Sample', boards), element('EndpointLink', boards)],
      ...[element('StatusTable'), element('SupportEmail')],
    );
    expect(Object.values(imports)).toEqual([
      '@site/src/components/RequestSample',
      './reference/settings/boards.json',
      '@site/src/components/EndpointLink',
      '@site/src/components/StatusTable',
      './reference/errors.json',
      '@site/src/components/SupportEmail',
    ]);
    const [one, two, three, errors, none] = given;
    expect([two, three, none]).toEqual([one, one, undefined]);
    expect(errors).not.toBe(one);
  });

  it('finds components inside other elements', () => {
    const outer = { ...element('div'), children: [element('Host', { of: 'api' })] };
    expect(connect('docs/page.mdx', outer).imports).toEqual({ Host: '@site/src/components/Host' });
  });

  it('keeps its own imports', () => {
    const { imports } = connect('docs/page.mdx', imported('Host'), element('Host'));
    expect(imports).toEqual({ Host: './x' });
  });

  it.each([['div'], ['constructor'], [null]])('ignores %p', (name) => {
    expect(connect('docs/page.mdx', element(name)).imports).toEqual({});
  });

  it.each([
    [{ slug: 'gone' }, '7: Found the slug "gone", expected that of an endpoint.'],
    [{}, '7: Found the slug "", expected that of an endpoint.'],
  ])(
    'is rejected with the line of a slug that its version does not have: %j',
    (attributes, message) => {
      const sample = element('Sample', attributes);
      expect(() => connect('docs/page.mdx', sample)).toThrow(new Error(message));
    },
  );

  it('can name an endpoint that only its own version has', () => {
    const { imports } = connect(
      'versioned_docs/version-1.0/page.mdx',
      element('Sample', { slug: 'gone' }),
    );
    expect(Object.values(imports)).toContain('./reference/old/gone.json');
  });
});
