import { buildAlternates, readVersionPages } from '../../../plugins/exports/markdown';
import { frozenVersion, toText, version } from '../../exports/markdown/sample';
import { findEndpoint } from '../../support/entries';
import { createSite, type TestSite } from './site';

let site: TestSite;
const changelog = JSON.stringify({ schemaVersion: 1, steps: [] });

beforeEach(() => {
  site = createSite();
  site.write('docs/reference/changelog.json', changelog);
});
afterEach(() => site.remove());

/** Writes a page with its front matter. */
function write(file: string, matter: string, body = 'Text.'): void {
  site.write(file, `---\n${matter}\n---\n\n${body}\n`);
}

async function listAlternates(from = version, folder = 'docs') {
  const pages = await readVersionPages(site.siteDir, folder);
  const files = new Set(pages.pages.map(({ route }) => route));
  return buildAlternates(from, pages, new Map()).filter(({ route }) => files.has(route));
}

/** The text of a page with this body. */
async function toAlternate(body: string, from = version, folder = 'docs'): Promise<string> {
  write(`${folder}/page.mdx`, 'title: Page', body);
  const alternate = (await listAlternates(from, folder)).find(
    ({ route }) => route === '/docs/page',
  );
  return (await toText(alternate?.tree.children ?? [])).replace('# Page\n\n', '').trimEnd();
}

describe('the pages of editors', () => {
  it('come in the order of the sidebar, the home page first, then those without a folder', async () => {
    write('docs/zoo.mdx', 'title: Zoo\nsidebar_position: 1');
    write('docs/ant.mdx', 'title: Ant');
    write('docs/bee.mdx', 'title: Bee\nsidebar_position: 2');
    write('docs/index.mdx', 'title: Home\nslug: /');
    write('docs/02-late/a.mdx', 'title: Late');
    write('docs/10-last/a.mdx', 'title: Last');
    write('docs/guides/b.mdx', 'title: B\nsidebar_position: 2');
    write('docs/guides/a.mdx', 'title: A\nsidebar_position: 3');
    write('docs/guides/index.mdx', 'title: Guides');
    write('docs/first/a.mdx', 'title: First');
    site.write('docs/first/_category_.yml', 'label: The first\nposition: 1\n');
    const alternates = await listAlternates();
    expect(alternates.map(({ title, section }) => `${section}: ${title}`)).toEqual([
      'Overview: Home',
      'Overview: Zoo',
      'Overview: Bee',
      'Overview: Ant',
      'The first: First',
      'Late: Late',
      'Last: Last',
      'Guides: Guides',
      'Guides: B',
      'Guides: A',
    ]);
  });

  it('have their title as heading, and their description as summary', async () => {
    write('docs/a.mdx', 'title: "A: *b*"\ndescription: About it.');
    const [alternate] = await listAlternates();
    expect(alternate).toMatchObject({ title: 'A: *b*', summary: 'About it.', isListed: true });
    expect(await toText(alternate?.tree.children ?? [])).toBe('# A: \\*b\\*\n\nText.\n');
  });

  it('are omitted if they are drafts, and not listed if readers need their URL', async () => {
    write('docs/draft.mdx', 'title: Draft\ndraft: true');
    write('docs/hidden.mdx', 'title: Hidden\nhide_from_search: true');
    write('docs/unlisted.mdx', 'title: Unlisted\nunlisted: true');
    const alternates = await listAlternates();
    expect(alternates.map(({ title, isListed }) => [title, isListed])).toEqual([
      ['Hidden', false],
      ['Unlisted', false],
    ]);
  });

  it('of a frozen version link to pages of that version', async () => {
    const folder = 'versioned_docs/version-1.0';
    site.write(`${folder}/reference/changelog.json`, changelog);
    write(`${folder}/errors.mdx`, 'title: Errors');
    const body =
      '[a](./errors.mdx#b) [c](./reference/settings/boards.mdx) <EndpointLink slug="boards" />';
    expect(await toAlternate(body, frozenVersion, folder)).toBe(
      '[a](/portal/1.0/docs/errors.md#b) [c](/portal/1.0/docs/settings/boards.md) ' +
        `\`GET\` [${findEndpoint('boards').title}](/portal/1.0/docs/settings/boards.md)`,
    );
  });
});

