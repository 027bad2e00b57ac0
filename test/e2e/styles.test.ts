import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { isUnusedClass } from '../../src/content/pages/classes';

const pages = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

describe('the pages', () => {
  it('have no class whose styles are removed', () => {
    const found = pages.flatMap((file) => {
      const html = readFileSync(path.join(buildFolder, file), 'utf8');
      const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' '),
      );
      return [...new Set(classes)].filter(isUnusedClass).map((name) => `${file}: ${name}`);
    });
    expect(pages.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });

  it('use no variable that is removed', () => {
    const folder = path.join(buildFolder, 'assets/css');
    const [sheet = ''] = readdirSync(folder).map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    const find = (pattern: RegExp) => [...sheet.matchAll(pattern)].map(([, name = '']) => name);
    const defined = new Set(find(/(--[\w-]+):/g));
    const used = find(/var\((--ifm-[\w-]+)\)/g).filter((name) => !defined.has(name));
    expect(defined.size).toBeGreaterThan(100);
    expect([...new Set(used)]).toEqual([]);
  });
});

it('the style sheets have at most 1,800 lines', () => {
  const lines = ['src', 'components'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        readFileSync(path.join(root, folder, file), 'utf8')
          .trimEnd()
          .split('\n'),
      ),
  );
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.length).toBeLessThanOrEqual(1800);
});
