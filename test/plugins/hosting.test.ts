import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validatePages } from '../../plugins/hosting/validate';

const colours = '!function(){document.documentElement.setAttribute("data-theme","dark")}()';
const page = (body: string) =>
  `<!doctype html><html lang=en><head><meta content="a > b"><script src=/a.js defer></script></head>` +
  `<body><script>${colours}</script><main>${body}</main></body></html>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, '404.html'), page('not found'));
});
afterEach(() => rm(folder, { recursive: true }));

async function validate(html: string): Promise<readonly string[]> {
  await writeFile(path.join(folder, 'docs/new.html'), html);
  return validatePages(folder);
}

describe('the built pages', () => {
  it('give the hash of the one inline script', async () => {
    const hash = createHash('sha256').update(colours).digest('base64');
    expect(await validate(page('new'))).toEqual([`sha256-${hash}`]);
  });

  it.each([
    ['text about onclick="x" and style="y"'],
    ['<code>&lt;p style="color: red" onclick="x"&gt;</code>'],
    ['<input aria-label=\'<p style="x">\' data-style=x data-onclick=y>'],
    ['<script src="/b.js"></script>'],
    ['<!-- <p style="color: red"> -->'],
  ])('may hold %s', async (body) => {
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
  ])('may not hold %s', async (body, found) => {
    await expect(validate(page(body))).rejects.toThrow(
      `${path.join('docs', 'new.html')}: found ${found}`,
    );
  });

  it('must have the script that sets the colours', async () => {
    await expect(validate('<p>new</p>')).rejects.toThrow(
      `${path.join('docs', 'new.html')}: found no script that sets the colours`,
    );
  });

  it('are all named, up to a screenful', async () => {
    const bad = page('<p style="x">'.repeat(25));
    await expect(validate(bad)).rejects.toThrow('… and 5 more.');
  });
});
