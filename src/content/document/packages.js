/**
 * The packages that read OpenAPI documents. Written in JavaScript, because they are ES modules:
 * Node's `import()` can load them, but the TypeScript loader would compile them.
 */
async function loadPackages() {
  const [openApi, { upgrade }, { query }] = await Promise.all([
    import('@redocly/openapi-core'),
    import('@scalar/openapi-upgrader'),
    import('jsonpath-rfc9535'),
  ]);
  return { openApi, upgrade, query };
}

module.exports = { loadPackages };
