/** The median of several simulated Lighthouse runs for a phone. */
import lighthouse from 'lighthouse';

/** @typedef {{blockingTime: number, largestPaint: number, layoutShift: number}} Vitals milliseconds; CLS */

const runs = 3;

/**
 * @param {string} url
 * @param {number} port the browser's debugging port
 * @returns {Promise<Vitals>}
 */
export async function measureVitals(url, port) {
  /** @type {Vitals[]} */
  const all = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const value = (/** @type {string} */ id) => result.lhr.audits[id]?.numericValue ?? Number.NaN;
    all.push({
      blockingTime: value('total-blocking-time'),
      largestPaint: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
    });
  }
  return {
    blockingTime: toMedian(all.map(({ blockingTime }) => blockingTime)),
    largestPaint: toMedian(all.map(({ largestPaint }) => largestPaint)),
    layoutShift: toMedian(all.map(({ layoutShift }) => layoutShift)),
  };
}

/** @param {number[]} values */
function toMedian(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
