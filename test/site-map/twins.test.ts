import { toTwinRoute } from '../../src/site-map/places';

describe('the twin of a page', () => {
  it.each([
    ['/', '/index.md'],
    ['/changelog', '/changelog.md'],
    ['/endpoints', '/endpoints.md'],
    ['/endpoints/campaigns', '/endpoints/campaigns.md'],
    ['/docs/campaigns/create-campaign-link', '/docs/campaigns/create-campaign-link.md'],
  ])('of %s is at %s', (route, twin) => {
    expect(toTwinRoute(route)).toBe(twin);
  });
});
