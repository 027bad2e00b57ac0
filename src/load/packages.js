/**
 * What reads OpenAPI documents. Written in JavaScript, because the package is an ES module: Node's
 * `import()` can load it, but the TypeScript loader would compile it.
 */
module.exports = { loadPackages: async () => ({ openApi: await import('@redocly/openapi-core') }) };
