import { toShardNumber } from '../../../plugins/page-shards/shard-of';

describe('toShardNumber', () => {
  it.each([
    ['/docs/campaigns/get-campaign-link', '/endpoints/campaigns'],
    ['docs/campaigns', '/endpoints/campaigns/'],
    ['/search', '/endpoints'],
  ])('is the same for %s and %s', (one, other) => {
    expect(toShardNumber(one, 1000)).toBe(toShardNumber(other, 1000));
  });

  it('is less than the count', () => {
    const numbers = Array.from({ length: 500 }, (_, index) => toShardNumber(`docs/é${index}`, 7));
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });
});
