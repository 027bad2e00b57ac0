import { buildRobots, buildSecurity } from '../../src/hosting/well-known';

const portal = { url: 'https://docs.example.com', baseUrl: '/portal/' };

describe('robots.txt', () => {
  it('allows everything, and names the sitemap', () => {
    expect(buildRobots(portal, true)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/portal/sitemap.xml\n',
    );
  });

  it('names no sitemap that does not exist', () => {
    expect(buildRobots(portal, false)).toBe('User-agent: *\nAllow: /\n');
  });
});

describe('security.txt', () => {
  it('has the fields that RFC 9116 requires, and its own URL', () => {
    const security = { contact: 'mailto:a@example.com', expires: '2099-12-31' };
    expect(buildSecurity(security, portal)).toBe(
      'Contact: mailto:a@example.com\nExpires: 2099-12-31T00:00:00Z\n' +
        'Canonical: https://docs.example.com/.well-known/security.txt\n',
    );
  });
});
