/**
 * The pipeline from CommonMark with GFM and HTML to safe elements. Written in JavaScript, because these
 * packages are ES modules (see pages/processor.js).
 */
async function loadPipeline() {
  const { unified } = await import('unified');
  const { default: parse } = await import('remark-parse');
  const { default: gfm } = await import('remark-gfm');
  const { default: toHtml } = await import('remark-rehype');
  const { default: parseHtml } = await import('rehype-raw');
  const { default: sanitize, defaultSchema } = await import('rehype-sanitize');
  return unified()
    .use(parse)
    .use(gfm)
    .use(toHtml, { allowDangerousHtml: true })
    .use(parseHtml)
    .use(sanitize, {
      ...defaultSchema,
      // The page has these names already.
      clobber: ['ariaDescribedBy', 'ariaLabelledBy', 'id', 'name'],
      tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
      protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
      strip: ['script', 'style'],
    })
    .freeze();
}

module.exports = { loadPipeline };
