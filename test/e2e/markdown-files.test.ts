import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { pageHeadings } from '../support/pages';

const portal = 'https://developers.example.com';

const toFile = (route: string) => (route === '/' ? 'index.md' : `${route.slice(1)}.md`);
const read = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');
const withoutCode = (text: string) => text.replaceAll(/^( *`{3,})[^]*?^\1$/gm, '');

describe('the Markdown alternate of each page', () => {
  it('begins with the heading of the page, its only one of level 1', () => {
    const wrong = Object.entries(pageHeadings).filter(([route, heading]) => {
      const text = withoutCode(read(toFile(route)));
      return !text.startsWith(`# ${heading}\n`) || /\n# /.test(text);
    });
    expect(wrong).toEqual([]);
  });

  /** The text without the line that leads to the list. */
  const readText = (route: string) => {
    const [title = '', line, ...blocks] = read(toFile(route)).split('\n\n');
    expect(line).toBe(`> All pages are listed in [llms.txt](${portal}/llms.txt).`);
    return [title, ...blocks].join('\n\n');
  };

  it('is listed in llms.txt, and contained in llms-full.txt', () => {
    const [list, full] = [read('llms.txt'), read('llms-full.txt')];
    const missing = Object.keys(pageHeadings).filter(
      (route) => !list.includes(`(${portal}/${toFile(route)})`) || !full.includes(readText(route)),
    );
    expect(missing).toEqual([]);
  });

  it('has links that lead to files, and to anchors of their pages', () => {
    const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(\.md|llms\.txt)$/.test(file),
    );
    const links = files.flatMap((file) =>
      [...withoutCode(read(file)).matchAll(/\]\(<?([^)\s>]+)/g)].map(([, url = '']) => ({
        file,
        url: new URL(url, `${portal}/${file}`),
      })),
    );
    expect(links.length).toBeGreaterThan(300);
    const own = links.filter(({ url }) => url.origin === portal);
    expect(
      own.filter(({ url }) => !isThere(url)).map(({ file, url }) => `${file}: ${url.href}`),
    ).toEqual([]);
  });

  it('has each field on a line, and notes as quotations', () => {
    const text = read('docs/campaigns/create-campaign-link.md');
    const title = '\n- `title` (string, required): Title of the link. 1 to 255 characters.\n';
    expect(text).toContain(title);
    expect(text).toContain('\n> **Info: Which value takes priority**\n>\n> Search parameters (');
  });
});

function isThere({ pathname, hash }: URL): boolean {
  const file = decodeURIComponent(pathname).slice(1) || 'index.html';
  const found = [file, `${file}.html`].find((name) => existsSync(path.join(buildFolder, name)));
  if (found === undefined) return false;
  const id = decodeURIComponent(hash.slice(1));
  const html = read(found.replace(/\.md$/, '.html'));
  return id === '' || html.includes(` id=${id}`) || html.includes(` id="${id}"`);
}
