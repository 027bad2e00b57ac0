import { getFileLoaderUtils } from '@docusaurus/utils';
import { toShortRequest } from '../../../plugins/bundler/assets';
import { editRegistry } from '../../../plugins/bundler/generated';
import { validateIcons, withoutIcons } from '../../../plugins/bundler/page-template';
import { docsPlugin } from '../../../plugins/bundler/shards/model';
import { findDocsContent } from '../../../plugins/docs/content';

const toRow = (module: string) =>
  `"0e": [() => import(/* webpackChunkName: "0e" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

describe('the client of the portal', () => {
  it.each([
    ['no module names, which only the server needs', '@site/a.mdx', 'import("@site/a.mdx")'],
    [
      'the parts of the layout in the main file',
      '@theme/DocItem',
      'import(/* webpackMode: "eager" */ "@theme/DocItem")',
    ],
  ])('contains %s', (_, module, code) => {
    expect(editRegistry(toRow(module))).toBe(`"0e": [() => ${code}],`);
  });

  it('does not show the icons that the page template inserts', () => {
    expect(withoutIcons('<body><%~ it.preBodyTags %></body>')).toBe(
      "<body><%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %></body>",
    );
  });

  const { loaders } = getFileLoaderUtils(false);

  it.each([
    ['an image', loaders.inlineMarkdownImageFileLoader, '!url-loader?limit=0&name=assets/images/'],
    ['a file', loaders.inlineMarkdownLinkFileLoader, '!file-loader?name=assets/files/'],
    ['a cover', loaders.inlineMarkdownAssetImageFileLoader, '!file-loader?name=assets/images/'],
  ])('requests %s without a path, and never as a data: URL', (_, request, start) => {
    const short = toShortRequest(request);
    expect(short.startsWith(start)).toBe(true);
    expect(short).not.toContain('node_modules');
  });

  it.each([
    ['tables', () => editRegistry('"0e": lazy("@site/a.mdx"),')],
    ['page-template', () => withoutIcons('<body></body>')],
    ['page-template', () => validateIcons('<script></script>')],
    ['docs-plugin', () => findDocsContent([{ name: docsPlugin, content: {} }])],
    ['docs-plugin', () => findDocsContent([])],
  ])('causes an error that names %s if the output of the framework has changed', (id, run) => {
    expect(run).toThrow(`Framework internal "${id}" has changed: `);
  });
});
