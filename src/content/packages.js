/** Packages that read pages. Written in JavaScript for the reason of `src/load/packages.js`. */

/** The pipeline from CommonMark with GFM and HTML to safe elements, and the names of elements. */
async function loadPipeline() {
  const { unified } = await import('unified');
  const { default: parse } = await import('remark-parse');
  const { default: gfm } = await import('remark-gfm');
  const { default: toHtml } = await import('remark-rehype');
  const { default: parseHtml } = await import('rehype-raw');
  const { default: sanitize, defaultSchema } = await import('rehype-sanitize');
  const known = defaultSchema.tagNames ?? [];
  const pipeline = unified()
    .use(parse)
    .use(gfm)
    .use(toHtml, { allowDangerousHtml: true })
    .use(parseHtml)
    .use(sanitize, {
      ...defaultSchema,
      // The page has these names already.
      clobber: ['ariaDescribedBy', 'ariaLabelledBy', 'id', 'name'],
      // Tasks of lists. `toBlocks` leaves out other inputs.
      attributes: { ...defaultSchema.attributes, input: [['type', 'checkbox'], 'checked'] },
      required: {},
      protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
      strip: ['script', 'style'],
    })
    .freeze();
  return { pipeline, known };
}

/** The parser of the build: of MDX, or of CommonMark with GFM. Both know front matter and notes. */
async function loadParser(isCommonMark = false) {
  const [{ unified }, { default: mdx }, ...plugins] = await Promise.all([
    import('unified'),
    import('remark-mdx'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const all = plugins.map((plugin) => plugin.default);
  return unified().use(isCommonMark ? all : [...all, mdx]);
}

module.exports = { loadParser, loadPipeline };
