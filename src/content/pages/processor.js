/**
 * The syntax of pages, as the build reads them, and that of plain Markdown. JavaScript, because these
 * packages are ES modules, which Node's own `import()` loads and the loader of TypeScript would compile.
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
