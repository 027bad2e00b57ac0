import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { textLayout } from '../../../plugins/mdx-components/remark';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(textLayout);

/** The module whose default export is the layout of the page. */
async function layoutOf(page: string): Promise<unknown> {
  const root = processor.parse(page);
  await processor.run(root);
  const last = root.children.at(-1);
  const [statement] = last?.type === 'mdxjsEsm' ? (last.data?.estree?.body ?? []) : [];
  return statement?.type === 'ExportNamedDeclaration' ? statement.source?.value : undefined;
}

const imports = "import Page from './page';\nimport Head from '@docusaurus/Head';\n\n";

describe('the layout of text', () => {
  it.each([
    ['text', 'Text.'],
    ['text after a component', '<Page />\n\nText.'],
    ['text in a component', '<Page>\n  Text.\n</Page>'],
    ['an element in text', 'See <Page />.'],
    ['a component that is not imported', '<Details />'],
    ['an element with text', '<details>Text</details>'],
    ['a fragment', '<>{text}</>'],
    ['a value', '{text}'],
    ['a note', ':::note\n\nText.\n\n:::'],
  ])('is that of a page with %s', async (_name, page) => {
    expect(await layoutOf(imports + page)).toBe('@portal/src/components/TextLayout');
  });

  it.each([
    ['only a component', '<Page page={1} />'],
    ['front matter', '<Page />', '---\ntitle: A\n---\n\n'],
    ['an empty element in a component', '<Head>\n  <meta name="robots" />\n</Head>\n\n<Page />'],
    ['nothing', ''],
  ])('is not that of a page with %s', async (_name, page, matter = '') => {
    expect(await layoutOf(matter + imports + page)).toBeUndefined();
  });
});
