import {
  splitFirst,
  sumUp,
  toComparison,
  toQuantile,
  toRow,
} from '../../scripts/measure/figures.mjs';

/** 1 to 20 in another order. */
const twenty = [11, 2, 13, 4, 15, 6, 17, 8, 19, 10, 1, 12, 3, 14, 5, 16, 7, 18, 9, 20];

describe('a quantile', () => {
  it.each([
    ['the median of an odd number', [9, 1, 5], 0.5, 5],
    ['the lower median of an even number', [4, 1, 3, 2], 0.5, 2],
    ['the 95th percentile', twenty, 0.95, 19],
    ['the 95th percentile of few times, which is the largest', [3, 1, 2], 0.95, 3],
    ['the least', twenty, 0, 1],
    ['the largest', twenty, 1, 20],
    ['a single time', [7], 0.5, 7],
    ['no time', [], 0.5, Number.NaN],
  ])('is %s', (_, times, share, expected) => {
    expect(toQuantile(times, share)).toBe(expected);
  });

  it('leaves the order of the times as it is', () => {
    const times = [3, 1, 2];
    toQuantile(times, 0.5);
    expect(times).toEqual([3, 1, 2]);
  });
});

it('sums up all rounds together, and shows how far they differ', () => {
  expect(sumUp([[1, 2, 3], [10, 20, 30], [4]])).toEqual({
    count: 7,
    median: 4,
    p95: 30,
    medians: { least: 2, most: 20 },
    p95s: { least: 3, most: 30 },
  });
});

it('takes the first time of each round apart', () => {
  expect(splitFirst([[9, 1, 2], [8]])).toEqual({ first: [[9], [8]], later: [[1, 2], []] });
});

it('writes a row of a table with one decimal place', () => {
  expect(toRow([[1.25, 2.04], [3]], 'p95 < 30 ms')).toEqual({
    times: 3,
    'median ms': 2,
    'of rounds': '1.3 to 3.0',
    'p95 ms': 3,
    'p95 of rounds': '2.0 to 3.0',
    goal: 'p95 < 30 ms',
  });
});

it('compares the median with that of the bare site', () => {
  expect(toComparison([10, 30, 20], [40, 50, 1000])).toEqual({ 'bare median ms': 50, ratio: 0.4 });
});
