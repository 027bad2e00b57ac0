/**
 * Parsers for pages, as in the build, and for plain Markdown. Written in JavaScript, because these
 * packages are ES modules: Node's `import()` can load them, but the TypeScript loader would compile
 * them.
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
  const shared = plugins.map((plugin) => plugin.default);
  return {
    pages: unified().use([...shared, mdx.default]),
    markdown: unified().use(shared),
  };
}

module.exports = { loadProcessors };
