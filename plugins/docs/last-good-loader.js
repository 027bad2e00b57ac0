/**
 * Keeps the last good state of a page. Written in JavaScript, because the bundler loads it directly.
 * @this {import('webpack').LoaderContext<import('./last-good').Options>}
 * @param {string} source
 */
module.exports = function keepLastGood(source) {
  const callback = this.async();
  this.getOptions()
    .load(this, source)
    .then(
      (code) => callback(null, code),
      (/** @type {unknown} */ error) => callback(/** @type {Error} */ (error)),
    );
};
