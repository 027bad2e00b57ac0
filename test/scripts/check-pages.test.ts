import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPages } from '../../scripts/version-cut/check-pages.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'version-'));
  mkdirSync(path.join(folder, 'guides'));
  writeFileSync(path.join(folder, 'data.json'), '{}');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What is wrong with a page of that text. */
async function check(text: string): Promise<readonly string[]> {
  writeFileSync(path.join(folder, 'guides/page.mdx'), text);
  const problems = await checkPages(folder);
  return problems.map((problem) => problem.replace(/^.*page\.mdx/, 'page.mdx'));
}

describe('a page that is to be cut', () => {
  it.each([
    ["import data from '../data.json';"],
    ["import Host from '@site/src/components/Host';"],
    ["import Head from '@docusaurus/Head';"],
    ['[Errors](../errors.mdx) and [a site](https://example.com/docs)'],
    ['`[code](/docs/errors)`'],
    ['<EndpointLink slug="boards" /> and <Sample slug="boards" values={{ path: {} }} />'],
    ['<FieldTable of="boards" />\n\n<StatusTable />\n\n<Host of="api" />'],
    ['```md\n[code](/docs/errors)\nimport x from "@site/src/catalogue";\n```'],
  ])('may hold %j', async (text) => {
    expect(await check(text)).toEqual([]);
  });

  it.each([
    ["import { catalogue } from '@site/src/catalogue';", 'imports @site/src/catalogue, which is'],
    ["import data from '@site/docs/data.json';", 'imports @site/docs/data.json, which is'],
    ["import data from '../../data.json';", 'imports ../../data.json, which is not part'],
    ["import data from './missing.json';", 'imports ./missing.json, which does not exist'],
    ["import '@site/src/css/custom.css';", 'imports @site/src/css/custom.css, which is not part'],
    ["export { a } from '@site/src/page-data';", 'imports @site/src/page-data, which is not part'],
    ['see [Errors](/docs/errors)', 'links to /docs/errors, which is outside the version'],
    ['<a href="/docs/errors">x</a>', 'links to /docs/errors, which is outside'],
    ['![x](/img/x.png)', 'links to /img/x.png, which is outside'],
    ["<a {...require('@site/src/page-data')} />", 'imports @site/src/page-data, which is not part'],
  ])('must not hold %s', async (text, problem) => {
    const problems = await check(`Text.\n\n${text}\n`);
    expect(problems).toEqual([expect.stringContaining(`page.mdx:3: ${problem}`)]);
  });

  it('must not hold an import over several lines', async () => {
    const problems = await check("import {\n  catalogue,\n} from '@site/src/catalogue';\n");
    expect(problems).toEqual([expect.stringContaining('page.mdx:3: imports @site/src/catalogue')]);
  });
});
