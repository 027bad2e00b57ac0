/**
 * Mistakes that a build accepts without publishing the page, or reports in terms of the framework.
 */
import path from 'node:path/posix';
import { template } from '../../src/content/pages/template';
import { all, append, replace, write, type Mistake } from './mistake';

const guide = 'docs/guides/first.mdx';
const toPage = (keys = '') => `---\ntitle: A\n${keys}---\n\nText.\n`;

export const publishMistakes: readonly Mistake[] = [
  {
    name: 'a link to a draft',
    edit: all(
      write('docs/later.mdx', toPage('draft: true\n')),
      append(guide, '\n[Later](../later.mdx)\n'),
    ),
    messages: [
      'docs/guides/first.mdx:33: link "Later": found a link to a draft, docs/later.mdx, expected a published page. Remove the link, or remove "draft: true" from the page.',
    ],
  },
  {
    name: 'a page with the extension of a text file',
    edit: write('docs/later.mdx.txt', toPage()),
    messages: [
      'docs/later.mdx.txt: file name: found "later.mdx.txt", which is not published, expected a name with the extension ".mdx". Rename it to "later.mdx".',
    ],
  },
  ...(['v2.0.md', '2.0.mdx', '2.0/notes.md'] as const).map((name) => ({
    name: `release notes in ${name}`,
    edit: write(`docs/releases/${name}`, 'Text.\n'),
    messages: [
      `docs/releases/${name}: file name: found "${path.basename(name)}", expected a version such as 1.0, 1.0.2 or 2.0-rc.1, without leading zeros, and not 404, with the extension ".md". The changelog shows the release notes of a version, such as "docs/releases/2.0.md".`,
    ],
  })),
  {
    name: 'links to headings of release notes',
    edit: write(
      'docs/releases/2.0.md',
      'See [below](#breaking), <a href="#breaking">this</a> or [errors](../errors.mdx).\n\n## Breaking\n\nText.\n',
    ),
    messages: ['link "below"', '<a> href'].map(
      (where) =>
        `docs/releases/2.0.md:1: ${where}: found the anchor "#breaking", expected no link to a heading of release notes, since the changelog gives them no anchors. Name the heading without a link.`,
    ),
  },
  {
    name: 'a page with an extension in capitals',
    edit: write('docs/later.MDX', toPage()),
    messages: [
      'docs/later.MDX: file name: found "later.MDX", which is not published, expected a name with the extension ".mdx". Rename it to "later.mdx".',
    ],
  },
  {
    name: 'a page with the name of a test',
    edit: write('docs/later.test.mdx', toPage()),
    messages: [
      'docs/later.test.mdx: file name: found "later.test.mdx", which is not published, expected a name with the extension ".mdx". Rename it to "later.mdx".',
    ],
  },
  {
    name: 'an import of a file that does not exist',
    edit: replace(guide, "'./version'", "'./versions'"),
    messages: [
      'docs/guides/first.mdx:7: import "./versions": found no file, expected a file that exists.',
    ],
  },
  {
    name: 'an unknown sidebar',
    edit: write('docs/later.mdx', toPage('displayed_sidebar: main\n')),
    messages: [
      'docs/later.mdx:3: front matter "displayed_sidebar": found "main", expected "docs", the only sidebar, or null for none.',
    ],
  },
  {
    name: 'an unknown next page',
    edit: write('docs/later.mdx', toPage('pagination_next: guides/frist\n')),
    messages: [
      'docs/later.mdx:3: front matter "pagination_next": found "guides/frist", expected the path of a published page in docs, without its extension, or null. Did you mean "guides/first"?',
    ],
  },
  {
    name: 'a duplicate ID',
    edit: write('docs/guides/later.mdx', toPage('id: first\n')),
    messages: [
      'docs/guides/later.mdx:3: front matter "id": found "first", the ID of docs/guides/first.mdx, expected a unique ID.',
    ],
  },
  {
    name: 'an ID with a slash',
    edit: write('docs/later.mdx', toPage('id: a/b\n')),
    messages: [
      'docs/later.mdx:3: front matter "id": found "a/b", expected letters, digits, hyphens and underscores.',
    ],
  },
  {
    name: 'an image in the front matter that does not exist',
    edit: write('docs/later.mdx', toPage('image: ./nowhere.png\n')),
    messages: [
      'docs/later.mdx:3: front matter "image": found no file, expected the relative path of an image.',
    ],
  },
  {
    name: 'a title that YAML truncates',
    edit: write('docs/later.mdx', '---\ntitle: Use #tags\n---\n'),
    messages: [
      'docs/later.mdx:2: front matter "title": found "#tags", which YAML ignores, expected the text. Put the value in quotes.',
    ],
  },
  {
    name: 'a title with marks',
    edit: write('docs/later.mdx', '---\ntitle: Use `tags`\n---\n'),
    messages: [
      'docs/later.mdx:2: front matter "title": found "`", expected plain text, because Markdown is not rendered here. Remove the marks.',
    ],
  },
  {
    name: 'an anchor of an endpoint that does not exist',
    edit: append(guide, '\n[Boards](../reference/settings/boards.mdx#nowhere)\n'),
    messages: [
      'docs/guides/first.mdx:33: link "Boards": found the anchor "#nowhere", expected a heading of docs/reference/settings/boards.mdx. It has #query-params, #response-codes, #response-structure.',
    ],
  },
  {
    name: 'an anchor that does not exist, in a text of the catalogue',
    edit: replace(
      'src/catalogue/campaigns/links.ts',
      "summary: '",
      "summary: 'See [Errors](/docs/errors#nowhere). ",
    ),
    messages: [
      'src/catalogue/index.ts: create-link: summary: found the anchor "#nowhere", expected one of "status-codes", "status-401".',
    ],
  },
  {
    name: 'a catalogue title with marks',
    edit: replace('src/catalogue/campaigns/links.ts', "title: '", "title: '**New** "),
    messages: [
      'src/catalogue/index.ts: create-link: title: found strong in "New", expected plain text, since readers see every mark of a title.',
    ],
  },
  {
    name: 'a mistake in a file that pages import',
    edit: write('docs/guides/_part.mdx', 'Text **bold.\n'),
    messages: [
      'docs/guides/_part.mdx:1: found "**" without a matching mark, expected "**" on both sides of the text, in one paragraph. Write "\\*\\*" for literal characters.',
    ],
  },
  {
    name: 'a name that a file which pages import does not export',
    edit: all(
      write('docs/guides/_part.mdx', 'export const year = 2026;\n\nText.\n'),
      write(
        'docs/later.mdx',
        toPage().replace(
          'Text',
          "import Part, { Foo, yaer, toc } from './guides/_part.mdx';\n\nText",
        ),
      ),
    ),
    messages: [
      'docs/later.mdx:5: import "./guides/_part.mdx": found an import of "Foo", expected a name that docs/guides/_part.mdx exports. To import its text, write import Foo without braces.',
      'docs/later.mdx:5: import "./guides/_part.mdx": found an import of "yaer", expected a name that docs/guides/_part.mdx exports. Did you mean "year"?',
    ],
  },
  {
    name: 'a link to a static file, which no version contains',
    edit: all(write('static/terms.txt', 'Terms.\n'), append(guide, '\n[Terms](/terms.txt)\n')),
    messages: [
      'docs/guides/first.mdx:33: link "Terms": found a file that all versions share, expected a file next to the page, which is part of its version. Put the file in the folder of the page, and write its relative path, such as ./board.png.',
    ],
  },
  {
    name: 'a hidden title without another one',
    edit: write('docs/later.mdx', toPage('hide_title: true\n')),
    messages: [
      'docs/later.mdx:3: front matter "hide_title": found true, expected a visible title, because it is the only heading of level 1. Remove the key.',
    ],
  },
  {
    name: 'the description of a new page',
    edit: write('docs/later.mdx', toPage(`description: ${template.description}\n`)),
    messages: [
      'docs/later.mdx:3: front matter "description": found the text of a new page, "Describe in one sentence what this page is about, for search engines.", expected your own text. Replace it, or add "draft: true" to the front matter.',
    ],
  },
  {
    name: 'a wrong fence, without the links to headings of its page',
    edit: replace('docs/errors.mdx', '## Status codes', '```js\na\n\n## Status codes'),
    messages: [
      'docs/errors.mdx:6: code block: found no end, expected a line ``` below the code. Without it, the block continues to the end of the page.',
    ],
  },
  {
    name: 'a page that is both a draft and unlisted',
    edit: write('docs/later.mdx', toPage('draft: true\nunlisted: true\n')),
    messages: [
      'docs/later.mdx:2: front matter: found "draft: true" and "unlisted: true", expected one of them.',
    ],
  },
];
