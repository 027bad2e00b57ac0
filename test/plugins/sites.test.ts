import { addSite, toNamespace, toSitemap } from '../../plugins/hosting/sites';
import type { Project } from '../../src/project';
import { useFolder } from '../support/folder';

const { at } = useFolder();

const portal = { folder: '', baseUrl: '/p/', apis: ['a'], root: '' };

describe('the sites of a portal', () => {
  it('are known to the hosts, each once, with their old URLs', async () => {
    const place = { ...portal, folder: at() };
    const alias = (from: string) => ({ from, to: '/p/x' });
    const add = (site: string, hash: string) =>
      addSite(place, site, { scriptHashes: [hash], aliases: [alias('1.0')] });
    await add('old/', 'x');
    await add('', 'x');
    await add('a/', 'x');
    await add('a/de/', 'x');
    expect(await add('a/', 'y')).toEqual({
      scriptHashes: ['x', 'y'],
      aliases: ['1.0', 'a/1.0', 'a/de/1.0'].map(alias),
      sites: ['', 'a/', 'a/de/'],
    });
  });

  it.each([
    ['/p/', 'https://x.test/p/'],
    ['/p/a/', 'https://x.test/p/a'],
    ['/p/a/de/', 'https://x.test/p/a/de'],
  ])('have a home page at %s, whose address in the site map is %s', async (baseUrl, url) => {
    const siteConfig = { url: 'https://x.test', baseUrl };
    const items = [{ url: `https://x.test${baseUrl}` }, { url: 'https://x.test/p/a/docs' }];
    const defaultCreateSitemapItems = () => Promise.resolve(items);
    const given = { siteConfig, defaultCreateSitemapItems } as never;
    const [home] = (await toSitemap({ portal } as unknown as Project)?.(given)) ?? [];
    expect(home).toEqual({ url });
  });

  it('share what a reader chooses', () => {
    const siteUrl = 'https://x.test';
    const toName = (baseUrl: string) =>
      toNamespace({ portal, deployment: { siteUrl, baseUrl } } as unknown as Project);
    expect(toName('/p/')).toBe(toName('/p/a/'));
  });
});
