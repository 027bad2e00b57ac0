/**
 * Random choices that are the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function buildRandom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ end) => Math.floor(next() * end);
  return {
    below,
    /**
     * @template T
     * @param {readonly T[]} list not empty
     */
    pick: (list) => /** @type {T} */ (list[below(list.length)]),
  };
}

/** @typedef {ReturnType<typeof buildRandom>} Random */
