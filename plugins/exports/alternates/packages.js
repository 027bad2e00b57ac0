/**
 * The pipeline from HTML to Markdown, and the writer of Markdown trees: CommonMark with the tables,
 * tasks, footnotes and deletions of GFM. Written in JavaScript, because these packages are ES modules
 * (see src/content/pages/processor.js).
 * @param {import('remark-stringify').Options} format
 * @param {typeof import('./article').default} article
 * @param {import('rehype-remark').Options} conversion
 */
async function loadPipeline(format, article, conversion) {
  const [{ unified }, { default: parse }, { default: toMdast }, { default: gfm }, stringify] =
    await Promise.all([
      import('unified'),
      import('rehype-parse'),
      import('rehype-remark'),
      import('remark-gfm'),
      import('remark-stringify'),
    ]);
  // With the same width for all cells, cells are not padded, and the second row is `| --- | --- |`.
  const table = { stringLength: () => 3 };
  return unified()
    .use(parse, { fragment: true })
    .use(article)
    .use(toMdast, conversion)
    .use(gfm, table)
    .use(stringify.default, format)
    .freeze();
}

module.exports = { loadPipeline };
