import { toMessage } from '../../src/check/messages';
import { checkSettings } from '../../src/content/settings';
import { toProject } from './site';
import { toTargets } from '../../src/content/pages/check';
import type { Content } from '../../src/content/pages/page';
import { viewOf } from '../openapi/read';

const get = { operationId: 'a', tags: ['Shop'], responses: { 200: { description: 'A' } } };
const view = viewOf({ paths: { '/a': { get } } });
const page = {
  file: 'docs/hours.md',
  route: '/docs/hours',
  text: '',
  nodes: [],
  unread: '',
  unshown: [],
};
const pages = [{ ...page, frontMatter: {}, aliases: [] }];
const content = { pages, files: [], partials: [], siteDir: '', contentDir: '' };

function messagesOf(href: string, endpoints: Partial<Content> = toTargets(view, [])) {
  const entry = { value: href, file: 'portal.yaml', line: 4, where: 'header[0].href' };
  const known = { ...toTargets(view, []), ...content, ...endpoints };
  return checkSettings(new Map([['header[0].href', entry]]), known, toProject('')).map(toMessage);
}

const place = 'portal.yaml:4: header[0].href: found';
const wanted = 'the path of a page, for example /docs/introduction, or an https URL';

describe('links of settings', () => {
  it.each([
    ...['https://x.test', '/docs/hours', '/docs/hours/?a=b', '/changelog'],
    ...['/endpoints', '/docs/shop/a', '/docs/shop/a#response-codes'],
  ])('can lead to %s', (href) => {
    expect(messagesOf(href)).toEqual([]);
  });

  it.each([
    [
      '/docs/houers',
      `"/docs/houers", which is no page of the portal, expected ${wanted}. Did you mean "/docs/hours"?`,
    ],
    [
      '/docs/hours#monday',
      'the anchor "#monday", expected a heading of docs/hours.md. It has none.',
    ],
    ['/hours.pdf', `"/hours.pdf", which is no page of the portal, expected ${wanted}.`],
  ])('cannot lead to %s', (href, found) => {
    expect(messagesOf(href)).toEqual([`${place} ${found}`]);
  });

  it('of the home page are files', () => {
    const entry = { value: 'hour.md', file: 'portal.yaml', line: 4 };
    const known = { ...toTargets(view, []), ...content } as Content;
    expect(checkSettings(new Map([['home.guides[0]', entry]]), known, toProject(''))).toMatchObject(
      [{ found: '"hour.md", which does not exist', hint: 'Did you mean "hours.md"?' }],
    );
  });

  it('are not checked while the document has problems', () => {
    expect(messagesOf('/docs/shop/b', { endpoints: undefined })).toEqual([]);
  });
});
