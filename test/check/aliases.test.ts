import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { checkAliases, isReserved, topNames } from '../../src/check/addresses';
import { notFoundPage } from '../../src/hosting/rules';
import { hostFiles } from '../../src/hosting/template-values';
import { assetFolder } from '../../src/hosting/rules';
import { messagesOf } from './sample';

const pages = new Set(['/docs/errors', '/docs/campaigns/create-link']);
const earlier = [{ aliases: ['/docs/taken'] }, {}];

const check = (...aliases: readonly string[]) =>
  checkAliases({ aliases }, pages, earlier).map(
    ({ field, found, expected }) => `${field}: found ${found}, expected ${expected}`,
  );

describe('an alias of a page', () => {
  it.each([
    ...['/old', '/docs/campaigns/make-link', '/docs/Old_Name/a~b', '/2/docs/errors'],
    ...['/docs/assets', '/docs/index/a', '/404/a', '/docs/img'],
  ])('may be %s', (alias) => {
    expect(check(alias)).toEqual([]);
  });

  it.each([
    ...['', '/', 'docs/old', '/docs/old/', '//example.com', '/docs/../old', '/docs/old.html'],
    ...['/docs/old?a=b', '/docs/old#a', '/docs/é', '/a\n', 'https://example.com/docs/old'],
  ])('cannot be %j', (alias) => {
    expect(check(alias)).toEqual([
      expect.stringMatching(/^aliases\[0\]: found ".*", expected the path of the old URL/),
    ]);
  });

  it.each([
    ['/docs/errors', ', which is a page, expected a URL that no page uses'],
    ['/old', ', which is already an alias, expected unique aliases'],
    ['/docs/taken', ', which is already an alias, expected unique aliases'],
  ])('cannot be %s', (alias, message) => {
    expect(check('/old', alias)).toEqual([`aliases[1]: found "${alias}"${message}`]);
  });

  it.each(['/404', '/docs/index', '/assets/js', '/Assets/x', '/_headers'])(
    'cannot be %s, which is reserved',
    (alias) => {
      expect(check(alias)).toEqual([
        expect.stringMatching(/^aliases\[0\]: found ".*", which is reserved, expected a URL that/),
      ]);
    },
  );
});

it('the aliases in a catalogue cannot be URLs of generated pages', () => {
  expect(messagesOf({ aliases: ['/changelog'] })).toEqual([
    expect.stringContaining('create-link: aliases[0]: found "/changelog", which is a page'),
  ]);
});

it('reserved URLs include the files that hosts need', () => {
  const files = hostFiles.filter((name) => !name.startsWith('.'));
  expect(topNames).toEqual(expect.arrayContaining([...files, assetFolder.replace('/', '')]));
  expect(isReserved(`/${path.parse(notFoundPage).name}`)).toBe(true);
});

it('reserved URLs include all folders that are copied into the build', () => {
  const folders = readdirSync(path.join(root, 'static')).map((name) => path.parse(name).name);
  expect(topNames).toEqual(expect.arrayContaining(folders));
});
