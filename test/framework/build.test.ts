import { toLeanConfig, toLeanRegistry } from '../../src/framework/build/lean-generated';
import { validateIcons, withoutIcons } from '../../src/framework/build/page-template';
import { toSamePaths } from '../../src/framework/build/same-paths';
import { docsPlugin, findDocsContent } from '../../src/framework/docs-plugin';

describe('what the client is given', () => {
  it('leaves settings of the build out', () => {
    const config =
      'export default {\n  "title": "Portal",\n  "plugins": [],\n  "presets": []\n};\n';
    expect(toLeanConfig(config)).toBe('export default {"title":"Portal"};\n');
  });

  it('leaves out of the registry what is for the server', () => {
    const row =
      '"0e": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],';
    expect(toLeanRegistry(row)).toBe('"0e": [() => import("@site/a.mdx")],');
  });

  it("names the site's folder by its alias, and other folders as they are", () => {
    const code = 'require("/srv/site/src/a.css");\nrequire("/srv/other/b.css");';
    expect(toSamePaths(code, '/srv/site')).toBe(
      'require("@site/src/a.css");\nrequire("/srv/other/b.css");',
    );
  });

  it('takes the icons out of the page, as the template is filled in', () => {
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
  ])('stops with the line %s when the framework gives something else', (line, run) => {
    expect(run).toThrow(`Framework internal "${line}" has changed: `);
  });
});
