/**
 * Compiles a page again when another file changes. In JavaScript, because the bundler loads it.
 * @this {import('webpack').LoaderContext<{file: string}>}
 * @param {string} source
 */
module.exports = function dependOn(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
