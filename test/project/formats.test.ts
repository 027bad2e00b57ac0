import { formats } from '../../src/project/formats';

/** Values that settings must not have, by their formats. */
const bad: Readonly<Record<string, readonly string[]>> = {
  name: ['  ', ' a', 'a'.repeat(61), 'two\nlines', 'a\u2028b'],
  label: ['  ', 'a'.repeat(41), 'two\nlines'],
  link: [
    ...['docs/errors', '//x.test', '/\\x.test', '/a b', '', '#a', 'http://x.test', 'https://'],
    ...['mailto:a@b.test', 'javascript:alert(1)', 'https://a:b@x.test'],
  ],
  lead: ['  ', 'a'.repeat(301), 'two\nlines'],
  page: ['a\nb'],
  locale: ['', 'english', 'EN', 'pt_BR', 'pt-br', '../de', 'de-', 'iw', 'de\n'],
  'api-id': ['', 'Orders', '1st', 'my_api', 'a/b', 'a'.repeat(41)],
  product: ['Product', '1st', 'my-product', 'ærø'],
  host: [
    ...['https://api.x.test', 'api.x.test/v1', '.x', 'x..y', '-x', 'a b', 'a:b', 'a@b'],
    ...['auth.x.test:', 'auth.x.test?a', "a'b"],
  ],
  'email-address': [
    ...['nobody', 'a@b', '@b.test', 'a b@c.test', 'a@b@c.test', 'a@b.test?x', '<a@b.test>'],
    ...['mailto:a@b.test', 'a@b.test,c@d.test', 'a%40b@c.test', 'a@b..test', 'a@b.test\n'],
  ],
  'https-url': [
    ...['status.x.test', 'http://status.x.test', 'javascript:alert(1)', 'https://', '/status'],
    ...['https://https://x.test', 'https://x y.test', 'https://a:b@x.test', 'https://x;y.test'],
  ],
  origin: [
    ...['developers.x.test', 'https://x.test/', 'https://x.test/docs', 'ftp://x.test'],
    ...['https://x.test:443', 'https://x"y.test', 'https://a@x.test', 'https://*.x.test'],
  ],
  'base-url': [
    ...['portal', '/portal', 'portal/', '//', '/a//b/', '/a b/', '/a?b/', 'https://x.test/'],
    ...['/../', '/a/./b/', '/%2e%2e/', '/a/\n'],
  ],
  'edit-url': ['git.test/', 'http://git.test/', 'https://git.test', 'https://git.test/?a=/'],
  toast: ['  ', 'two\nlines', 'Ask {mail}', 'Ask {email', 'a'.repeat(201)],
  feedback: [
    ...['a@b.test', 'mailto:', 'mailto:a@b', 'mailto:a@b.test?a b', 'http://git.test'],
    ...['javascript:alert(1)', '/feedback', 'https://git.test/{url}', 'https://{page}', 'off'],
  ],
  'script-url': [
    ...['http://x.test/a.js', 'https://x.test/', 'x.test/a.js', '/a.js', 'data:,a', 'off'],
    ...['https://x;y.test/a.js', "https://x'y.test/a.js", 'https://x.test/a.js#b'],
  ],
  'contact-url': [
    ...['security@x.test', 'mailto:', 'http://x.test', 'mailto:a@x.test\nExpires: never'],
  ],
  'future-day': ['2001-01-01', '2099-13-01', '2099-12-31T00:00:00Z', 'tomorrow', '2099-1-1'],
  file: ['a\nb', ''],
  image: ['a.gif', 'a', 'svg', 'a.svg/'],
  font: ['a.woff', 'a.ttf', 'woff2'],
  stylesheet: ['a.scss', 'css'],
  color: ['teal', '#abc', '#0f766', '#0f766g', '0f766e', '#0f766e80'],
  folder: ['a\0'],
};

it.each(Object.entries(bad))('the format %s refuses what is none', (name, values) => {
  expect(Object.keys(bad).sort()).toEqual(Object.keys(formats).sort());
  expect(values.filter((value) => formats[name]?.(value))).toEqual([]);
});
