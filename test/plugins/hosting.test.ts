import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { writeRedirectPages } from '../../plugins/hosting/old-urls';
import { validatePages } from '../../plugins/hosting/check-pages';
import type { Alias } from '../../src/hosting/rules';
import { useFolder } from '../support/folder';

const colours = '!function(){document.documentElement.setAttribute("data-theme","dark")}()';
const page = (body: string) =>
  `<!doctype html><html lang=en><head><meta content="a > b"><script src=/a.js defer></script></head>` +
  `<body><script>${colours}</script><main>${body}</main></body></html>`;

const { at, read, write: writeFiles } = useFolder();
beforeEach(() => {
  const names = ['a.js', 'b.js', 'docs/a b.png', 'img/a.png', 'img/favicon.svg'];
  const files = Object.fromEntries(names.map((name) => [name, '']));
  return writeFiles({ ...files, '404.html': page('not found') });
});

async function validate(
  html: string,
  aliases: readonly Alias[] = [],
  scriptUrl?: string,
): Promise<readonly string[]> {
  await writeFiles({ 'docs/new.html': html });
  return validatePages(at(), { baseUrl: '/', aliases, scriptUrl });
}

describe('a built page', () => {
  it('provides the hash of the one inline script', async () => {
    const hash = createHash('sha256').update(colours).digest('base64');
    expect(await validate(page('new'))).toEqual([`sha256-${hash}`]);
  });

  it.each([
    ['text about onclick="x" and style="y"'],
    ['<code>&lt;p style="color: red" onclick="x"&gt;</code>'],
    ['<input aria-label=\'<p style="x">\' data-style=x data-onclick=y>'],
    ['<script src="/b.js"></script>'],
    ['<img src=/img/a.png>'],
    ['<!-- <p style="color: red"> -->'],
    ['<img src="/docs/a%20b.png?x#y" srcset="/docs/a%20b.png 1x, /a.js 2x">'],
    ['<a href="https://example.com/x.png">x</a><link rel="canonical" href="https://a.example/">'],
    ['<meta property="og:image" content="https://example.com/x.png">'],
    ['<code>&lt;iframe src="https://example.com"&gt;</code>'],
    ['<svg viewBox="0 0 1 1"><use href="#a"/><path fill="url(#b)" d="M0 0"/></svg>'],
    ['<input placeholder="https://example.com" title="javascript: a language">'],
    ['<blockquote cite="https://example.com/">x</blockquote>'],
  ])('can contain %s', async (body) => {
    expect(await validate(page(body))).toHaveLength(1);
  });

  it('can load the script of the operator, and no other script of its site', async () => {
    const url = 'https://stats.test/a.js';
    const load = (src: string) => validate(page(`<script src="${src}"></script>`), [], url);
    expect(await load(url)).toHaveLength(1);
    await expect(load(`${url}?b`)).rejects.toThrow('loads content from elsewhere');
    await expect(validate(page(`<img src="${url}">`), [], url)).rejects.toThrow('elsewhere');
  });

  it.each([
    ['<script>alert(1)</script>', 'an inline script: "alert(1)"'],
    [`<script>${colours}</script>`, 'an inline script: "!function()'],
    ['<p style="color: red">', '<p style="color: red">'],
    ['<p style=color:red>', '<p style="color:red">'],
    ['<p STYLE="">', '<p style="">'],
    ['<style>p {}</style>', '<style>'],
    ['<svg><style>p {}</style></svg>', '<style>'],
    ['<button onclick="go()">', '<button onclick="go()">'],
    ['<img src=x onerror=go()>', '<img onerror="go()">'],
    ['<img src=data:image/png;base64,AA>', '<img src="data:image/png;base64,AA">'],
    ['<img src=//example.com/a.png>', '<img src="//example.com/a.png">'],
  ])('cannot contain %s', async (body, found) => {
    await expect(validate(page(body))).rejects.toThrow(
      `${path.join('docs', 'new.html')}: found ${found}`,
    );
  });

  it.each([
    ['<img src="https://example.com/x.png">', 'which loads content from elsewhere'],
    ['<img src="//example.com/x.png">', 'which loads content from elsewhere'],
    ['<img src="./nowhere.png">', 'found "./nowhere.png", which does not exist'],
    ['<img src="/a.js" srcset="/b.js 1x, /c.js 2x">', 'found "/c.js", which does not exist'],
    ['<script src="https://example.com/x.js"></script>', 'which loads content from elsewhere'],
    ['<link rel="stylesheet" href="https://example.com/x.css">', 'which loads content'],
    ['<video poster="/p.png"></video>', 'found "/p.png", which does not exist'],
    ['<svg><image href="https://example.com/x.png"/></svg>', 'found <image href='],
    ['<svg><use xlink:href="//example.com/x.svg#a"/></svg>', 'found <use xlink:href='],
    ['<svg><path fill="url(https://example.com/x.svg#a)"/></svg>', 'found <path fill='],
    ['<meta http-equiv="refresh" content="0; url=/a">', 'found <meta http-equiv="refresh">'],
    ['<a href="/" ping="/a https://example.com/b">x</a>', 'found <a ping='],
    ['<button formaction="https://example.com">x</button>', 'found <button formaction='],
    ['<iframe srcdoc="x"></iframe>', 'found <iframe srcdoc="x">'],
    ['<iframe></iframe>', 'found <iframe>, which loads content from elsewhere'],
    ['<object data="/a.js"></object>', 'found <object>'],
    ['<base href="/x/">', 'found <base>'],
    ['<a href=" javascript:alert(1)">x</a>', 'which loads content from elsewhere'],
    ['<a href="data:text/html,x">x</a>', 'which loads content from elsewhere'],
  ])('cannot load %s', async (body, found) => {
    await expect(validate(page(body))).rejects.toThrow(found);
  });

  it('must have the theme script', async () => {
    await expect(validate('<p>new</p>')).rejects.toThrow(
      `${path.join('docs', 'new.html')}: found no theme script`,
    );
  });

  it('can have no script if it is a redirect page', async () => {
    const aliases = [{ from: 'docs/new', to: '/docs/boards' }];
    expect(await validate('<p>moved</p>', aliases)).toHaveLength(1);
    await expect(validate('<script>a()</script>', aliases)).rejects.toThrow(
      'found an inline script: "a()"',
    );
  });
});

