import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { readToken } from '../../src/project/colors';
import { toLists } from '../../src/project/lists';
import { deployment } from '../support/site';
import { buildStyles } from '../../src/project/styles';

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
