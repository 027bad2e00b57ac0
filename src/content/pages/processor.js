/**
 * The syntax of pages, as the build reads them. JavaScript, because these packages are ES modules,
 * which Node's own `import()` loads and the loader of TypeScript would compile.
 */
async function loadProcessor() {
  const [{ unified }, ...plugins] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  return unified().use(plugins.map((plugin) => plugin.default));
}

module.exports = { loadProcessor };
