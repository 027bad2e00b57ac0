import { toShardNumber } from '../../../plugins/page-shards/shard-of';

describe('toShardNumber', () => {
  it.each([
    ['/', '/docs/campaigns/get-campaign-link', '/endpoints/campaigns'],
    ['/portal/1.0', '/portal/1.0/docs/campaigns', '/portal/1.0/endpoints/campaigns/'],
    ['/', '/search', '/endpoints'],
  ])('is the same in %s for %s and %s', (version, one, other) => {
    expect(toShardNumber(version, one, 1000)).toBe(toShardNumber(version, other, 1000));
  });

  it('depends on the category and the version', () => {
    const numbers = [
      toShardNumber('/', '/docs/campaigns', 1000),
      toShardNumber('/', '/docs/batch', 1000),
      toShardNumber('/1.0', '/1.0/docs/campaigns', 1000),
    ];
    expect(new Set(numbers).size).toBe(3);
  });

  it('is less than the count', () => {
    const numbers = Array.from({ length: 500 }, (_, index) =>
      toShardNumber('/', `/docs/é${index}`, 7),
    );
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });
});
