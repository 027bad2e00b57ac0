import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { validatePages } from '../../plugins/hosting';
import { writeRedirectPages } from '../../plugins/hosting/old-urls';
import { useFolder } from '../support/folder';

const colours = '!function(){document.documentElement.setAttribute("data-theme","dark")}()';
const page = (body: string) =>
  `<!doctype html><html lang=en><head><meta content="a > b"><script src=/a.js defer></script></head>` +
  `<body><script>${colours}</script><main>${body}</main></body></html>`;

const { at, read, write: writeFiles } = useFolder();
beforeEach(() => {
  return writeFiles({ '404.html': page('not found') });
});

async function validate(html: string): Promise<readonly string[]> {
  await writeFiles({ 'docs/new.html': html });
  return validatePages(at());
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
    ["<input title='<script>alert(1)</script>'>"],
    ['<!-- <p style="color: red"> -->'],
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
    ['<iframe srcdoc="x"></iframe>', '<iframe srcdoc="x">'],
  ])('cannot contain %s', async (body, found) => {
    await expect(validate(page(body))).rejects.toThrow(
      `${path.join('docs', 'new.html')}: found ${found}`,
    );
  });

  it('must have the theme script', async () => {
    await expect(validate('<p>new</p>')).rejects.toThrow(
      `${path.join('docs', 'new.html')}: found no theme script`,
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

  it('have a redirect page each, without scripts and styles', async () => {
    await write();
    const page = read('docs/2.html');
    expect(page).not.toMatch(/script|style/);
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
