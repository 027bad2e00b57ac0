/** Mistakes in the data for the sidebar, in pages and folders. */
import { write, type Mistake } from './mistake';

export const folderMistakes: readonly Mistake[] = [
  {
    name: 'a tag',
    edit: write('docs/later.mdx', '---\ntitle: A\ntags: [a]\n---\n\nText.\n'),
    messages: [
      'docs/later.mdx:3: front matter "tags": found an unknown key, expected a known key.',
    ],
  },
  {
    name: 'an unknown key of a folder',
    edit: write('docs/guides/_category_.yml', 'lable: Guides\n'),
    messages: [
      'docs/guides/_category_.yml:1: "lable": found an unknown key, expected a known key. Did you mean "label"?',
    ],
  },
  {
    name: 'a category file that is not valid YAML',
    edit: write('docs/guides/_category_.yml', 'label: [\n'),
    messages: [
      'docs/guides/_category_.yml:2: found invalid YAML or JSON (unexpected end of the stream within a flow collection), expected keys such as "label" and "position".',
    ],
  },
  {
    name: 'a generated index of a folder',
    edit: write(
      'docs/guides/_category_.json',
      '{"label":"Guides","link":{"type":"generated-index"}}',
    ),
    messages: [
      'docs/guides/_category_.json:1: "link": found an unsupported link, expected null, or a page such as { type: doc, id: guides/first-link }. To link to a page about the folder, add index.mdx to the folder instead.',
    ],
  },
  {
    name: 'a folder that links to a missing page',
    edit: write(
      'docs/guides/_category_.yml',
      'label: Guides\nlink: { type: doc, id: guides/frist }\n',
    ),
    messages: [
      'docs/guides/_category_.yml:2: "link": found "guides/frist", expected the path of a page in docs, without its extension. Did you mean "guides/first"?',
    ],
  },
  {
    name: 'a folder position that is a string',
    edit: write('docs/guides/_category_.yml', 'position: first\n'),
    messages: ['docs/guides/_category_.yml:1: "position": found "first", expected a number.'],
  },
];
