/**
 * The pipeline from CommonMark with GFM and HTML to safe elements. Written in JavaScript, because these
 * packages are ES modules (see packages.js).
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
    .use(placeholders, defaultSchema.tagNames ?? [])
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

/**
 * Turns unknown tags that nothing closes into text, such as that in `Bearer <token>`.
 * @param {readonly string[]} known the names of elements
 */
function placeholders(known) {
  /** @param {import('mdast').Root} root */
  return (root) => {
    const nodes = listHtml(root);
    const closing = nodes.flatMap(({ value }) => [...value.matchAll(/<\/([a-z][^\s>]*)/gi)]);
    const names = new Set([...known, ...closing.map(([, name = '']) => name.toLowerCase())]);
    for (const node of nodes) {
      node.value = node.value.replaceAll(
        /<([a-z][^\s/>=]*)[^>=]*>/gi,
        (tag, /** @type {string} */ name) =>
          names.has(name.toLowerCase()) ? tag : tag.replace('<', '&lt;'),
      );
    }
  };
}

/**
 * @param {import('mdast').Nodes} node
 * @returns {import('mdast').Html[]}
 */
function listHtml(node) {
  if (node.type === 'html') return [node];
  return 'children' in node ? node.children.flatMap(listHtml) : [];
}

module.exports = { loadPipeline };
