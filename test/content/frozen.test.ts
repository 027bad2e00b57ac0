import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { checkFrozen } from '../../src/content/check';

const version = 'versioned_docs/version-1.0';
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'version-'));
  const folder = path.join(siteDir, version);
  mkdirSync(path.join(folder, 'guides'), { recursive: true });
  writeFileSync(path.join(folder, 'data.json'), '{}');
  writeFileSync(path.join(folder, 'errors.mdx'), '---\ntitle: Errors\nslug: /docs/errors\n---\n');
  cpSync(path.join(root, 'src/components/Host.tsx'), path.join(siteDir, 'src/components/Host.tsx'));
});

afterAll(() => rmSync(siteDir, { recursive: true }));

/** The problems of a page with that text. */
async function check(text: string): Promise<readonly string[]> {
  writeFileSync(path.join(siteDir, version, 'guides/page.mdx'), `---\ntitle: A\n---\n${text}`);
  const problems = await checkFrozen(siteDir, version);
  return problems.map((problem) => problem.replace(/^[^:]*page\.mdx/, 'page.mdx'));
}

const foreign = 'found a module that is not part of a version';
const noExport = 'found an export, expected only text';

describe('a page for a cut', () => {
  it.each([
    ["import data from '../data.json';"],
    ["import Host from '@site/src/components/Host';"],
    ["import Head from '@docusaurus/Head';"],
    ['[Errors](../errors.mdx) and [a site](https://example.com/docs)'],
    ['`[code](/docs/errors)`'],
    ['<EndpointLink slug="boards" />\n\n<Sample slug="boards" values={{ path: {} }} />'],
    ['<FieldTable of="boards" />\n\n<StatusTable />\n\n<Host of="api" />'],
    ['```md\n[code](/docs/errors)\nimport x from "@site/src/catalogue";\n```'],
    ['- A list:\n\n  ```md\n  [code](/docs/errors)\n  ```'],
  ])('can contain %j', async (text) => {
    expect(await check(text)).toEqual([]);
  });

  it.each([
    ["import { catalogue } from '@site/src/catalogue';", foreign],
    ["import x from '@site/src/components/../catalogue';", foreign],
    ["import data from '@site/docs/data.json';", foreign],
    ["import data from '../../data.json';", `found a file outside ${version}`],
    ["import data from './missing.json';", 'found no file'],
    ["import x from '@site/src/components/Missing';", foreign],
    ["import '@site/src/css/custom.css';", foreign],
    ["import lodash from 'lodash';", foreign],
    ["import Host from 'src/components/Host';", foreign],
    ["import code from './code.ts';", 'found code'],
    ["export { a } from '@site/src/page-data';", noExport],
    ["export * from '@site/src/page-data';", noExport],
    ["export const load = () => import('@site/src/page-data');", noExport],
    ['see [Errors](/docs/errors)', 'found the URL "/docs/errors"'],
    ['see [a file](/files/x.pdf)', 'which is not a page of this version'],
    ['<a href="/docs/errors">x</a>', 'found "/docs/errors", expected a Markdown link'],
    ["<a href={'/docs/errors'}>x</a>", 'found "/docs/errors", expected a Markdown link'],
    ['<Link to="/docs/errors">x</Link>', 'found "/docs/errors", expected a Markdown link'],
    ['<a href={`/docs/${1}`}>x</a>', 'found an expression'],
    ['![x](/img/x.png)', 'found a file that all versions share'],
    ["<a {...require('@site/src/page-data')} />", 'found {...}'],
  ])('cannot contain %s', async (text, problem) => {
    const problems = await check(`\n${text}\n`);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]).toMatch(/^page\.mdx:5: /);
  });
});
