/**
 * Loads a function that converts HTML to Markdown: CommonMark with the tables, tasks, footnotes and
 * deletions of GFM. With `rehype-parse`, which also records where each element is, it would take a
 * fourth longer. Written in JavaScript, because these packages are ES modules (see
 * src/content/packages.js).
 * @param {import('remark-stringify').Options} format
 * @param {typeof import('./article').keepArticle} keepArticle
 * @param {import('rehype-remark').Options} conversion
 */
async function loadPipeline(format, keepArticle, conversion) {
  const { unified } = await import('unified');
  const { parseFragment } = await import('parse5');
  const { fromParse5 } = await import('hast-util-from-parse5');
  const { default: toMdast } = await import('rehype-remark');
  const { default: gfm } = await import('remark-gfm');
  const { default: stringify } = await import('remark-stringify');
  // With the same width for all cells, cells are not padded, and the second row is `| --- | --- |`.
  const table = { stringLength: () => 3 };
  const pipeline = unified().use(gfm, table).use(stringify, format).freeze();
  /** @param {string} html */
  return (html) => {
    const root = /** @type {import('hast').Root} */ (
      fromParse5(parseFragment(html, { scriptingEnabled: false }))
    );
    keepArticle(root);
    // The package would copy what it sees, and collapse its whitespace slowly.
    const hidden = /** @type {import('hast').Root} */ (/** @type {unknown} */ ({ type: 'hidden' }));
    /** @type {import('rehype-remark').Options['nodeHandlers']} */
    const nodeHandlers = {
      ...conversion.nodeHandlers,
      hidden: (state) => state.one(root, undefined),
    };
    const converter = unified().use(toMdast, { ...conversion, nodeHandlers });
    return pipeline.stringify(converter.runSync(hidden));
  };
}

module.exports = { loadPipeline };
