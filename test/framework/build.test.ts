import {
  toLeanConfig,
  toLeanProps,
  toLeanRegistry,
} from '../../src/framework/build/lean-generated';
import { validateIcons, withoutIcons } from '../../src/framework/build/page-template';
import { toSamePaths } from '../../src/framework/build/same-paths';
import { docsPlugin, findDocsContent } from '../../src/framework/docs-plugin';

const toRow = (module: string) =>
  `"0e": [() => import(/* webpackChunkName: "0e" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

describe('the client of the portal', () => {
  it('does not contain settings of the build', () => {
    const config =
      'export default {\n  "title": "Portal",\n  "plugins": [],\n  "presets": []\n};\n';
    expect(toLeanConfig(config)).toBe('export default {"title":"Portal"};\n');
  });

  it('does not contain module names, which only the server needs', () => {
    expect(toLeanRegistry(toRow('@site/a.mdx'))).toBe('"0e": [() => import("@site/a.mdx")],');
  });

  it('contains no descriptions of pages and no IDs of entries, which no component reads', () => {
    const doc = { id: 'a', title: 'A', description: 'Text.', sidebar: 'docs' };
    const link = { type: 'link', href: '/a', label: 'A', docId: 'a', unlisted: false };
    const hidden = { ...link, unlisted: true };
    const category = { type: 'category', label: 'B', items: [link] };
    const version = {
      isLast: true,
      docs: { a: doc },
      docsSidebars: { docs: [category, hidden, { type: 'html', value: 'C' }] },
    };
    const leanLink = { type: 'link', href: '/a', label: 'A' };
    expect(JSON.parse(toLeanProps(JSON.stringify({ version })))).toEqual({
      version: {
        isLast: true,
        docs: { a: { id: 'a', title: 'A', description: '' } },
        docsSidebars: {
          docs: [
            { ...category, items: [leanLink] },
            { ...leanLink, unlisted: true },
            { type: 'html', value: 'C' },
          ],
        },
      },
    });
    expect(toLeanProps('{"other":1}')).toBe('{"other":1}');
  });

  it('contains the parts of the layout in the main file', () => {
    expect(toLeanRegistry(toRow('@theme/DocItem'))).toBe(
      '"0e": [() => import(/* webpackMode: "eager" */ "@theme/DocItem")],',
    );
  });

  it('contains an alias for the folder of the site, and other folders unchanged', () => {
    const code = 'require("/srv/site/src/a.css");\nrequire("/srv/other/b.css");';
    expect(toSamePaths(code, '/srv/site')).toBe(
      'require("@site/src/a.css");\nrequire("/srv/other/b.css");',
    );
  });

  it('does not show the icons that the page template inserts', () => {
    expect(withoutIcons('<body><%~ it.preBodyTags %></body>')).toBe(
      "<body><%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %></body>",
    );
  });

  it.each([
    ['site-config', () => toLeanConfig('export const title = 1;')],
    ['registry', () => toLeanRegistry('"0e": lazy("@site/a.mdx"),')],
    ['page-template', () => withoutIcons('<body></body>')],
    ['page-template', () => validateIcons('<script></script>')],
    ['docs-content', () => findDocsContent([{ name: docsPlugin, content: {} }])],
    ['docs-content', () => findDocsContent([])],
  ])('causes an error that names %s if the output of the framework has changed', (line, run) => {
    expect(run).toThrow(`Framework internal "${line}" has changed: `);
  });
});
