/**
 * Converts a name with hyphens to a title: `first-link` → `First link` or `First Link`.
 * @param {string} name
 * @param {'sentence' | 'title'} style
 */
export function toTitle(name, style) {
  const words = name.split('-').filter(Boolean);
  const capitalize = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
  return words
    .map((word, index) => (index === 0 || style === 'title' ? capitalize(word) : word))
    .join(' ');
}
