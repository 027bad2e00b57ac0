/**
 * The parser for pages, and the rules of remark-lint. Written in JavaScript, because these packages
 * are ES modules: Node's `import()` can load them, but the TypeScript loader would compile them.
 */
async function loadProcessors() {
  const [{ unified }, mdx, ...plugins] = await Promise.all([
    import('unified'),
    import('remark-mdx'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const [{ VFile }, duplicate, undefinedReferences, unused] = await Promise.all([
    import('vfile'),
    import('remark-lint-no-duplicate-definitions'),
    import('remark-lint-no-undefined-references'),
    import('remark-lint-no-unused-definitions'),
  ]);
  const shared = plugins.map((plugin) => plugin.default);
  const rules = unified()
    .use(duplicate.default)
    .use(undefinedReferences.default, { allowShortcutLink: true })
    .use(unused.default);
  return {
    pages: unified().use([...shared, mdx.default]),
    /**
     * The messages of remark-lint about a page.
     * @param {import('mdast').Root} tree
     * @param {string} text
     */
    async lint(tree, text) {
      const file = new VFile(text);
      await rules.run(tree, file);
      return file.messages;
    },
  };
}

module.exports = { loadProcessors };
