import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { toVisibleText } from '../support/draw-pages';
import { copySite, type SiteCopy } from '../support/site-copy';
import { mixPages } from './mixed-pages';

const seed = Date.now() % 1_000_000;
const pages = mixPages(300, seed).map((page, index) => ({ ...page, name: `mixed-${index}` }));
const toFile = (name: string) => `docs/mixed/${name}.mdx`;

let copy: SiteCopy;
let refused: ReadonlySet<string>;

beforeAll(async () => {
  copy = await copySite();
  await mkdir(path.join(copy.folder, 'docs/mixed'));
  for (const { name, text } of pages) await writeFile(path.join(copy.folder, toFile(name)), text);
  const { problems } = await checkContent(copy.folder);
  refused = new Set(problems.map(({ file }) => file));
}, 120_000);

afterAll(() => copy.remove());

describe(`300 mixtures of valid and invalid pieces, seed ${seed}`, () => {
  it('are rejected by the check if they contain an invalid piece, and accepted otherwise', () => {
    const misjudged = pages.filter(({ name, isSound }) => isSound === refused.has(toFile(name)));
    expect(misjudged).toEqual([]);
  });

  it('build and look as written if the check accepts them', async () => {
    const passed = pages.filter(({ name }) => !refused.has(toFile(name)));
    for (const { name } of pages) {
      if (refused.has(toFile(name))) await rm(path.join(copy.folder, toFile(name)));
    }
    const build = await copy.build();
    const seen = await Promise.all(
      passed.map(({ name }) => readFile(path.join(build, `docs/mixed/${name}.html`), 'utf8')),
    );
    expect(passed.length).toBeGreaterThan(100);
    expect(seen.map(toPageText)).toEqual(passed.map(({ shown }) => shown));
  }, 300_000);
});

/** The visible text of the page's own content. */
function toPageText(html: string): string {
  const [, article = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(html) ?? [];
  return toVisibleText(article).replaceAll('\u200b', '');
}
