import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { readMain, readPage } from '../support/html';

const guide = '/docs/guides/from-upc-to-link';

it('a guide has all its samples without scripts', () => {
  const text = readFileSync(path.join(root, `${guide.slice(1)}.mdx`), 'utf8');
  const samples = text.match(/<Sample\s/g) ?? [];
  expect(samples.length).toBeGreaterThan(3);
  expect(readMain(readPage(guide)).match(/curl --request/g)).toHaveLength(samples.length);
});

it.each(['docs/writing', 'docs/design'])('a build leaves out %s', (route) => {
  expect(existsSync(path.join(buildFolder, `${route}.html`))).toBe(false);
  const lists = ['sitemap.xml', 'search/current.json', 'llms.txt', 'llms-full.txt'];
  const found = lists.filter((file) =>
    readFileSync(path.join(buildFolder, file), 'utf8').includes(route),
  );
  expect(found).toEqual([]);
});
