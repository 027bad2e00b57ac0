/** The files for package managers: versions, commands, and where each package is used. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import lockfile from '../package-lock.json';
import manifest from '../package.json';
import { root } from '../scripts/lib/paths.mjs';
import tools from './interop/package.json';

interface Package {
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?[jt]s|tsx)$/.test(name) && !name.startsWith('interop/'))
    .map((name) => `${folder}/${name}`);

it('the newest version of CHANGELOG.md is that of package.json and the lockfile', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## \[(\d\S*)\] - \d{4}-\d\d-\d\d$/gm)];
  expect(versions[0]?.[1]).toBe(manifest.version);
  expect(lockfile.packages[''].version).toBe(manifest.version);
});

it.each(['.', 'test/interop'])('the lockfile in %s names no registry', (folder) => {
  expect(read(`${folder}/package-lock.json`)).not.toContain('"resolved"');
  expect(read(`${folder}/.npmrc`)).toContain('\nomit-lockfile-registry-resolved=true\n');
});

it('the packages that a build loads support the oldest Node of package.json', () => {
  const [, least = ''] = /^>=(\d+\.\d+\.\d+)$/.exec(manifest.engines.node) ?? [];
  const packages = Object.values(lockfile.packages) as readonly object[] as readonly Package[];
  const required = packages.flatMap(({ dev, engines }) =>
    [...(/^>= ?v?([\d.]+)$/.exec(dev ? '' : (engines?.node ?? '')) ?? [])].slice(1),
  );
  expect(required.length).toBeGreaterThan(100);
  expect(required.filter((one) => least.localeCompare(one, 'en', { numeric: true }) < 0)).toEqual(
    [],
  );
  expect(read('.nvmrc').trim()).toBe(least);
  expect(read('README.md')).toContain(`You need [Node](https://nodejs.org) ${least} or newer`);
  expect(read('.github/workflows/test.yml')).toContain(`node: [${least}, `);
});

it('the scripts of package.json start programs that exist', () => {
  for (const script of Object.values(manifest.scripts)) {
    const [program = '', file = ''] = script.split(' ');
    const target = program === 'node' ? file : `node_modules/.bin/${program}`;
    expect([target, existsSync(path.join(root, target))]).toEqual([target, true]);
  }
});

describe('packages', () => {
  /** Names that the bundler resolves, not the package manager. */
  const virtual =
    /^(@(portal|theme|theme-init|generated)\/|@docusaurus\/([A-Z]|use[A-Z]|router$|constants$))/;
  /** Imports, except of types, which do not exist at run time. */
  const imported = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^.'][^']*)'/gm;
  const loaded = /(?<!typeof |\{)\b(?:import|require)\('([^.'][^']*)'\)/g;
  const toPackage = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

  const sources = [
    ...list('src'),
    ...list('plugins'),
    ...list('scripts/lib'),
    'docusaurus.config.ts',
    'sidebars.ts',
  ];
  const dependencies = Object.keys(manifest.dependencies);

  it('that a build loads are dependencies', () => {
    const used = sources.flatMap((file) =>
      [imported, loaded].flatMap((pattern) =>
        [...read(file).matchAll(pattern)].map(([, name = '']) => name),
      ),
    );
    const names = used.filter((name) => !virtual.test(name) && !isBuiltin(name)).map(toPackage);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !dependencies.includes(name))).toEqual([]);
  });

  it('in package.json are used', () => {
    /** The framework, a compiler or a command loads these. */
    const implicit = [
      ...['@docusaurus/faster', '@docusaurus/module-type-aliases', '@mdx-js/react', 'react-dom'],
      ...['@swc/core', '@testing-library/dom', 'jest-environment-jsdom', 'linkinator', 'prettier'],
    ];
    const configuration = readdirSync(root).filter((name) => name.endsWith('.mjs'));
    const texts = [...sources, ...list('test'), ...list('scripts'), ...configuration]
      .filter((file) => file !== 'test/repository.test.ts')
      .map(read)
      .join('');
    const unused = [...dependencies, ...Object.keys(manifest.devDependencies)].filter(
      (name) => !name.startsWith('@types/') && !implicit.includes(name) && !texts.includes(name),
    );
    expect(unused).toEqual([]);
  });

  it('have exact versions', () => {
    const all = [manifest.dependencies, manifest.devDependencies, manifest.overrides];
    const versions = [...all, tools.dependencies].flatMap((some) => Object.values<string>(some));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
