import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/** The project's configuration; without types, so that files can be made up. */
const untyped = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [...config, tseslint.configs.disableTypeChecked] as never,
});

/** The project's configuration as it is; the compiler must know the file. */
const typed = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: config as never,
});

async function lint(eslint: ESLint, file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const lintImport = (file: string, source: string) =>
  lint(untyped, file, `import { a } from '${source}';\nexport const b = a;\n`);

describe('who may import whom', () => {
  it.each([
    ['src/catalogue/new.ts', './model'],
    ['src/catalogue/campaigns/new.ts', '../model'],
    ['src/catalogue/campaigns/new.ts', '..'],
    ['src/request/new.ts', './url'],
    ['src/request/new.ts', '../catalogue/model'],
    ['src/request/new.ts', '../catalogue'],
    ['src/samples/new.ts', '../request/build'],
    ['src/samples/languages/new.ts', '../../catalogue/model'],
    ['src/exports/new.ts', '../samples'],
    ['src/changelog/new.ts', '../catalogue/model'],
    ['src/components/new/index.tsx', '@site/src/request/build'],
    ['src/components/new/index.tsx', '@docusaurus/Link'],
    ['src/components/new/index.tsx', 'prismjs/plugins/highlight'],
    ['plugins/new/index.ts', '../../src/catalogue'],
    ['plugins/new/index.ts', 'node:path'],
  ])('%s may import %s', async (file, source) => {
    expect(await lintImport(file, source)).toEqual([]);
  });

  it.each([
    ['src/catalogue/new.ts', '../request/build'],
    ['src/catalogue/new.ts', '../site'],
    ['src/catalogue/new.ts', '../../docusaurus.config'],
    ['src/catalogue/new.ts', '..'],
    ['src/catalogue/campaigns/new.ts', '../../request/build'],
    ['src/catalogue/campaigns/new.ts', '../..'],
    ['src/catalogue/new.ts', './../request/build'],
    ['src/catalogue/new.ts', './campaigns/../../request/build'],
    ['src/catalogue/new.ts', '@site/src/catalogue/model'],
    ['src/request/new.ts', '../samples'],
    ['src/request/new.ts', '../exports/postman'],
    ['src/request/new.ts', '../components/toast'],
    ['src/samples/new.ts', '../exports/postman'],
    ['src/samples/languages/new.ts', '../../components/toast'],
    ['src/exports/new.ts', '../components/toast'],
    ['src/changelog/new.ts', '../request/values'],
    ['src/exports/new.ts', '../../plugins/endpoint-pages/page'],
    ...['catalogue', 'request', 'samples', 'exports', 'changelog', 'hosting'].flatMap((folder) =>
      ['react', '@docusaurus/Link', 'node:path', 'path', '@site/src/site'].map((source) => [
        `src/${folder}/new.ts`,
        source,
      ]),
    ),
    ['src/components/new/index.tsx', '@site/plugins/title-index'],
    ['src/components/new/index.tsx', '../../../plugins/title-index'],
    ['src/theme/Root.tsx', '../../plugins/title-index'],
    ['plugins/new/index.ts', '@site/src/components/toast'],
    ['plugins/new/index.ts', '../../src/components/toast'],
    ['plugins/new/index.ts', '../../src/theme/Root'],
    ['plugins/new/index.ts', './../../src/theme/Root'],
    ['plugins/new/index.ts', '@theme/Heading'],
  ])('%s may not import %s', async (file, source) => {
    expect(await lintImport(file, source)).toContain('no-restricted-imports');
  });

  it.each(['catalogue', 'request', 'samples', 'exports', 'changelog'])(
    '%s knows no browser',
    async (folder) => {
      const found = await lint(untyped, `src/${folder}/new.ts`, 'export const a = window.name;\n');
      expect(found).toEqual(['no-restricted-globals']);
    },
  );

  it('sees re-exports and types too', async () => {
    const found = await lint(
      untyped,
      'src/catalogue/new.ts',
      "export * from '../request/build';\nimport type { a } from 'react';\nexport type b = a;\n",
    );
    expect(found).toEqual(['no-restricted-imports', 'no-restricted-imports']);
  });
});

describe('the shape of the code', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);
  const functionOf = (count: number) => `export function a() {\n${'\n'.repeat(count - 2)}}\n`;

  it.each([
    ['src/site.ts', lines(250), []],
    ['src/site.ts', lines(251), ['max-lines']],
    ['src/catalogue/new.ts', lines(400), []],
    ['src/catalogue/new.ts', lines(401), ['max-lines']],
    ['plugins/new/index.ts', functionOf(60), []],
    ['plugins/new/index.ts', functionOf(61), ['max-lines-per-function']],
    ['src/components/new/index.tsx', functionOf(80), []],
    ['src/components/new/index.tsx', functionOf(81), ['max-lines-per-function']],
    ['test/new.test.ts', functionOf(100), []],
    ['src/site.ts', 'export const a: any = 1;\n', ['@typescript-eslint/no-explicit-any']],
    [
      'src/site.ts',
      '// @ts-ignore because of it\nexport {};\n',
      ['@typescript-eslint/ban-ts-comment'],
    ],
    ['src/site.ts', '// @ts-expect-error because of it\nexport {};\n', []],
    ['src/site.ts', 'try {\n  JSON.parse("");\n} catch {}\n', ['no-empty']],
    [
      'src/components/new/index.tsx',
      'export const A = () => <img src="/a.png" />;\n',
      ['jsx-a11y/alt-text'],
    ],
    [
      'src/components/new/index.tsx',
      "import { useId } from 'react';\nexport const A = ({ b }: { b: boolean }) => (b ? useId() : null);\n",
      ['react-hooks/rules-of-hooks'],
    ],
  ])('%s, case %#', async (file, text, expected) => {
    expect(await lint(untyped, file, text)).toEqual(expected);
  });

  it.each([
    ['Promise.resolve(1);\n', ['@typescript-eslint/no-floating-promises']],
    [
      "export function a(b: 'c' | 'd'): number | undefined {\n  switch (b) {\n    case 'c':\n      return 1;\n  }\n  return undefined;\n}\n",
      ['@typescript-eslint/switch-exhaustiveness-check'],
    ],
  ])(
    'knows types, case %#',
    async (text, expected) => {
      expect(await lint(typed, 'src/site.ts', text)).toEqual(expected);
    },
    60_000,
  );

  it.each(['build/a.js', 'docs/reference/a.ts', 'node_modules/a/index.js', 'reports/a.js'])(
    'leaves %s alone',
    async (file) => {
      expect(await untyped.isPathIgnored(path.join(root, file))).toBe(true);
    },
  );
});
