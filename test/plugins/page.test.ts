import { buildJson, buildPage } from '../../plugins/endpoint-pages/page';

describe('buildPage', () => {
  it('writes front matter as JSON, an import of the data beside it, and one component', () => {
    const files = buildPage({
      file: 'batch/x.mdx',
      component: 'EndpointPage',
      frontMatter: {
        title: 'A: "B" #c {d} <e>',
        description: '--- \\ \n',
        slug: '/docs/batch/x',
        search_category: 'Batch',
      },
      content: { endpoint: { slug: 'x' } },
    });
    expect(Object.fromEntries(files)).toEqual({
      'batch/x.mdx': String.raw`---
# Generated from src/catalogue by plugins/endpoint-pages: edit the catalogue instead.
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

<EndpointPage page={page} />
`,
      'batch/x.json': `{
  "notice": "Generated from src/catalogue by plugins/endpoint-pages: edit the catalogue instead.",
  "schemaVersion": 1,
  "endpoint": {
    "slug": "x"
  }
}
`,
    });
  });
});

describe('buildJson', () => {
  it('ends with one line break', () => {
    expect(buildJson({ a: 'é' })).toMatch(/"a": "é"\n}\n$/);
  });
});
