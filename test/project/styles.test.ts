import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { readToken } from '../../src/project/colors';
import { toLists } from '../../src/project/lists';
import { useFolder } from '../support/folder';
import { deployment } from '../support/site';
import { buildStyles, checkStyleSheet } from '../../src/project/styles';

const { at, write } = useFolder();

const toStyles = (...labels: readonly string[]) =>
  buildStyles({
    brand: {},
    deployment,
    lists: {
      ...toLists(new Map()),
      header: labels.map((label) => ({ label, href: 'https://x.test' })),
    },
  });

describe('the style sheet of settings', () => {
  it('is empty without settings', () => {
    expect(toStyles()).toBe('');
  });

  it.each([
    [['Blog'], 'width < 58em'],
    [['Blog', 'Support'], 'width < 64em'],
    [['ブログ'], 'width < 59em'],
    [Array.from({ length: 6 }, () => 'a'.repeat(40)), '.header-links { display: none; }\n'],
  ])('shows %j where they have room', (labels, query) => {
    expect(toStyles(...labels)).toContain(query);
  });
});

it('the public custom properties exist', () => {
  const manual = readFileSync(path.join(root, 'OPERATING.md'), 'utf8');
  const [section = ''] = /^### Style sheet$[^]*?(?=^### )/m.exec(manual) ?? [];
  const names = [...section.matchAll(/`--([\w-]+)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => readToken(name) === '')).toEqual([]);
});

it('what a style sheet of a project sets in vain is named', async () => {
  const text =
    '/* See https://x.test/\n--fram: 1 */\n:root { --framed: 1px; --frame: 9em;\n--color-accnt: red }\n' +
    'a { c: var(--framed); b: url(a.png), url("//x.test/c"), url(\'data:,<a xmlns="http://x.test">\') }\n';
  await write({ 'a.css': text });
  expect(checkStyleSheet(at('a.css')).map((line) => line.replace(/^.*?(?=:\d)/, ''))).toEqual([
    ':4: found "--color-accnt", which the portal does not read, expected a public custom property. ' +
      'Did you mean "--color-accent"?',
    ':5: found "//x.test/c", which the policy of the portal blocks, expected a file of the project.',
  ]);
});
