/**
 * Packages that read documents and pages. Written in JavaScript, because they are ES modules: Node's
 * `import()` can load them, but the TypeScript loader would compile them.
 */

/** What reads OpenAPI documents. */
async function loadPackages() {
  const [openApi, { upgrade }, { query }] = await Promise.all([
    import('@redocly/openapi-core'),
    import('@scalar/openapi-upgrader'),
    import('jsonpath-rfc9535'),
  ]);
  return { openApi, upgrade, query };
}

/** The parser for pages. */
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

module.exports = { loadPackages, loadParser };
