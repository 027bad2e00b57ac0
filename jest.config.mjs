import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './scripts/lib/paths.mjs';

const packages = path.join(root, 'node_modules');

/** Whether a package consists of ES modules, which Jest can only run after a conversion. */
function isModule(/** @type {string} */ name) {
  const file = path.join(packages, name, 'package.json');
  return existsSync(file) && /^\s*"type": *"module"/m.test(readFileSync(file, 'utf8'));
}

/** The client of Docusaurus does not say that it consists of ES modules. */
const modules = ['@docusaurus', '@redocly', ...readdirSync(packages).filter(isModule)].join('|');

/** The other packages. Packages in the folder of another one are few, and all are converted. */
const unconverted = `^(?!.*/node_modules/.*/node_modules/).*/node_modules/(?!(${modules})/)`;

const shared = {
  rootDir: root,
  // Jest lists the files of these folders only, and not all packages.
  roots: ['test', 'src', 'plugins', 'scripts'].map((name) => path.join(root, name)),
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [unconverted],
  globals: { isLiveServer: false, storagePrefix: '' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'jsx', 'json', 'node', 'mjs'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/'],
};

const moduleNameMapper = {
  '\\.css$': '<rootDir>/test/support/mocks/css.ts',
  '\\.(svg|png|zip)$': '<rootDir>/test/support/mocks/file.ts',
  '^@docusaurus/plugin-content-docs/client$': '<rootDir>/test/support/mocks/docs-client.ts',
  '^@portal/(.*)$': '<rootDir>/$1',
  '^@generated/(.*)$': '<rootDir>/test/support/mocks/generated/$1',
  // A mock if there is one, otherwise a component that renders its content.
  '^@theme/(.*)$': [
    '<rootDir>/test/support/mocks/theme/$1',
    '<rootDir>/test/support/mocks/theme/Content',
  ],
  // A mock if there is one, otherwise the real component.
  '^@docusaurus/((?:[A-Z]|use[A-Z])\\w*|router|constants)$': [
    '<rootDir>/test/support/mocks/docusaurus/$1',
    '@docusaurus/core/lib/client/exports/$1',
  ],
};

/** @type {import('jest').Config} */
export default {
  // Jest ignores this option inside a project.
  testTimeout: 60_000,
  testSequencer: path.join(root, 'test/support/sequencer.mjs'),
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['e2e', 'hosts', 'interop', 'scripts'].map(
        (name) => `<rootDir>/test/${name}/`,
      ),
      moduleNameMapper,
    },
    {
      ...shared,
      displayName: 'scripts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/scripts/**/*.test.ts'],
      moduleNameMapper,
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/support/component-setup.ts'],
      moduleNameMapper,
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/e2e-setup.ts',
      globalTeardown: '<rootDir>/test/support/e2e-teardown.ts',
    },
    {
      ...shared,
      displayName: 'hosts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/hosts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'exports',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/interop/*.test.ts'],
    },
  ],
};
