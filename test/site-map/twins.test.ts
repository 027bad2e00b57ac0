import { hasTwin, toTwinRoute } from '../../src/site-map/twins';

describe('the twin of a page', () => {
  it.each([
    ['/', '/index.md'],
    ['/changelog', '/changelog.md'],
    ['/endpoints', '/endpoints.md'],
    ['/endpoints/campaigns', '/endpoints/campaigns.md'],
    ['/docs/campaigns/create-campaign-link', '/docs/campaigns/create-campaign-link.md'],
  ])('of %s is at %s', (route, twin) => {
    expect(hasTwin(route)).toBe(true);
    expect(toTwinRoute(route)).toBe(twin);
  });

  it('is missing for the search', () => {
    expect(hasTwin('/search')).toBe(false);
  });
});