const conversions: readonly (readonly [string, string, string])[] = [
  ['imports and comments', "import A from './a.json';\n\na{/* b */} c\n\n{/* d */}", 'a c'],
  ['IDs of headings', '## Title {/* #id */}', '## Title'],
  ['code in braces', 'a {1 + 1} {`b`}', 'a 2 b'],
  ['notes', ':::tip[A *title*]\n\na\n\n:::', '> **Tip: A title**\n>\n> a'],
  [
    'URLs of the portal',
    '[a](/docs/page) [b](/img/b.svg)',
    '[a](/portal/docs/page.md) [b](/portal/img/b.svg)',
  ],
  [
    'code without its options',
    '```js title="a.js" {1} showLineNumbers\n// highlight-next-line\na();\n```',
    '**a.js**\n\n```js\n// highlight-next-line\na();\n```',
  ],
  [
    'tabs',
    '<Tabs>\n<TabItem value="a" label="A">\n\n1. b\n\n</TabItem>\n<TabItem value="c">\n\nd\n\n</TabItem>\n</Tabs>',
    '**A**\n\n1. b\n\n**c**\n\nd',
  ],
  [
    'details',
    '<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
    '**Why?**\n\nBecause.',
  ],
  [
    'text elements',
    '<kbd>A</kbd> <b>b</b> <i>c</i> <mark>d</mark> <abbr title="E F">EF</abbr> x<sup>2</sup> <sub>g</sub><br />h',
    '`A` **b** _c_ d EF (E F) x² \\_(g)\\\nh',
  ],
  [
    'hosts',
    'a <Host of="api" /> b <Host of="authentication" />\n\n<Host of="api" />',
    'a `https://api.example.com` b `https://auth.example.com`\n\n`https://api.example.com`',
  ],
  [
    'the email address',
    '<SupportEmail />',
    '[api-support@example.com](mailto:api-support@example.com)',
  ],
  [
    'the status page',
    '<StatusLink>up?</StatusLink> <StatusLink />',
    '[up?](https://status.example.com) [System Status](https://status.example.com)',
  ],
  [
    'unknown components',
    "import Chart from '@site/src/components/Chart';\n\na\n\n<Chart />\n\n<Chart>b</Chart>",
    'a\n\nThis part is only on the [web page](https://developers.example.com/portal/docs/page).\n\nb',
  ],
  [
    'code that only the page can run',
    'a {window.name}',
    'a (see the [web page](https://developers.example.com/portal/docs/page))',
  ],
];

describe('the Markdown of a page', () => {
  it.each(conversions)('converts %s', async (_what, body, text) => {
    expect(await toAlternate(body)).toBe(text);
  });

  it('contains partials, with the attributes of their element', async () => {
    site.write('docs/_limits.mdx', '## Limits\n\nAt most {props.most}, see [a](./page.mdx).\n');
    expect(
      await toAlternate("import Limits from './_limits.mdx';\n\n<Limits most={5} />\n\nb"),
    ).toBe('## Limits\n\nAt most 5, see [a](/portal/docs/page.md).\n\nb');
  });

  it('links to files that the build copies', async () => {
    site.write('docs/a.png', new Uint8Array([1, 2, 3]));
    const name = /[0-9a-f]{32}/;
    expect(await toAlternate('![b](./a.png)')).toMatch(
      new RegExp(String.raw`^!\[b\]\(/portal/assets/images/a-${name.source}\.png\)$`),
    );
    expect(await toAlternate('import a from \'./a.png\';\n\n<img src={a} alt="b" />')).toMatch(
      new RegExp(String.raw`^!\[b\]\(/portal/assets/images/a-${name.source}\.png\)$`),
    );
    expect(await toAlternate('[b](./a.png)')).toMatch(
      new RegExp(String.raw`^\[b\]\(/portal/assets/files/a-${name.source}\.png\)$`),
    );
  });

  it('contains samples in the languages that an editor named, or in cURL', async () => {
    const sample = await toAlternate('<Sample slug="boards" />');
    expect(sample).toMatch(/^```bash\ncurl --request GET [^`]*```$/);
    const named = await toAlternate(
      "<Sample slug=\"get-campaign-links\" values={{ path: { boardId: '4711' } }} languages={['python', 'go', 'py']} />",
    );
    expect(named).toMatch(/^```python\n[^`]*4711[^`]*```\n\n```go\n[^`]*```$/);
  });

  it('contains tables of fields, status codes and verbs', async () => {
    expect(await toAlternate('<FieldTable of="boards" part="header" />')).toContain(
      '| `Api-Version` | string | The version of the API to use. Default: `v1.0`. |',
    );
    expect(await toAlternate('<FieldTable of="boards" />')).toContain(
      '| `data[].images[].url` | string |',
    );
    expect(await toAlternate('<StatusTable />')).toContain('| `403` | Forbidden |');
    expect(await toAlternate('<VerbTable />')).toContain('| `DELETE` | Deletes');
  });
});
