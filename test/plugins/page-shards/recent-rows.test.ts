import fc from 'fast-check';
import { keepRecentFirst } from '../../../plugins/page-shards/server/recent-rows';

const toRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/${index}` }));

describe('keepRecentFirst', () => {
  it('moves rows of later paths to the start, and keeps the 32 most recent ones there', () => {
    const rows = toRows(1000);
    const move = keepRecentFirst(rows);
    for (let page = 100; page < 150; page++) move(`/${page}`);
    const first = new Set(rows.slice(0, 32).map(({ path }) => path));
    const recent = Array.from({ length: 32 }, (_, index) => `/${118 + index}`);
    expect(first).toEqual(new Set(recent));
  });

  it('keeps all rows, and ignores paths without a row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 })), (pages) => {
        const rows = toRows(100);
        const before = [...rows];
        const move = keepRecentFirst(rows);
        for (const page of pages) move(`/${page}`);
        expect(new Set(rows)).toEqual(new Set(before));
        expect(rows).toHaveLength(before.length);
      }),
    );
  });
});
