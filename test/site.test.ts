import { readSite, settings } from '../src/site';

const defaults = {
  site: {
    name: 'Music Link API',
    product: 'product',
    apiBaseUrl: 'https://api.example.com',
    authenticationBaseUrl: 'https://auth.example.com',
    supportEmail: 'api-support@example.com',
    statusPage: 'https://status.example.com',
  },
  deployment: { siteUrl: 'https://developers.example.com', baseUrl: '/', editUrl: '' },
};

const variables = Object.values(settings).map(({ variable }) => variable);

/** The settings if only this variable is set. */
function read(variable: string, value: string): object {
  const { site, deployment } = readSite({ [variable]: value });
  return { ...site, ...deployment };
}

describe('readSite', () => {
  it('has a default for every setting', () => {
    expect(readSite({})).toEqual(defaults);
  });

  it('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(variables.map((variable) => [variable, '']));
    expect(readSite(empty)).toEqual(defaults);
  });

  it('ignores other variables', () => {
    expect(readSite({ PATH: '/usr/bin', HOST: '' })).toEqual(defaults);
  });

  it('accepts the defaults as values', () => {
    const set = Object.values(settings).map(({ variable, fallback }) => [variable, fallback]);
    expect(readSite(Object.fromEntries(set) as Record<string, string>)).toEqual(defaults);
  });

  it.each([
    ['PORTAL_NAME', 'Lantern', { name: 'Lantern' }],
    ['PORTAL_NAME', 'Ærø 🎵 "API"', { name: 'Ærø 🎵 "API"' }],
    ['PORTAL_NAME', '🎵'.repeat(60), { name: '🎵'.repeat(60) }],
    ['PRODUCT_NAME', 'lanternLink2', { product: 'lanternLink2' }],
    ['API_HOST', 'api.lantern.test', { apiBaseUrl: 'https://api.lantern.test' }],
    ['API_HOST', 'localhost:8080', { apiBaseUrl: 'https://localhost:8080' }],
    ['AUTH_HOST', 'id-1.lantern.test', { authenticationBaseUrl: 'https://id-1.lantern.test' }],
    ['SUPPORT_EMAIL', 'a.b+c@lantern.test', { supportEmail: 'a.b+c@lantern.test' }],
    ['STATUS_PAGE', 'https://x.test/a?b=c#d', { statusPage: 'https://x.test/a?b=c#d' }],
    ['SITE_URL', 'http://localhost:3000', { siteUrl: 'http://localhost:3000' }],
    ['EDIT_URL', 'https://git.test/a/edit/main/', { editUrl: 'https://git.test/a/edit/main/' }],
    ['BASE_URL', '/portal/', { baseUrl: '/portal/' }],
    ['BASE_URL', '/a/b-c_1.0~/', { baseUrl: '/a/b-c_1.0~/' }],
    ['BASE_URL', '/.a/..b/.../', { baseUrl: '/.a/..b/.../' }],
  ])('reads %s from %j', (variable, value, setting) => {
    expect(read(variable, value)).toEqual({ ...defaults.site, ...defaults.deployment, ...setting });
  });

  const bad: Readonly<Record<string, readonly string[]>> = {
    PORTAL_NAME: ['  ', 'a'.repeat(61), 'two\nlines', 'tab\t', '\u0085'],
    PRODUCT_NAME: ['Product', '1st', 'my-product', 'a b', '$&', 'ærø'],
    API_HOST: [
      'https://api.x.test',
      'api.x.test/',
      'api.x.test/v1',
      '.x',
      'x..y',
      '-x',
      'x-',
      'a b',
      'a:b',
      'a@b',
    ],
    AUTH_HOST: ['https://auth.x.test', 'auth.x.test:', 'auth.x.test?a', "a'b"],
    SUPPORT_EMAIL: [
      'nobody',
      'a@b',
      '@b.test',
      'a@',
      'a b@c.test',
      'a@b@c.test',
      'a@b.test?x',
      '<a@b.test>',
    ],
    STATUS_PAGE: [
      'status.x.test',
      'http://status.x.test',
      'javascript:alert(1)',
      'https://',
      '/status',
    ],
    SITE_URL: [
      'developers.x.test',
      'https://x.test/',
      'https://x.test/docs',
      'ftp://x.test',
      'https://x.test:443',
    ],
    BASE_URL: [
      ...['portal', '/portal', 'portal/', '//', '/a//b/', '/a b/', '/a?b/', 'https://x.test/'],
      ...['/../', '/./', '/a/../', '/../a/', '/a/./b/', '/%2e%2e/', '/a/\n'],
    ],
    EDIT_URL: [
      'git.test/',
      'http://git.test/',
      'https://git.test',
      'https://git.test/?a=/',
      'https:///',
    ],
  };
  const badRows = Object.entries(bad).flatMap(([variable, values]) =>
    values.map((value) => [variable, value] as const),
  );

  it.each(badRows)('rejects %s %j with the expected format', (variable, value) => {
    const { expected } = Object.values(settings).find((setting) => setting.variable === variable)!;
    expect(() => readSite({ [variable]: value })).toThrow(
      new Error(
        `Invalid settings:\n  ${variable}: found ${JSON.stringify(value)}, expected ${expected}.`,
      ),
    );
  });

  it('is tested with an invalid value for each variable', () => {
    expect(Object.keys(bad)).toEqual(variables);
  });

  it('reports all invalid variables in one message', () => {
    const set = Object.fromEntries(Object.entries(bad).map(([name, [value]]) => [name, value]));
    expect(() => readSite(set)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(`^[^\\n]+${variables.map((name) => `\\n  ${name}: found [^\\n]+`).join('')}$`),
        ) as string,
      }) as Error,
    );
  });
});
