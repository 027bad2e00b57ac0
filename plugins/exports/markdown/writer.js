/**
 * The writer of Markdown trees: CommonMark with the tables, tasks, footnotes and deletions of GFM.
 * Written in JavaScript, because these packages are ES modules (see src/content/pages/processor.js).
 * @param {import('remark-stringify').Options} options
 */
async function loadWriter(options) {
  const [{ unified }, { default: stringify }, { default: gfm }] = await Promise.all([
    import('unified'),
    import('remark-stringify'),
    import('remark-gfm'),
  ]);
  // With the same width for all cells, cells are not padded, and the second row is `| --- | --- |`.
  return unified()
    .use(gfm, { stringLength: () => 3 })
    .use(stringify, options);
}

module.exports = { loadWriter };