describe('the old URLs of pages', () => {
  const toDoc = (slug: string, aliases?: readonly string[]) => ({
    ...{ title: '"b" & <c>', slug, permalink: `/portal${slug}` },
    frontMatter: { aliases },
  });
  const content = {
    loadedVersions: [
      {
        versionName: 'current',
        docs: [toDoc('/docs/b', ['/docs/2', '/docs/1']), toDoc('/docs/a'), toDoc('/')],
      },
      { versionName: '1.0', docs: [toDoc('/docs/c', ['/docs/3'])] },
    ],
  };
  const write = (root = 'current') =>
    writeRedirectPages({
      siteDir: at(),
      outDir: at(),
      siteConfig: {
        ...{ title: 'P', url: 'https://example.com', baseUrl: '/portal/' },
        customFields: { arrangement: { root, latest: '1.0' } },
      },
      plugins: [{ name: 'docusaurus-plugin-content-docs', content }],
    } as unknown as Props);

  it('are returned in order, without those of cut versions', async () => {
    expect(await write()).toEqual([
      { from: 'docs/1', to: '/portal/docs/b' },
      { from: 'docs/2', to: '/portal/docs/b' },
    ]);
  });

  it('include those of the version at "/", which are valid again after the next release', async () => {
    expect(await write('1.0')).toEqual([
      { from: '1.0/docs/c', to: '/portal/docs/c' },
      { from: 'docs/3', to: '/portal/docs/c' },
    ]);
  });

  it('of a removed version lead to the same page, or to the nearest one', async () => {
    const routes = ['/', '/docs/a', '/docs/1', '/docs/gone', '/endpoints/x', '/docs/x/gone'];
    await writeFiles({ 'removed_versions/version-0.9/routes.json': JSON.stringify({ routes }) });
    const removed = (await write()).filter(({ from }) => from.startsWith('0.9'));
    expect(removed).toEqual([
      { from: '0.9', to: '/portal/' },
      { from: '0.9/docs/1', to: '/portal/docs/b' },
      { from: '0.9/docs/a', to: '/portal/docs/a' },
      { from: '0.9/docs/gone', to: '/portal/' },
      { from: '0.9/docs/x/gone', to: '/portal/' },
      { from: '0.9/endpoints/x', to: '/portal/' },
    ]);
  });

  it('have a redirect page each, which the check of the pages accepts', async () => {
    await rm(at('404.html'));
    await validatePages(at(), { baseUrl: '/portal/', aliases: await write() });
    const page = read('docs/2.html');
    expect(page).toContain('<a href="/portal/docs/b">&quot;b&quot; &amp; &lt;c&gt;</a>');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/portal/docs/b" />');
    expect(page).toContain('<link rel="canonical" href="https://example.com/portal/docs/b" />');
    expect(page).toContain('<meta name="robots" content="noindex" />');
  });

  it('never replace a page', async () => {
    await writeFiles({ 'docs/1.html': 'a page' });
    await expect(write()).rejects.toThrow('EEXIST');
  });
});
