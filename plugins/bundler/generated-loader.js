/**
 * @this {{getOptions: () => {edit: (source: string) => string}}}
 * @param {string} source
 */
module.exports = function editGenerated(source) {
  return this.getOptions().edit(source);
};
