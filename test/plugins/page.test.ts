import { buildPage } from '../../plugins/endpoint-pages/page';
import type { SitePage } from '../../src/site-map';

describe('buildPage', () => {
  it('writes front matter as JSON, imports of the data next to it and of release notes, and one component', () => {
    const page: SitePage = {
      ...{ kind: 'index', categories: [] },
      ...{ name: 'batch/x', route: '/docs/batch/x', parent: '/', aliases: [] },
      title: 'A: "B" #c {d} <e>',
      searchCategory: 'Batch',
    };
    const files = buildPage(page, {
      component: 'EndpointPage',
      description: '--- \\ \n',
      content: { endpoint: { slug: 'x' } },
      notes: new Map([['2.0', '../releases/2.0.md']]),
    });
    expect(Object.fromEntries(files)).toEqual({
      'batch/x.mdx': String.raw`---
# Generated from src/catalogue by plugins/endpoint-pages. Edit the catalogue instead.
title: "A: \"B\" #c {d} <e>"
description: "--- \\ \n"
slug: "/docs/batch/x"
search_category: "Batch"
hide_title: true
hide_table_of_contents: true
custom_edit_url: null
---

import page from './x.json';
import EndpointPage from '@site/src/components/EndpointPage';
import Notes0 from '../releases/2.0.md';

<EndpointPage page={page} notes={{ "2.0": Notes0 }} />
`,
      'batch/x.json': `{
  "notice": "Generated from src/catalogue by plugins/endpoint-pages. Edit the catalogue instead.",
  "endpoint": {
    "slug": "x"
  }
}
`,
    });
  });
});
