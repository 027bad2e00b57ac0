import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { legalTexts, toLegalPage } from '../support/legal-texts';
import { useSite } from './site';

const { at, messages } = useSite();

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
};

/** Texts about the sample content. */
const texts: readonly string[] = [
  ...legalTexts,
  '[Errors](../errors.mdx#status-401) and [all](../errors.mdx#status-codes)',
  '[Boards](../reference/settings/boards.mdx#query-params)',
  '[Links](../reference/campaigns/index.mdx) and [the image](./board.png)',
  "<EndpointLink slug={'boards'} /> and <StatusLink>the status</StatusLink>",
  '<Sample\n  slug="create-link"\n  values={{ path: { boardId: \'b2\' }, body: { title: `A` } }}\n/>',
];

/** Other files. */
const files: readonly (readonly [file: string, text: string])[] = [
  ['docs/windows.mdx', '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n## B\r\n\r\nText.\r\n'],
  [
    'docs/keys.md',
    `---
title: 'A: b'
description: >-
  One sentence, that
  has two lines.
slug: /docs/other
sidebar_label: B # a comment
sidebar_position: 2.5
hide_from_search: true
keywords: [a, b]
pagination_next: null
pagination_prev: guides/first
image: ./guides/board.png
aliases:
  - /docs/older
unlisted: true
---

Text.
`,
  ],
  ['docs/draft.mdx', '---\ntitle: A\ndraft: true\n---\n\nTo be written.\n'],
  ['docs/plans/_category_.yml', 'label: Plans\nposition: 3\ncollapsed: false\nlink: null\n'],
  ['docs/releases/2.0.md', '## Breaking\n\nSee [errors](../errors.mdx).\n'],
  ['docs/notes.txt', 'Not a page: <a> {b}.\n'],
];

describe('the check of the content', () => {
  it('accepts pages with these texts', async () => {
    for (const [index, text] of texts.entries()) {
      await write(`docs/guides/text-${index}.mdx`, toLegalPage(text));
    }
    expect(await messages()).toEqual([]);
  });

  it('accepts these files', async () => {
    for (const [file, text] of files) await write(file, text);
    expect(await messages()).toEqual([]);
  });

  it('accepts a text that two pages share', async () => {
    await write('docs/_shared.mdx', '## Shared\n\nText with <SupportEmail />.\n');
    const text =
      "---\ntitle: A\n---\n\nimport Shared from './_shared.mdx';\n\n<Shared />\n\n[It](#shared)\n";
    await write('docs/one.mdx', text);
    await write('docs/two.mdx', text);
    expect(await messages()).toEqual([]);
  });
});
