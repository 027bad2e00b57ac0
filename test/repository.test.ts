/** The files for the repository host and for package managers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import lockfile from '../package-lock.json';
import manifest from '../package.json';
import { root } from '../scripts/lib/paths.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (folder: string) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly steps: readonly Step[];
        readonly permissions?: object;
        readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
      }
    >
  >;
}

const workflows = list('.github/workflows').map(
  (file) => [file, load(read(file)) as Workflow] as const,
);

describe.each(workflows)('the workflow %s', (file, { permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);

  it('runs scripts that exist', () => {
    for (const command of commands) {
      const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      const isScript = script !== undefined && script !== 'audit';
      if (isScript) expect(Object.keys(manifest.scripts)).toContain(script);
      if (/^[./]/.test(command)) expect(existsSync(path.join(root, command))).toBe(true);
    }
  });

  it('pins actions to commits, with their versions in comments', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) {
      expect(name).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(read(file)).toMatch(new RegExp(`${name} # v\\d+\\.\\d+\\.\\d+\\n`));
    }
  });

  it('can only read the repository, and stores no credentials', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).filter((job) => job.permissions)).toEqual([]);
    for (const { uses, with: settings } of steps) {
      if (uses?.startsWith('actions/checkout')) {
        expect(settings).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  it('fetches the complete history if it builds pages', () => {
    for (const job of Object.values(jobs)) {
      const builds = job.steps.some(({ run = '' }) => /^npm test|^\.ci\/run/.test(run));
      const [checkout] = job.steps;
      if (builds) expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
    }
  });
});

it('workflows test all Node versions with long-term support, from the one in .nvmrc', () => {
  const versions = workflows.flatMap(([, { jobs }]) =>
    Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []),
  );
  expect(versions).toEqual([20, 22, 24]);
  expect(read('.nvmrc').trim()).toBe(String(versions[0]));
  expect(manifest.engines.node).toMatch(new RegExp(`^>=${versions[0]}\\.`));
});

it('Dependabot updates everything that has a pinned version', () => {
  const { updates } = load(read('.github/dependabot.yml')) as {
    updates: readonly { 'package-ecosystem': string; schedule: { interval: string } }[];
  };
  expect(updates.map((update) => [update['package-ecosystem'], update.schedule.interval])).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'weekly'],
    ['docker', 'weekly'],
  ]);
});

it.each(list('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('config.yml')))(
  '%s is a form with a name, a description and unique fields',
  (file) => {
    const form = load(read(file)) as {
      name: string;
      description: string;
      body: readonly { id: string; attributes: { label: string } }[];
    };
    expect([form.name, form.description]).not.toContain('');
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of form.body) expect(attributes.label).not.toBe('');
  },
);

it('CHANGELOG.md starts with the version in package.json', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## \[(\d\S*)\] - \d{4}-\d\d-\d\d$/gm)];
  expect(versions[0]?.[1]).toBe(manifest.version);
  expect(lockfile.version).toBe(manifest.version);
  expect(lockfile.packages[''].version).toBe(manifest.version);
});

it.each(['.', 'test/interop'])(
  'the lockfile in %s contains no registry, and npm keeps it that way',
  (folder) => {
    const { packages } = JSON.parse(read(`${folder}/package-lock.json`)) as {
      packages: Readonly<Record<string, object>>;
    };
    const named = Object.values(packages).filter((locked) => 'resolved' in locked);
    expect(named).toEqual([]);
    expect(read(`${folder}/.npmrc`)).toContain('\nomit-lockfile-registry-resolved=true\n');
  },
);
