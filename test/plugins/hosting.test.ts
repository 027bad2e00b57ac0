import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { writeRedirectPages } from '../../plugins/hosting/aliases';
import { validatePages } from '../../plugins/hosting/validate';
import type { Alias } from '../../src/hosting/rules';

const colours = '!function(){document.documentElement.setAttribute("data-theme","dark")}()';
const page = (body: string) =>
  `<!doctype html><html lang=en><head><meta content="a > b"><script src=/a.js defer></script></head>` +
  `<body><script>${colours}</script><main>${body}</main></body></html>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, '404.html'), page('not found'));
  await mkdir(path.join(folder, 'img'));
  for (const name of ['a.js', 'b.js', 'docs/a b.png', 'img/a.png', 'img/favicon.svg'])
    await writeFile(path.join(folder, name), '');
});
afterEach(() => rm(folder, { recursive: true }));

async function validate(html: string, aliases: readonly Alias[] = []): Promise<readonly string[]> {
  await writeFile(path.join(folder, 'docs/new.html'), html);
  return validatePages(folder, '/', aliases);
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
  ])('can contain %s', async (body) => {
    expect(await validate(page(body))).toHaveLength(1);
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

  it('is reported with all its problems, up to a screenful', async () => {
    const bad = page('<p style="x">'.repeat(25));
    await expect(validate(bad)).rejects.toThrow('… and 5 more.');
  });
});

describe('the old URLs of pages', () => {
  const toDoc = (title: string, aliases?: readonly string[]) => ({
    ...{ title, permalink: `/portal/docs/${title}` },
    frontMatter: { aliases },
  });
  const content = {
    loadedVersions: [
      { versionName: 'current', docs: [toDoc('b', ['/docs/2', '/docs/1']), toDoc('a')] },
      { versionName: '1.0', docs: [toDoc('c', ['/docs/3'])] },
    ],
  };
  const write = () =>
    writeRedirectPages({
      outDir: folder,
      siteConfig: { title: 'P', url: 'https://example.com', baseUrl: '/portal/' },
      plugins: [{ name: 'docusaurus-plugin-content-docs', content }],
    } as unknown as Props);

  it('are returned in order, without those of cut versions', async () => {
    expect(await write()).toEqual([
      { from: 'docs/1', to: '/portal/docs/b' },
      { from: 'docs/2', to: '/portal/docs/b' },
    ]);
  });

  it('have a redirect page each, which the check of the pages accepts', async () => {
    await rm(path.join(folder, '404.html'));
    await validatePages(folder, '/portal/', await write());
    const page = await readFile(path.join(folder, 'docs/2.html'), 'utf8');
    expect(page).toContain('<a href="/portal/docs/b">b</a>');
  });

  it('never replace a page', async () => {
    await writeFile(path.join(folder, 'docs/1.html'), 'a page');
    await expect(write()).rejects.toThrow('EEXIST');
  });
});
