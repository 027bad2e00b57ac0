import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/** The project's configuration without types, so tests can lint files that do not exist. */
const untyped = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [...config, tseslint.configs.disableTypeChecked] as never,
});

/** The complete configuration of the project. The compiler must know the file. */
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

describe('the import rules', () => {
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
    ['src/changelog/new.ts', '../site-map/places'],
    ['src/site-map/new.ts', '../catalogue/model'],
    ['src/content/new.ts', '../samples'],
    ['src/content/new.ts', 'node:path'],
    ['src/versions/new.ts', '../pages'],
    ['src/components/new/index.tsx', '@site/src/request/build'],
    ['src/components/new/index.tsx', '@docusaurus/Link'],
    ['src/components/new/index.tsx', 'prismjs/plugins/highlight'],
    ['plugins/new/index.ts', '../../src/catalogue'],
    ['plugins/new/index.ts', '../../src/content/check'],
    ['plugins/new/index.ts', 'node:path'],
    ['scripts/new.mjs', './lib/paths.mjs'],
  ])('allow %s to import %s', async (file, source) => {
    expect(await lintImport(file, source)).toEqual([]);
  });

  it.each([
    ['src/catalogue/new.ts', '../request/build'],
    ['src/catalogue/new.ts', '../site-map'],
    ['src/catalogue/new.ts', '../site'],
    ['src/catalogue/new.ts', '../../docusaurus.config'],
    ['src/catalogue/campaigns/new.ts', '../../request/build'],
    ['src/catalogue/new.ts', './../request/build'],
    ['src/catalogue/new.ts', './campaigns/../../request/build'],
    ['src/site-map/new.ts', '../changelog'],
    ['src/request/new.ts', '../samples'],
    ['src/request/new.ts', '../exports/postman'],
    ['src/request/new.ts', '../components/Toast'],
    ['src/samples/new.ts', '../exports/postman'],
    ['src/samples/languages/new.ts', '../../components/Toast'],
    ['src/exports/new.ts', '../components/Toast'],
    ['src/changelog/new.ts', '../request/values'],
    ['src/hosting/new.ts', '../site'],
    ['src/exports/new.ts', '../../plugins/endpoint-pages/page'],
    ['src/new.ts', './components/Toast'],
    ['src/content/new.ts', '../versions/names'],
    ['src/content/new.ts', '../components/Toast'],
    ['src/content/pages/new.ts', '../../../plugins/hosting'],
    ['src/versions/new.ts', '../content/check'],
    ['src/versions/new.ts', '../../scripts/lib/paths.mjs'],
    ['src/components/new/index.tsx', '@site/plugins/search'],
    ['src/components/new/index.tsx', '../../../plugins/search'],
    ['src/components/new/index.tsx', '@site/src/content/parts'],
    ['src/components/new/index.tsx', '@site/src/theme/Root'],
    ['src/theme/Root.tsx', '../../plugins/search'],
    ['src/highlight/new.ts', '../samples'],
    ['plugins/new/index.ts', '@site/src/components/Toast'],
    ['plugins/new/index.ts', '../../src/components/Toast'],
    ['plugins/new/index.ts', '../../src/theme/Root'],
    ['plugins/new/index.ts', './../../src/theme/Root'],
    ['plugins/new/index.ts', '../../scripts/lib/paths.mjs'],
    ['plugins/new/index.ts', '../../test/support/server'],
    ['scripts/new.mjs', '../src/components/Toast'],
    ['scripts/new.mjs', '../test/support/server'],
  ])('do not allow %s to import %s', async (file, source) => {
    expect(await lintImport(file, source)).toEqual(['import-x/no-restricted-paths']);
  });

  const pure = [
    ...['catalogue', 'site-map', 'request', 'samples', 'exports', 'changelog'],
    'hosting',
  ];

  it.each([
    ...pure.flatMap((folder) =>
      ['react', '@docusaurus/Link', 'node:path', 'path', '@site/src/site'].map((source) => [
        `src/${folder}/new.ts`,
        source,
      ]),
    ),
    ['src/catalogue/new.ts', '@site/src/catalogue/model'],
    ['plugins/new/index.ts', '@theme/Heading'],
    ['src/content/new.ts', '@theme/Heading'],
  ])('do not allow %s to import %s, from any folder', async (file, source) => {
    expect(await lintImport(file, source)).toContain('no-restricted-imports');
  });

  it('forbid circular imports', async () => {
    expect(await lintImport('src/site-map/places.ts', '.')).toEqual(['import-x/no-cycle']);
    expect(await lintImport('plugins/endpoint-pages/page.ts', './reference')).toEqual([
      'import-x/no-cycle',
    ]);
  });

  it.each(pure)('forbid browser APIs in %s', async (folder) => {
    const found = await lint(untyped, `src/${folder}/new.ts`, 'export const a = window.name;\n');
    expect(found).toEqual(['no-restricted-globals']);
  });

  it('include re-exports and types', async () => {
    const found = await lint(
      untyped,
      'src/catalogue/new.ts',
      "export * from '../request/build';\nimport type { a } from 'react';\nexport type b = a;\n",
    );
    expect(found).toEqual(['import-x/no-restricted-paths', 'no-restricted-imports']);
  });
});

describe('the browser rules', () => {
  const young = [
    "URL.canParse('a')",
    'Object.groupBy([1], String)',
    'Promise.withResolvers()',
    'AbortSignal.any([])',
    'new Set([1]).union(new Set([2]))',
    'new Map([[1, 2]]).values().map(String)',
    "'a'.matchAll(/a/g).toArray()",
    'Iterator.from([])',
    'requestIdleCallback(() => 1)',
    "new Intl.Segmenter('en')",
    "/a/v.test('a')",
  ];

  it.each(
    ['src/request/new.ts', 'src/components/new.ts', 'plugins/new/client/new.ts'].flatMap((file) =>
      young.map((code) => [file, code] as const),
    ),
  )('reject in %s the code %s, which not all browsers support', async (file, code) => {
    const found = await lint(untyped, file, `export const a = ${code};\n`);
    expect(found).toEqual([expect.stringMatching(/^no-restricted-(properties|syntax)$/)]);
  });

  it.each([
    ['src/components/new.ts', "new URL('https://example.com')"],
    ['src/components/new.ts', 'Object.values({ a: 1 }).map(String)'],
    ['src/components/new.ts', '[1, 2].map(String).filter(Boolean).toSorted()'],
    ['src/components/new.ts', "['a'].entries().next()"],
    ['src/components/new.ts', '({ navigation: 1 })'],
    ['src/content/new.ts', "URL.canParse('a')"],
    ['plugins/new/index.ts', 'Object.groupBy([1], String)'],
  ])('allow in %s the code %s', async (file, code) => {
    expect(await lint(untyped, file, `export const a = ${code};\n`)).toEqual([]);
  });
});

describe('the code rules', () => {
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
    'use types, case %#',
    async (text, expected) => {
      expect(await lint(typed, 'src/site.ts', text)).toEqual(expected);
    },
    60_000,
  );

  it.each(['build/a.js', 'docs/reference/a.ts', 'node_modules/a/index.js', 'reports/a.js'])(
    'ignore %s',
    async (file) => {
      expect(await untyped.isPathIgnored(path.join(root, file))).toBe(true);
    },
  );
});
