import { legalTexts, toLegalPage } from '../support/legal-texts';
import { useSite } from './site';

const { messages, write } = useSite();

/** Texts about the sample content. */
const texts: readonly string[] = [
  ...legalTexts,
  '[Errors](../errors.mdx#status-401) and [all](../errors.mdx#status-codes)',
  '[Boards](../reference/settings/boards.mdx#query-params)',
  '[Links](../reference/campaigns/index.mdx) and [the image](./board.png)',
  "<EndpointLink slug={'boards'} /> and <StatusLink>the status</StatusLink>",
  '<Sample\n  slug="create-link"\n  values={{ path: { boardId: \'b2\' }, body: { title: `A` } }}\n/>',
];

const sharing =
  "---\ntitle: A\n---\n\nimport Shared from './_shared.mdx';\n\n<Shared />\n\n[It](#shared)\n";

/** Other files, two of which share a text. */
const files = {
  'docs/_shared.mdx': '## Shared\n\nText with <SupportEmail />.\n',
  ...{ 'docs/one.mdx': sharing, 'docs/two.mdx': sharing },
  'docs/windows.mdx': '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n## B\r\n\r\nText.\r\n',
  'docs/keys.md': `---
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
  'docs/draft.mdx': '---\ntitle: A\ndraft: true\n---\n\nTo be written.\n',
  'docs/plans/_category_.yml': 'label: Plans\nposition: 3\ncollapsed: false\nlink: null\n',
  'docs/releases/2.0.md': '## Breaking\n\nSee [errors](../errors.mdx).\n',
  'docs/marks.md': '# A \\`b\n\nText \\*\\*c\\*\\* and \\[d](e).\n',
  'docs/notes.txt': 'Not a page: <a> {b}.\n',
};

describe('the check of the content', () => {
  it('accepts pages with these texts', async () => {
    const pages = texts.map((text, index) => [`docs/guides/${index}.mdx`, toLegalPage(text)]);
    await write(Object.fromEntries(pages) as Record<string, string>);
    expect(await messages()).toEqual([]);
  });

  it('accepts these files', async () => {
    await write(files);
    expect(await messages()).toEqual([]);
  });
});
