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
  return unified().use(gfm, { tablePipeAlign: false }).use(stringify, options);
}

module.exports = { loadWriter };
