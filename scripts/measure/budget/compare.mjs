/** Compares what pages load with the budget. */

/**
 * @typedef {{html: number, css: number, js: number, other: number, total: number, scripts: number,
 *   nodes: number, output: number}} Figures bytes of bodies with gzip; `scripts` is a number of
 *   files, `nodes` of elements, and `output` the size of the page's HTML file without compression
 * @typedef {Readonly<Record<string, Figures>>} Pages by route
 * @typedef {Readonly<Record<string, number>>} Modules bytes before minification, by name
 * @typedef {{readonly pages: Pages, readonly modules: Modules}} Budget
 */

/**
 * How much a figure can grow without notice, as a share: compression differs by some bytes between
 * machines, and editors add pages, which the menus of other pages list.
 * @type {Figures}
 */
const tolerance = {
  ...{ total: 0.01, css: 0.01, js: 0.01, other: 0 },
  ...{ html: 0.1, nodes: 0.1, output: 0.1 },
  scripts: 0,
};

/**
 * The figures above the budget, in words.
 * @param {Pages} budget
 * @param {Pages} measured
 * @returns {string[]}
 */
export function listExcesses(budget, measured) {
  return Object.entries(budget).flatMap(([route, allowed]) =>
    Object.entries(allowed).flatMap(([name, most]) => {
      const figure = /** @type {keyof Figures} */ (name);
      const found = measured[route]?.[figure] ?? Number.NaN;
      if (found <= most * (1 + tolerance[figure])) return [];
      return [`${route}: found ${figure} ${found}, expected at most ${most}`];
    }),
  );
}

/**
 * The modules that are new or larger, most bytes first.
 * @param {Modules} before
 * @param {Modules} after
 */
export function listGrown(before, after) {
  return Object.entries(after)
    .map(([name, size]) => ({ name, bytes: size - (before[name] ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
}
