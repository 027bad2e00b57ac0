/**
 * Parsers for pages, as in the build, for plain Markdown, and for the blocks of pages that the first
 * one cannot read, where tags and braces are text. Written in JavaScript, because these
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
    blocks: unified().use([...shared, withoutHtml]),
  };
}

/**
 * As in pages, tags do not start blocks, and indented text is not code.
 * @this {import('unified').Processor}
 */
function withoutHtml() {
  const { micromarkExtensions = [] } = this.data();
  const disabled = { disable: { null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'] } };
  this.data('micromarkExtensions', [...micromarkExtensions, disabled]);
}

module.exports = { loadProcessors };
