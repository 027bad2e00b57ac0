import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkWords } from './check';
import { exceptions, phrases } from './phrases';

const root = path.join(__dirname, '../..');

/** Generated pages get their texts from the catalogue, which is checked. */
const files = [
  ...['docs', 'src', 'plugins', 'scripts', 'test', '.github'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  ),
  ...readdirSync(root),
].filter(
  (file) =>
    /\.(?:tsx?|mjs|mdx?|css|sh|ya?ml)$/.test(file) &&
    !file.startsWith('docs/reference/') &&
    !file.includes('/node_modules/'),
);

describe('the texts of the project', () => {
  it('are plain English', () => {
    const problems = files.flatMap((file) =>
      checkWords(file, readFileSync(path.join(root, file), 'utf8')),
    );
    expect(problems).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a page', 'docs/x.mdx', 'Ok.\n\nThe code tells why.'],
    ['a comment', 'src/x.ts', '\n/** One.\n *\n * A value that\n * tells. */\nexport const a = 1;'],
    ['a string', 'src/x.ts', "\n\nexport const a = 'It tells.';"],
    ['a template', 'src/x.ts', 'const b = 1;\n\nexport const a = `${b} tells ${b}`;'],
    ['text in JSX', 'src/x.tsx', 'export const a = (\n  <p>\n    It tells.\n  </p>\n);'],
    ['a comment in JSX', 'src/x.tsx', '\n\nexport const a = <p>{/* It tells. */}</p>;'],
    ['a comment at the end of a block', 'src/x.ts', 'if (a) {\n  b();\n  // It tells.\n}'],
    ['a script', 'scripts/x.mjs', '\n\n// It tells.'],
    ['YAML', '.github/x.yml', 'name: A\non: push\n# It tells.'],
    ['the name of a test', 'test/x.test.ts', "\n\nit('tells', () => run());"],
    ['the name of a table', 'test/x.test.ts', "describe.each([\n  1,\n])('tells %i', run);"],
    ['a comment of a test', 'test/x.test.ts', '\n\n/** It tells. */\nconst a = 1;'],
  ])('are checked in %s', (_name, file, source) => {
    expect(checkWords(file, source)).toEqual([
      expect.stringMatching(/^\S+:[35]: found "tells", expected "returns", .*\.$/),
    ]);
  });

  it('can use any names in code', () => {
    expect(checkWords('src/x.ts', 'export const whole = anew.nor;')).toEqual([]);
  });

  it('can be any input of a test', () => {
    const source = "it.each(['It tells.'])('is read: %s', (a) => expect(a).toBe('It tells.'));";
    expect(checkWords('test/x.test.ts', source)).toEqual([]);
  });

  it('are checked across lines', () => {
    expect(checkWords('src/x.ts', '/**\n * A value can be\n * had.\n */\n')).toEqual([
      'src/x.ts:2: found "can be had", expected "is available".',
    ]);
  });

  it.each(phrases)('are found by the phrase $find', ({ write, example }) => {
    expect(checkWords('x.md', example)).toContainEqual(
      expect.stringMatching(/^x\.md:1: found ".+", expected /),
    );
    expect(checkWords('x.md', example).join('\n')).toContain(write);
  });

  it('have no unused exceptions', () => {
    const found = new Set(phrases.map(({ find }) => find));
    expect(
      exceptions.filter(({ file, find }) => !files.includes(file) || !found.has(find)),
    ).toEqual([]);
  });
});
