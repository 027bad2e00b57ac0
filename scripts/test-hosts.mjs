/**
 * `npm run test:hosts`: tests the portal with real web servers and the configuration of its build.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJson } from './lib/json.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/run.mjs';
import { sumUp } from './lib/sum-up.mjs';
import { ensureInstalled } from './setup.mjs';

/** @typedef {import('./lib/sum-up.mjs').JestReport} JestReport */

const reports = path.join(root, 'reports');

const usage = `npm run test:hosts

Tests the portal with a real nginx, Caddy and Apache.`;

await main(usage, async () => {
  await ensureInstalled();
  const { withDefaultSettings } = await import('./lib/site.mjs');
  const env = withDefaultSettings(process.env);
  const built = (await runScript('build', [], env)) === 0;
  if (!built) throw new Failure('The build failed, so there is nothing to test.');

  const file = path.join(reports, 'test-hosts.json');
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const exitCode = await runScript('test:hosts:jest', ['--json', `--outputFile=${file}`], env);
  const report = /** @type {JestReport | null} */ (await readJson(file).catch(() => null));
  const { line, ok } = sumUp([{ kind: 'jest', exitCode, report }]);
  console.log(`\n${line}`);
  process.exitCode = ok ? 0 : 1;
});
