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

const text = '@portal/src/components/TextLayout';

it.each([
  ['text', 'Text.', text],
  ['text after a component', '<Page />\n\nText.', text],
  ['text in a component', '<Page>\n  Text.\n</Page>', text],
  ['an element in text', 'See <Page />.', text],
  ['a component that is not imported', '<Details />', text],
  ['an element with text', '<details>Text</details>', text],
  ['a fragment', '<>{text}</>', text],
  ['a value', '{text}', text],
  ['a note', ':::note\n\nText.\n\n:::', text],
  ['only a component', '<Page page={1} />', undefined],
  ['front matter', '<Page />', undefined, '---\ntitle: A\n---\n\n'],
  ['an empty element', '<Head>\n  <meta name="robots" />\n</Head>\n\n<Page />', undefined],
  ['nothing', '', undefined],
])(
  'a page with %s has the layout of text if it has text',
  async (_name, page, layout, matter = '') => {
    expect(await layoutOf(matter + imports + page)).toBe(layout);
  },
);
