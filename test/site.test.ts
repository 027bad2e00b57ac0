import { settings, type Setting } from '../src/settings';
import { readSite } from '../src/site';

const defaults = {
  site: {
    name: 'Music Link API',
    product: 'product',
    apiBaseUrl: 'https://api.example.com',
    authenticationBaseUrl: 'https://auth.example.com',
    supportEmail: 'api-support@example.com',
    statusPage: 'https://status.example.com',
    welcomeToast: 'Welcome! These docs were rebuilt from the ground up. Send feedback to {email}.',
  },
  deployment: {
    siteUrl: 'https://developers.example.com',
    baseUrl: '/',
    editUrl: '',
    scriptUrl: '',
    security: null,
    latest: 'current',
  },
};

const contact = 'mailto:security@x.test';

const variables = Object.values(settings).map(({ variable }) => variable);

/** The settings if only this variable is set. */
function read(variable: string, value: string): object {
  const { site, deployment } = readSite({ [variable]: value });
  return { ...site, ...deployment };
}

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('readSite', () => {
  it('has a default for every setting', () => {
    expect(readSite({})).toEqual(defaults);
  });

  it('takes what is not set from the document of an operator', () => {
    const given = { name: 'Shop', supportEmail: 'a@b.test', apiBaseUrl: 'https://shop.test' };
    const none = { product: '', authenticationBaseUrl: '', statusPage: '' };
    const { site } = readSite({}, given);
    expect(site).toEqual({ ...given, ...none, isGiven: true, letter: 'S' });
    const set = readSite({ PORTAL_NAME: '¡olé!', STATUS_PAGE: 'https://s.test' }, given).site;
    expect(set).toMatchObject({ name: '¡olé!', letter: 'O', statusPage: 'https://s.test' });
  });

  it('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(variables.map((variable) => [variable, '']));
    expect(readSite(empty)).toEqual(defaults);
  });

  it('has no welcome toast if WELCOME_TOAST is "off"', () => {
    expect(readSite({ WELCOME_TOAST: 'off' }).site).not.toHaveProperty('welcomeToast');
  });

  it.each([
    ['PORTAL_NAME', 'Ærø 🎵 "API"', { name: 'Ærø 🎵 "API"' }],
    ['PORTAL_NAME', '🎵'.repeat(60), { name: '🎵'.repeat(60) }],
    ['PRODUCT_NAME', 'lanternLink2', { product: 'lanternLink2' }],
    ['API_HOST', 'localhost:8080', { apiBaseUrl: 'https://localhost:8080' }],
    ['AUTH_HOST', 'id-1.lantern.test', { authenticationBaseUrl: 'https://id-1.lantern.test' }],
    ['SUPPORT_EMAIL', 'a.b+c@lantern.test', { supportEmail: 'a.b+c@lantern.test' }],
    ['STATUS_PAGE', 'https://x.test/a?b=c#d', { statusPage: 'https://x.test/a?b=c#d' }],
    ['STATUS_PAGE', 'https://æ.test', { statusPage: 'https://æ.test' }],
    ['WELCOME_TOAST', 'Ask {email}, or {email}.', { welcomeToast: 'Ask {email}, or {email}.' }],
    [
      'FEEDBACK_URL',
      'mailto:a@b.test?subject={title}&body={page}',
      { feedbackUrl: 'mailto:a@b.test?subject={title}&body={page}' },
    ],
    [
      'FEEDBACK_URL',
      'https://git.test/new?title={title}#{page}',
      { feedbackUrl: 'https://git.test/new?title={title}#{page}' },
    ],
    ['SCRIPT_URL', 'http://localhost:8000/a.js', { scriptUrl: 'http://localhost:8000/a.js' }],
    ['SITE_URL', 'http://localhost:3000', { siteUrl: 'http://localhost:3000' }],
    ['EDIT_URL', 'https://git.test/a/edit/main/', { editUrl: 'https://git.test/a/edit/main/' }],
    ['LATEST', 'release', { latest: 'release' }],
    ['BASE_URL', '/a/b-c_1.0~/', { baseUrl: '/a/b-c_1.0~/' }],
    ['BASE_URL', '/.a/..b/.../', { baseUrl: '/.a/..b/.../' }],
  ])('reads %s from %j', (variable, value, setting) => {
    expect(read(variable, value)).toEqual({ ...defaults.site, ...defaults.deployment, ...setting });
  });

  const bad: Readonly<Record<string, readonly string[]>> = {
    PORTAL_NAME: ['  ', ' a', 'a'.repeat(61), 'two\nlines', 'a\u2028b'],
    PRODUCT_NAME: ['Product', '1st', 'my-product', 'ærø'],
    API_HOST: ['https://api.x.test', 'api.x.test/v1', '.x', 'x..y', '-x', 'a b', 'a:b', 'a@b'],
    AUTH_HOST: ['https://auth.x.test', 'auth.x.test:', 'auth.x.test?a', "a'b"],
    SUPPORT_EMAIL: [
      ...['nobody', 'a@b', '@b.test', 'a b@c.test', 'a@b@c.test', 'a@b.test?x', '<a@b.test>'],
      ...['mailto:a@b.test', 'a@b.test,c@d.test', 'a%40b@c.test', 'a@b..test', 'a@b.test\n'],
    ],
    STATUS_PAGE: [
      ...['status.x.test', 'http://status.x.test', 'javascript:alert(1)', 'https://', '/status'],
      ...['https://https://x.test', 'https://x y.test', 'https://a:b@x.test', 'https://x;y.test'],
    ],
    SITE_URL: [
      ...['developers.x.test', 'https://x.test/', 'https://x.test/docs', 'ftp://x.test'],
      ...['https://x.test:443', 'https://x"y.test', 'https://a@x.test', 'https://*.x.test'],
    ],
    BASE_URL: [
      ...['portal', '/portal', 'portal/', '//', '/a//b/', '/a b/', '/a?b/', 'https://x.test/'],
      ...['/../', '/a/./b/', '/%2e%2e/', '/a/\n'],
    ],
    EDIT_URL: ['git.test/', 'http://git.test/', 'https://git.test', 'https://git.test/?a=/'],
    WELCOME_TOAST: ['  ', 'two\nlines', 'Ask {mail}', 'Ask {email', 'a'.repeat(201)],
    FEEDBACK_URL: [
      ...['a@b.test', 'mailto:', 'mailto:a@b', 'mailto:a@b.test?a b', 'http://git.test'],
      ...['javascript:alert(1)', '/feedback', 'https://git.test/{url}', 'https://{page}', 'off'],
    ],
    SCRIPT_URL: [
      ...['http://x.test/a.js', 'https://x.test/', 'x.test/a.js', '/a.js', 'data:,a', 'off'],
      ...['https://x;y.test/a.js', "https://x'y.test/a.js", 'https://x.test/a.js#b'],
    ],
    SECURITY_CONTACT: [
      'security@x.test',
      'mailto:',
      'http://x.test',
      'mailto:a@x.test\nExpires: never',
    ],
    SECURITY_EXPIRES: ['2001-01-01', '2099-13-01', '2099-12-31T00:00:00Z', 'tomorrow', '2099-1-1'],
    API_DOCUMENT: ['a\nb'],
    API_OVERLAY: ['a\0'],
    CONTENT: ['a\nb'],
    LATEST: ['next', 'Release', '2.0'],
  };
  const badRows = Object.entries(bad).flatMap(([variable, values]) =>
    values.map((value) => [variable, value] as const),
  );

  it.each(badRows)('rejects %s %j with the expected format', (variable, value) => {
    const setting: Setting = Object.values(settings).find((one) => one.variable === variable)!;
    const { expected, hint } = setting;
    const lines = [
      'Invalid settings:',
      `  ${variable}: found ${JSON.stringify(value)}, expected ${expected}.${hint ? ` ${hint}` : ''}`,
    ];
    expect(() => readSite({ [variable]: value })).toThrow(new Error(lines.join('\n')));
  });

  it.each([
    ['SECURITY_EXPIRES', { SECURITY_CONTACT: contact }],
    ['SECURITY_CONTACT', { SECURITY_EXPIRES: '2099-12-31' }],
  ])('requires %s if the other setting of security.txt is set', (missing, set) => {
    const [name] = Object.keys(set);
    const message = messageOf(() => readSite(set));
    expect(message).toContain(`  ${missing}: found "", expected a`);
    expect(message).toContain(`Set it too, or unset ${name}.`);
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
