import { toAlternateRoute } from '../../src/site-map/places';

describe('the alternate of a page', () => {
  it.each([
    ['/', '/index.md'],
    ['/changelog', '/changelog.md'],
    ['/endpoints', '/endpoints.md'],
    ['/endpoints/campaigns', '/endpoints/campaigns.md'],
    ['/docs/campaigns/create-campaign-link', '/docs/campaigns/create-campaign-link.md'],
  ])('of %s is at %s', (route, alternate) => {
    expect(toAlternateRoute(route)).toBe(alternate);
  });
});
