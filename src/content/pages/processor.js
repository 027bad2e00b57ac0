/**
 * The parser for pages. Written in JavaScript, because these packages are ES modules: Node's
 * `import()` can load them, but the TypeScript loader would compile them.
 */
async function loadParser() {
  const [{ unified }, ...plugins] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-gfm'),
    import('remark-mdx'),
  ]);
  return unified().use(plugins.map((plugin) => plugin.default));
}

module.exports = { loadParser };
