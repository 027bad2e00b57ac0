/** Sums up the times of several rounds of a measurement. */

/**
 * Times are in milliseconds. A round contains the times that were measured one after the other.
 * @typedef {readonly (readonly number[])[]} Rounds
 * @typedef {{readonly least: number, readonly most: number}} Range
 * @typedef {{readonly count: number, readonly median: number, readonly p95: number,
 *   readonly medians: Range, readonly p95s: Range}} Summary the median and the 95th percentile of
 *   all times together, and how far those of the single rounds differ
 */

/**
 * @param {Rounds} rounds
 * @returns {Summary}
 */
export function sumUp(rounds) {
  const all = rounds.flat();
  return {
    count: all.length,
    median: toQuantile(all, 0.5),
    p95: toQuantile(all, 0.95),
    medians: toRange(rounds.map((round) => toQuantile(round, 0.5))),
    p95s: toRange(rounds.map((round) => toQuantile(round, 0.95))),
  };
}

/**
 * A row of a table.
 * @param {Rounds} rounds
 * @param {string} goal for example `p95 < 30 ms`; empty if there is none
 */
export function toRow(rounds, goal) {
  const { count, median, p95, medians, p95s } = sumUp(rounds);
  return {
    times: count,
    'median ms': round(median),
    'of rounds': toText(medians),
    'p95 ms': round(p95),
    'p95 of rounds': toText(p95s),
    goal,
  };
}

/**
 * Takes the first time of each round apart, because code loads when a reader starts.
 * @param {Rounds} rounds
 * @returns {{first: Rounds, later: Rounds}}
 */
export function splitFirst(rounds) {
  return {
    first: rounds.map((times) => times.slice(0, 1)),
    later: rounds.map((times) => times.slice(1)),
  };
}

/**
 * The value that this share of the times does not exceed. NaN if there are no times.
 * @param {readonly number[]} times
 * @param {number} share from 0 to 1
 */
export function toQuantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * More columns of a row, about the same on a bare site.
 * @param {readonly number[]} times
 * @param {readonly number[]} bare
 */
export function toComparison(times, bare) {
  const median = toQuantile(bare, 0.5);
  return {
    'bare median ms': round(median),
    ratio: Number((toQuantile(times, 0.5) / median).toFixed(2)),
  };
}

/** @param {number} milliseconds */
function round(milliseconds) {
  return Number(milliseconds.toFixed(1));
}

/**
 * @param {readonly number[]} values
 * @returns {Range}
 */
function toRange(values) {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** @param {Range} range */
function toText({ least, most }) {
  return `${least.toFixed(1)} to ${most.toFixed(1)}`;
}
