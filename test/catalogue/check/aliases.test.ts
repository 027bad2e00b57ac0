import { checkAliases } from '../../../src/catalogue/check/aliases';
import { messagesOf } from './sample';

const pages = new Set(['/docs/errors', '/docs/campaigns/create-link']);
const earlier = [{ aliases: ['/docs/taken'] }, {}];

const check = (...aliases: readonly string[]) =>
  checkAliases({ aliases }, pages, earlier).map(
    ({ field, found, expected }) => `${field}: found ${found}, expected ${expected}`,
  );

describe('the old addresses of a page', () => {
  it.each(['/old', '/docs/campaigns/make-link', '/docs/Old_Name/a~b', '/2/docs/errors'])(
    'may be %s',
    (alias) => {
      expect(check(alias)).toEqual([]);
    },
  );

  it.each([
    ...['', '/', 'old', 'docs/old', '/docs/old/', '/docs//old', '//example.com', '/docs/../old'],
    ...['/docs/old.html', '/docs/old?a=b', '/docs/old#a', '/docs/old name', '/docs/é', '/a\n'],
    ...['https://example.com/docs/old', '\\old'],
  ])('must not be %j', (alias) => {
    expect(check(alias)).toEqual([
      expect.stringMatching(/^aliases\[0\]: found ".*", expected the path of the old address/),
    ]);
  });

  it.each([
    ['/docs/errors', ', which is a page, expected an address that no page has any more'],
    ['/docs/taken', ', which is an alias already, expected each alias once'],
  ])('must not be %s', (alias, message) => {
    expect(check('/old', alias)).toEqual([`aliases[1]: found "${alias}"${message}`]);
  });

  it.each([
    ...['/404', '/docs/404', '/index', '/docs/index', '/assets/js', '/assets', '/Assets/x'],
    ...['/img/logo', '/search-index', '/sitemap', '/robots', '/_headers', '/_redirects'],
  ])('must not be %s, which is reserved', (alias) => {
    expect(check(alias)).toEqual([
      expect.stringMatching(
        /^aliases\[0\]: found ".*", which is reserved, expected an address that/,
      ),
    ]);
  });

  it.each(['/docs/assets', '/docs/index/a', '/404/a', '/docs/img'])('may be %s', (alias) => {
    expect(check(alias)).toEqual([]);
  });

  it('must not stand twice', () => {
    expect(check('/old', '/old')).toEqual([
      'aliases[1]: found "/old", which is an alias already, expected each alias once',
    ]);
  });
});

describe('the old addresses in a catalogue', () => {
  it('are none of the pages that are made from it', () => {
    expect(messagesOf({ aliases: ['/changelog'] })).toEqual([
      expect.stringContaining('create-link: aliases[0]: found "/changelog", which is a page'),
    ]);
  });

  it('are checked of endpoints and of categories', () => {
    expect(messagesOf({ aliases: ['/old'] }, { aliases: ['/endpoints/old'] })).toEqual([]);
    expect(messagesOf({ aliases: ['/endpoints/old'] }, { aliases: ['/endpoints/old'] })).toEqual([
      expect.stringContaining('create-link: aliases[0]: found "/endpoints/old", which is an alias'),
    ]);
    expect(messagesOf({ aliases: ['/docs/settings/get-boards'] }, { aliases: ['old'] })).toEqual([
      expect.stringContaining('campaigns: aliases[0]: found "old"'),
      expect.stringContaining('"/docs/settings/get-boards", which is a page'),
    ]);
  });
});
